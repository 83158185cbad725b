'use client';

import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import type { Outcome } from '@/lib/recruiter';

/** Asks whether the window with this code may show a list of matches. */
export function AgreeToOpen({ code, agree }: { code: string; agree: () => Promise<Outcome<null>> }) {
  const [outcome, setOutcome] = useState<Outcome<null>>();
  const [isPending, start] = useTransition();
  if (outcome?.ok) return <p role="status">Done. Go back to the window with the list, and close this one.</p>;
  return (
    <div className="space-y-5">
      <p>
        That window shows the code <b className="font-mono">{code}</b>. If it shows another one, or you did
        not ask for this, close this page.
      </p>
      {outcome && <p className="text-critical">{outcome.problem.message}</p>}
      <Button variant="primary" busy={isPending} onClick={() => start(async () => setOutcome(await agree()))}>
        Open the list
      </Button>
    </div>
  );
}
