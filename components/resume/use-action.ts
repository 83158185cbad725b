import { useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/**
 * Runs a server action and says how it went: `done` words the success, a refusal is shown with its reason. When the
 * server cannot be reached nothing was changed, and that is what the message says.
 */
export function useAction(): {
  busy: boolean;
  run: <T>(action: () => Promise<Outcome<T>>, then?: (value: T) => void) => void;
} {
  const [busy, startTransition] = useTransition();
  return {
    busy,
    run(action, then) {
      startTransition(async () => {
        try {
          const outcome = await action();
          if (outcome.ok) then?.(outcome.value);
          else toast.failed(outcome.problem.message);
        } catch {
          toast.failed('The server could not be reached.', {
            description: 'Nothing was changed. Check the connection and try again.',
          });
        }
      });
    },
  };
}
