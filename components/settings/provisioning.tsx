'use client';

import { useState } from 'react';
import { counted } from '@/components/dossier/words';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import { makeScimToken, revokeScimToken } from '@/lib/recruiter/actions/provisioning';
import type { ProvisioningSettings } from '@/lib/recruiter/vocabulary';
import { Facts } from './section';

type Token = ProvisioningSettings['token'];

/** How a company's directory adds and removes members by SCIM: the address, and a token that is shown once. */
export function Provisioning({ settings }: { settings: ProvisioningSettings }) {
  const [shown, setShown] = useState<string | null>(null);
  const { token, address, members, groups, groupsGiveRoles } = settings;
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <CopyField label="SCIM address" value={address} />
      {shown && token.state === 'made' && (
        <div className="flex flex-col gap-2 rounded-lg border p-4">
          <CopyField focused label="Token, shown once" value={shown} />
          <p className="text-sm text-ink-muted">
            Enter it with the address in your directory. Whoever has it can add, change and remove members.
          </p>
        </div>
      )}
      <Facts
        facts={[
          { name: 'Token', value: <TokenState token={token} /> },
          {
            name: 'Managed by the directory',
            value: `${counted(members, 'member')}, ${counted(groups, 'group')}`,
          },
          ...(groups > 0 && !groupsGiveRoles
            ? [{ name: 'Roles', value: 'Groups give no roles yet: OIDC_ROLES is not set.' }]
            : []),
        ]}
      />
      <TokenButtons token={token} onMade={setShown} />
    </div>
  );
}

function TokenState({ token }: { token: Token }) {
  if (token.state === 'none') return 'None yet';
  if (token.state === 'revoked')
    return (
      <>
        Revoked <Day value={token.revokedAt} />
      </>
    );
  return (
    <>
      Made <Day value={token.madeAt} /> by {token.madeBy},{' '}
      {token.usedAt ? (
        <>
          last used <Day value={token.usedAt} />
        </>
      ) : (
        'never used'
      )}
    </>
  );
}

type Question = 'renew' | 'revoke';

const QUESTIONS: Readonly<Record<Question, { title: string; description: string; confirm: string }>> = {
  renew: {
    title: 'Make a new token?',
    description:
      'The one in use stops working at once. Your directory changes nothing here until it has the new one.',
    confirm: 'Make a new token',
  },
  revoke: {
    title: 'Revoke the token?',
    description: 'Your directory changes nothing here any more. Members and their roles stay as they are.',
    confirm: 'Revoke the token',
  },
};

function TokenButtons({ token, onMade }: { token: Token; onMade: (token: string | null) => void }) {
  const { busy, run } = useAction();
  const [asking, setAsking] = useState<Question | null>(null);
  const close = () => setAsking(null);
  const isMade = token.state === 'made';
  const make = () =>
    run(
      () => makeScimToken(undefined),
      (made) => {
        close();
        onMade(made.token);
      },
      close,
    );
  const revoke = () =>
    run(
      () => revokeScimToken(undefined),
      () => {
        close();
        onMade(null);
        toast.done('The token no longer works');
      },
      close,
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy && asking === null} onClick={isMade ? () => setAsking('renew') : make}>
        {isMade ? 'Make a new token…' : 'Make a token'}
      </Button>
      {isMade && (
        <Button variant="quiet" disabled={busy} onClick={() => setAsking('revoke')}>
          Revoke…
        </Button>
      )}
      <AlertDialog
        {...QUESTIONS[asking ?? 'renew']}
        open={asking !== null}
        onOpenChange={close}
        busy={busy}
        onConfirm={asking === 'renew' ? make : revoke}
      />
    </div>
  );
}
