'use client';

import { ShieldCheck } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { toast } from '@/components/ui/toast';
import type { Outcome, SecondFactorState } from '@/lib/recruiter';
import { type Enrol, EnrolDialog } from './enrol-dialog';
import { OwnPassword } from './own-password';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

type WithPassword<Value> = (input: { password: string }) => Promise<Outcome<Value>>;

export type SecondFactorActions = Enrol & {
  renew: WithPassword<{ recoveryCodes: string[] }>;
  remove: WithPassword<null>;
};

const FEW_CODES = 3;

/** Codes of an app along with the password: turned on, new recovery codes, turned off. */
export function SecondFactor({ state, actions }: { state: SecondFactorState; actions: SecondFactorActions }) {
  if (!state.available)
    return (
      <p className="text-ink-muted">
        You sign in through your organisation, which asks for its own second factor.
      </p>
    );
  if (!state.enabled) return <TurnOn actions={actions} />;
  const { recoveryCodesLeft: left } = state;
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="flex items-center gap-2 font-medium">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-positive" />
        On: you enter a code from your app when you sign in.
      </p>
      <p className="text-ink-muted">
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
        {left <= FEW_CODES && ' Make new ones before you need them.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Renew renew={actions.renew} />
        <TurnOff remove={actions.remove} />
      </div>
    </div>
  );
}

/** The page is refreshed when the dialog closes, which until then shows the recovery codes. */
function TurnOn({ actions }: { actions: SecondFactorActions }) {
  const router = useRouter();
  return (
    <Dialog onOpenChange={(open) => !open && router.refresh()}>
      <DialogTrigger asChild>
        <Button>Turn on…</Button>
      </DialogTrigger>
      <EnrolDialog actions={actions} />
    </Dialog>
  );
}

function Renew({ renew }: Pick<SecondFactorActions, 'renew'>) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const renewing = useAction({ inForm: true });
  const change = (next: boolean) => {
    setOpen(next);
    setCodes(null);
  };
  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogTrigger asChild>
        <Button>New recovery codes…</Button>
      </DialogTrigger>
      {codes ? (
        <RecoveryCodesDialog codes={codes} />
      ) : (
        <FormDialogContent
          title="New recovery codes"
          description="The ones you have now stop working."
          submit="Make new codes"
          busy={renewing.busy}
          problem={renewing.problem}
          onSubmit={({ password = '' }) =>
            renewing.run(
              () => renew({ password }),
              ({ recoveryCodes }) => setCodes(recoveryCodes),
            )
          }
        >
          <OwnPassword />
        </FormDialogContent>
      )}
    </Dialog>
  );
}

function TurnOff({ remove }: Pick<SecondFactorActions, 'remove'>) {
  const [open, setOpen] = useState(false);
  const removing = useAction({ inForm: true });
  const done = () => {
    setOpen(false);
    toast.done('The second factor is off');
  };
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>Turn off…</Button>
      </DialogTrigger>
      <FormDialogContent
        title="Turn off the second factor?"
        description="From then on your password alone is enough to sign in, for you and for anyone who has it."
        submit="Turn off"
        busy={removing.busy}
        problem={removing.problem}
        onSubmit={({ password = '' }) => removing.run(() => remove({ password }), done)}
      >
        <OwnPassword />
      </FormDialogContent>
    </Dialog>
  );
}
