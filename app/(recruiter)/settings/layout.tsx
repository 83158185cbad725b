import type { ReactNode } from 'react';
import { SettingsNavigation } from '@/components/settings/settings-navigation';
import { PageHeader } from '@/components/shell/page-header';
import { currentUser } from '@/lib/recruiter';

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  return (
    <>
      <PageHeader title="Settings" />
      <div className="flex flex-1 flex-col lg:flex-row lg:gap-12 lg:p-5">
        <SettingsNavigation role={user?.role ?? 'viewer'} />
        <div data-start tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {children}
        </div>
      </div>
    </>
  );
}
