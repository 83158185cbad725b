'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import type { Outcome } from '@/lib/recruiter';
import { SigningSecretDialog } from './signing-secret-dialog';

/** Makes a new secret by which the messages of hooks are signed, and shows it once. */
export function SigningSecretButton({ rotate }: { rotate: () => Promise<Outcome<{ secret: string }>> }) {
  const [secret, setSecret] = useState<string>();
  const making = useAction();
  return (
    <>
      <Button
        busy={making.busy}
        onClick={() => making.run(rotate, (made: { secret: string }) => setSecret(made.secret))}
      >
        New signing secret
      </Button>
      <SigningSecretDialog
        secret={secret}
        description="Messages that this workspace posts are signed with it from now on (Standard Webhooks). It is not shown again."
        close={() => setSecret(undefined)}
      />
    </>
  );
}
