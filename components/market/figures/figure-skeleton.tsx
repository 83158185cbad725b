import { Loading, Skeleton } from '@/components/ui/skeleton';

/** Side by side; where there is no room, they scroll sideways, so that the jobs are not pushed away. */
export const FIGURES_LOOK =
  'flex snap-x gap-3 overflow-x-auto border-b p-4 *:w-[85%] *:shrink-0 *:snap-center @lg:*:w-auto @lg:*:flex-1 @lg:*:shrink md:px-5';

/** Placeholder of the charts while they load, in their size with a legend of two lines. */
export function FigureSkeleton() {
  return (
    <div className={FIGURES_LOOK}>
      <Loading label="Loading the figures">
        <Skeleton className="h-74.5 rounded-lg" />
      </Loading>
      <Skeleton className="h-74.5 rounded-lg" />
    </div>
  );
}
