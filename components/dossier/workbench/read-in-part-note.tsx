import { FileWarning } from 'lucide-react';

/** Warns that the data below may be incomplete. */
export function ReadInPartNote() {
  return (
    <p className="flex items-start gap-2 bg-caution-soft px-5 py-2.5 text-sm text-caution md:px-6">
      <FileWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
      Not all of this document was read, so what you see may be incomplete. Compare it with the original.
    </p>
  );
}
