import { FileQuestion } from 'lucide-react';
import Link from 'next/link';

/** Warns that the file may be something else than a CV, and leads to the others like it. */
export function MisfitNote() {
  return (
    <p className="flex items-start gap-2 bg-caution-soft px-5 py-2.5 text-sm text-caution md:px-6">
      <FileQuestion aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        This does not look like a CV: hardly any work, education or skills were found in it.{' '}
        <Link href="/candidates?misfit=true" className="font-medium underline underline-offset-4">
          Show all such files
        </Link>
      </span>
    </p>
  );
}
