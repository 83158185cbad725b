import type { ReactNode } from 'react';
import { RetryButton } from '@/components/shell/retry-button';
import { ErrorState, NoPermissionState } from '@/components/ui/state';
import type { Problem } from '@/lib/recruiter';

/** The column for the sections of a settings page. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <div className="@container w-full max-w-3xl px-4 py-6 md:px-5 lg:px-0 lg:pt-1 lg:pb-8">{children}</div>
  );
}

/** A settings page whose subject could not be loaded. */
export function SettingsProblem({ problem }: { problem: Problem }) {
  return (
    <SettingsPage>
      {problem.code === 'not-allowed' ? (
        <NoPermissionState title="Only owners can see this">
          Ask an owner of this workspace if you need it.
        </NoPermissionState>
      ) : (
        <ErrorState title="This could not be loaded" actions={<RetryButton />}>
          {problem.message}
        </ErrorState>
      )}
    </SettingsPage>
  );
}
