import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/state';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/** Replaces all figures of a view when none is available: the reason, and a way to try again. */
export function FiguresFailed({ data, again }: { data: Outcome<unknown> | undefined; again: () => void }) {
  return (
    <ErrorState title="The figures could not be shown" actions={<Button onClick={again}>Try again</Button>}>
      {data && !data.ok ? data.problem.message : 'The server cannot be reached. Check your connection.'}
    </ErrorState>
  );
}
