import Link from 'next/link';
import { counted } from '@/components/dossier/words';

/** Links to the pairs of candidates who may be the same person. */
export function DuplicatesLink({ pairs }: { pairs: number }) {
  return (
    <Link href="/candidates/duplicates" className="text-xs text-caution hover:underline">
      <span className="max-sm:hidden">{counted(pairs, 'possible duplicate')}</span>
      <span className="sm:hidden">{counted(pairs, 'duplicate')}</span>
    </Link>
  );
}
