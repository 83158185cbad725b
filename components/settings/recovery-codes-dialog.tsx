'use client';

import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogClose, DialogContent } from '@/components/ui/dialog';

/** The recovery codes, at the only moment when they can be read. */
export function RecoveryCodesDialog({ codes }: { codes: readonly string[] }) {
  return (
    <DialogContent
      title="Keep these recovery codes"
      description="Each lets you in once without the app. They are shown only now; keep them away from your password."
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <DialogClose asChild>
          <Button variant="primary">I have kept them</Button>
        </DialogClose>
      }
    >
      <CopyField label="Recovery codes" value={codes.join('\n')} />
    </DialogContent>
  );
}
