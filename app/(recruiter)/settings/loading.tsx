import { SettingsPage } from '@/components/settings/settings-page';
import { Loading, Skeleton } from '@/components/ui/skeleton';

export default function SettingsLoading() {
  return (
    <SettingsPage>
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="w-80 max-w-full" />
        <Skeleton className="mt-2 h-8 w-full max-w-sm" />
        <Skeleton className="h-8 w-full max-w-sm" />
        <Skeleton className="h-8 w-28" />
      </Loading>
    </SettingsPage>
  );
}
