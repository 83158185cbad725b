import { CopyField } from '@/components/ui/copy-field';
import { Dialog } from '@/components/ui/dialog';
import { ShownOnce } from './shown-once';

/** Shows a new signing secret once, with its purpose. Closed without one. */
export function SigningSecretDialog({
  secret,
  description,
  close,
}: {
  secret: string | undefined;
  description: string;
  close: () => void;
}) {
  return (
    <Dialog open={secret !== undefined} onOpenChange={(open) => !open && close()}>
      <ShownOnce title="Signing secret" description={description} kept="I have saved it">
        <CopyField label="Signing secret" value={secret ?? ''} />
      </ShownOnce>
    </Dialog>
  );
}
