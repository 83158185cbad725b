'use client';

import { useState } from 'react';
import { Welcome } from '@/components/account/welcome';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { Outcome } from '@/lib/recruiter/vocabulary';

const SEARCHES = (count: number) => (count === 1 ? 'one saved search' : `${count} saved searches`);

/** The page at the address in a mail: turns alerts by e-mail off, without signing in. */
export function MailOff({ count, turnOff }: { count: number; turnOff: () => Promise<Outcome<null>> }) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [isOff, setOff] = useState(count === 0);
  if (isOff)
    return (
      <Welcome
        title="Alerts by e-mail are off"
        lead="They still appear in Shortlist. You can turn e-mail on again there, at each saved search."
      />
    );
  return (
    <Welcome
      title="Turn off alerts by e-mail?"
      lead={`You get an e-mail about what is new in ${SEARCHES(count)}.`}
    >
      {problem && (
        <Callout tone="caution" className="mb-4">
          {problem.message}
        </Callout>
      )}
      <Button variant="primary" busy={busy} onClick={() => run(turnOff, () => setOff(true))}>
        Turn off
      </Button>
    </Welcome>
  );
}
