import { Loading, Skeleton } from '@/components/ui/skeleton';

/** The place of the charts while they are asked for, in their measures. */
export function FigureSkeleton() {
  return (
    <Loading label="Loading the figures" className="grid gap-3 border-b p-4 @lg:grid-cols-2 md:px-5">
      <Skeleton className="h-[13.75rem] rounded-lg" />
      <Skeleton className="h-[13.75rem] rounded-lg" />
    </Loading>
  );
}
