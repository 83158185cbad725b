'use client';

import { useState } from 'react';
import { Welcome } from '@/components/account/welcome';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import type { Outcome } from '@/lib/recruiter/vocabulary';

/** Page of the address in a mail to a candidate: stops mails, or allows them again, without signing in. */
export function NoMail({
  stopped,
  switchTo,
}: {
  stopped: boolean;
  switchTo: (stopped: boolean) => Promise<Outcome<null>>;
}) {
  const { busy, problem, run } = useAction({ inForm: true });
  const [isOff, setOff] = useState(stopped);
  const turn = (off: boolean) =>
    run(
      () => switchTo(off),
      () => setOff(off),
    );
  return (
    <Welcome
      title={isOff ? 'You get no more e-mail from us' : 'Stop e-mail from us?'}
      lead={
        isOff
          ? 'We no longer write to this e-mail address. If this was a mistake, you can change it here.'
          : 'We will no longer write to this e-mail address about any job.'
      }
    >
      {problem && (
        <Callout tone="critical" className="mb-4">
          {problem.message}
        </Callout>
      )}
      {isOff ? (
        <Button busy={busy} onClick={() => turn(false)}>
          Get e-mail again
        </Button>
      ) : (
        <Button variant="primary" busy={busy} onClick={() => turn(true)}>
          Stop e-mail
        </Button>
      )}
    </Welcome>
  );
}
