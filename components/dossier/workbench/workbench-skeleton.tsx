import { PageHeader } from '@/components/shell/page-header';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import type { DossierKind } from '@/lib/recruiter/vocabulary';
import { KIND_WORDS } from '../kinds';

/** The page of one dossier while it loads, in its own measures. */
export function WorkbenchSkeleton({ kind }: { kind: DossierKind }) {
  const { path, title, one } = KIND_WORDS[kind];
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader title={<Skeleton className="w-40" />} parent={{ href: path, label: title }} />
      <Loading label={`Loading the ${one}`} className="flex min-h-0 flex-1">
        <div className="hidden min-w-0 flex-1 flex-col border-r lg:flex">
          <div className="flex h-10 shrink-0 items-center border-b px-4">
            <Skeleton className="w-48" />
          </div>
          <div className="min-h-0 flex-1 overflow-hidden bg-sunken p-4">
            <Skeleton className="aspect-[210/297] h-auto w-full rounded-none" />
          </div>
        </div>
        <div className="min-w-0 flex-1 space-y-8 px-5 py-5 max-lg:pt-14 md:px-6">
          <div className="flex gap-4">
            <Skeleton className="size-12 rounded-full max-sm:hidden" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-6 w-48" />
              <Skeleton className="w-64" />
              <Skeleton className="w-40" />
            </div>
          </div>
          <Skeleton className="h-20" />
          <Skeleton className="h-32" />
          <Skeleton className="h-40" />
        </div>
      </Loading>
    </div>
  );
}
