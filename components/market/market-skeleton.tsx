import { PageHeader } from '@/components/shell/page-header';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { FigureSkeleton } from './figures/figure-skeleton';

/** Widths that look like lines of words and not like a wall. */
const LINES = ['w-56', 'w-44', 'w-64', 'w-52', 'w-40', 'w-60', 'w-48', 'w-56'];

/** The market while it loads, in its own measures. */
export function MarketSkeleton() {
  return (
    <div className="flex min-h-full flex-1 flex-col">
      <PageHeader title="Market" />
      <div className="flex shrink-0 items-center gap-2 border-b px-4 py-2 md:px-5">
        <Skeleton className="h-8 flex-1 rounded-md" />
        <Skeleton className="h-8 w-36 rounded-md max-sm:hidden" />
      </div>
      <div className="@container flex-1 lg:mr-72">
        <FigureSkeleton />
        <Loading label="Loading jobs">
          {LINES.map((width, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
              key={index}
              className="flex h-15 flex-col justify-center gap-2 border-b border-line/70 px-4 md:px-5"
            >
              <Skeleton className={width} />
              <Skeleton className="h-3 w-80 max-w-full" />
            </div>
          ))}
        </Loading>
      </div>
    </div>
  );
}
