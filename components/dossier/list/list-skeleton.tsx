import { PageHeader } from '@/components/shell/page-header';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';

/** Widths that look like lines of words and not like a wall. */
const LINES = [
  'w-40',
  'w-32',
  'w-44',
  'w-36',
  'w-28',
  'w-40',
  'w-36',
  'w-44',
  'w-32',
  'w-40',
  'w-28',
  'w-36',
];

/** The list while it loads, in its own measures. */
export function ListSkeleton({ kind }: { kind: DossierKind }) {
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <PageHeader title={KIND_WORDS[kind].title} />
      <div className="flex shrink-0 items-center gap-2 border-b px-4 py-2 md:px-5">
        <Skeleton className="h-8 flex-1 rounded-md md:max-w-80" />
      </div>
      <Loading label={`Loading ${KIND_WORDS[kind].many}`}>
        <div className="hidden h-8 border-b md:block" />
        {LINES.map((width, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            key={index}
            className="flex h-18 items-center gap-3 border-b px-4 md:h-11 md:border-line/70 md:px-5"
          >
            <Skeleton className="size-5 rounded-full" />
            <Skeleton className={width} />
            <Skeleton className="ml-6 hidden w-48 md:block" />
            <Skeleton className="hidden w-40 md:block" />
            <Skeleton className="hidden w-56 lg:block" />
          </div>
        ))}
      </Loading>
    </div>
  );
}
