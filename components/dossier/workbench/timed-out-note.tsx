import { Hourglass } from 'lucide-react';

/** Warns that the data below may be incomplete. */
export function TimedOutNote() {
  return (
    <p className="flex items-start gap-2 bg-caution-soft px-5 py-2.5 text-sm text-caution md:px-6">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      Reading this document took too long, so what you see may be incomplete. Compare it with the original.
    </p>
  );
}
