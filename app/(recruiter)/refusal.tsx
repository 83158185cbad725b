import { notFound } from 'next/navigation';
import { RetryButton } from '@/components/shell/retry-button';
import { ErrorState, NoPermissionState } from '@/components/ui/state';
import type { Problem } from '@/lib/recruiter';

/** Content in place of something that a use case refused. */
export function Refusal({ problem }: { problem: Problem }) {
  if (problem.code === 'not-found') notFound();
  if (problem.code === 'not-allowed' || problem.code === 'not-signed-in') {
    return (
      <NoPermissionState level={1} title="You have no access to this">
        {problem.message}
      </NoPermissionState>
    );
  }
  return (
    <ErrorState level={1} title="This could not be shown" actions={<RetryButton />}>
      {problem.message}
    </ErrorState>
  );
}
