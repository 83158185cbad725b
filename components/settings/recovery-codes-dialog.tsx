'use client';

import { CopyField } from '@/components/ui/copy-field';
import { ShownOnce } from './shown-once';

/** The recovery codes, at the only moment when they can be read. */
export function RecoveryCodesDialog({ codes }: { codes: readonly string[] }) {
  return (
    <ShownOnce
      title="Keep these recovery codes"
      description="Each lets you in once without the app. They are shown only now; keep them away from your password."
      kept="I have saved them"
    >
      <CopyField label="Recovery codes" value={codes.join('\n')} />
    </ShownOnce>
  );
}
