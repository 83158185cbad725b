import type { ReactNode } from 'react';
import { ErrorState, NoPermissionState } from '@/components/ui/state';
import type { Problem } from '@/lib/recruiter';

/** The column in which the sections of a settings page stand. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-3xl px-4 py-6 md:px-0 md:py-8">{children}</div>;
}

/** What a settings page shows when what it is about could not be read. */
export function SettingsProblem({ problem }: { problem: Problem }) {
  return (
    <SettingsPage>
      {problem.code === 'not-allowed' ? (
        <NoPermissionState title="This is for owners">
          {problem.message} Ask an owner of this workspace if you need it.
        </NoPermissionState>
      ) : (
        <ErrorState title="This could not be loaded">{problem.message}</ErrorState>
      )}
    </SettingsPage>
  );
}
