'use client';

import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import type { Invitation, Outcome, Role } from '@/lib/recruiter';
import { ROLE_OPTIONS } from './roles';

type Invite = (input: {
  email: string;
  role: Role;
}) => Promise<Outcome<{ invitation: Invitation; link: string }>>;

/** Invites someone: asks for e-mail and role, then shows the link once. */
export function InviteButton({ inviteMember }: { inviteMember: Invite }) {
  const [open, setOpen] = useState(useSearchParams().has('invite'));
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="primary">
          <UserPlus aria-hidden />
          Invite
        </Button>
      </DialogTrigger>
      <InviteDialog inviteMember={inviteMember} />
    </Dialog>
  );
}

function InviteDialog({ inviteMember }: { inviteMember: Invite }) {
  const [invited, setInvited] = useState<{ email: string; link: string } | null>(null);
  const [role, setRole] = useState<Role>('recruiter');
  const inviting = useAction({ inForm: true });
  if (invited) {
    return (
      <DialogContent
        title="Send this link"
        description={`It lets ${invited.email} join, works for seven days and is shown only now.`}
        footer={
          <DialogClose asChild>
            <Button variant="primary">Done</Button>
          </DialogClose>
        }
      >
        <CopyField label="Invitation link" value={invited.link} />
      </DialogContent>
    );
  }
  return (
    <FormDialogContent
      title="Invite someone"
      description="You get a link to send them. Nothing is sent from here."
      submit="Create the link"
      busy={inviting.busy}
      problem={inviting.problem}
      onSubmit={({ email = '' }) =>
        inviting.run(
          () => inviteMember({ email, role }),
          ({ invitation, link }) => setInvited({ email: invitation.email, link }),
        )
      }
    >
      <Field label="E-mail" name="email">
        <Input type="email" autoComplete="off" autoCapitalize="none" required />
      </Field>
      <Field label="Role" hint={ROLE_OPTIONS.find(({ value }) => value === role)?.description}>
        <Select options={ROLE_OPTIONS} value={role} onValueChange={setRole} />
      </Field>
    </FormDialogContent>
  );
}

/** Invitations that nobody has accepted yet. */
export function OpenInvitations({
  invitations,
  revokeInvitation,
}: {
  invitations: readonly Invitation[];
  revokeInvitation: (input: { invitationId: string }) => Promise<Outcome<null>>;
}) {
  const revoking = useAction();
  return (
    <ul className="flex flex-col divide-y divide-line/70 border-y">
      {invitations.map((invitation) => (
        <li key={invitation.id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-2">
              <span className="truncate font-medium">{invitation.email}</span>
              <Badge className="capitalize">{invitation.role}</Badge>
              {invitation.expired && <Badge tone="caution">Expired</Badge>}
            </div>
            <div className="text-xs text-ink-muted">
              From {invitation.invitedBy}, {invitation.expired ? 'lasted' : 'lasts'} until{' '}
              <Day value={invitation.expiresAt} />
            </div>
          </div>
          <Button
            variant="danger-quiet"
            size="sm"
            disabled={revoking.busy}
            aria-label={`Withdraw the invitation of ${invitation.email}`}
            onClick={() =>
              revoking.run(
                () => revokeInvitation({ invitationId: invitation.id }),
                () => toast.done('Invitation withdrawn'),
              )
            }
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
}
