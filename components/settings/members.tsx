'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Select } from '@/components/ui/select';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import type { Member, Outcome, Role } from '@/lib/recruiter';
import { ROLE_OPTIONS } from './roles';

/** Actions on a member. */
export type MemberActions = {
  changeRole: (input: { memberId: string; role: Role }) => Promise<Outcome<Member>>;
  disableMember: (input: { memberId: string }) => Promise<Outcome<Member>>;
  enableMember: (input: { memberId: string }) => Promise<Outcome<Member>>;
  resetSecondFactor: (input: { memberId: string }) => Promise<Outcome<null>>;
};

/** Everyone of the workspace, with their role and whether they may sign in. */
export function Members({
  members,
  selfId,
  actions,
}: {
  members: readonly Member[];
  selfId: string;
  actions: MemberActions;
}) {
  return (
    <Table aria-label="Members">
      <TableHead>
        <TableRow>
          <TableHeader className="pl-0">Name</TableHeader>
          <TableHeader className="hidden @xl:table-cell">Last sign-in</TableHeader>
          <TableHeader>Role</TableHeader>
          <TableHeader className="w-8 pr-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} self={member.id === selfId} actions={actions} />
        ))}
      </TableBody>
    </Table>
  );
}

function MemberRow({ member, self, actions }: { member: Member; self: boolean; actions: MemberActions }) {
  const role = useAction();
  return (
    <TableRow className="hover:bg-transparent">
      <TableCell className="w-full max-w-0 py-2 pl-0">
        <div className="flex items-center gap-2.5">
          <Avatar name={member.name} className="hidden @xl:inline-flex" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-1.5 font-medium">
              <span className="max-w-full truncate">{member.name}</span>
              {self && <Badge>You</Badge>}
              {member.state === 'disabled' && <Badge tone="caution">Disabled</Badge>}
            </div>
            <div className="truncate text-xs text-ink-muted">{member.email}</div>
          </div>
        </div>
      </TableCell>
      <TableCell className="hidden text-ink-muted @xl:table-cell">
        {member.lastSignInAt ? <Day value={member.lastSignInAt} /> : 'Never'}
      </TableCell>
      <TableCell>
        <Select
          aria-label={`Role of ${member.name}`}
          className="w-28"
          options={ROLE_OPTIONS}
          value={member.role}
          disabled={role.busy || member.state === 'disabled'}
          onValueChange={(next) =>
            role.run(
              () => actions.changeRole({ memberId: member.id, role: next }),
              () => toast.done('Role changed'),
            )
          }
        />
      </TableCell>
      <TableCell className="pr-0">
        <MemberMenu member={member} actions={actions} />
      </TableCell>
    </TableRow>
  );
}

type Question = 'disable' | 'reset-second-factor';

function MemberMenu({ member, actions }: { member: Member; actions: MemberActions }) {
  const [asking, setAsking] = useState<Question | null>(null);
  const enabling = useAction();
  const enable = () =>
    enabling.run(
      () => actions.enableMember({ memberId: member.id }),
      () => toast.done(`${member.name} can sign in again`),
    );
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about ${member.name}`} busy={enabling.busy}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {member.secondFactor && (
            <DropdownMenuItem onSelect={() => setAsking('reset-second-factor')}>
              Reset second factor…
            </DropdownMenuItem>
          )}
          {member.state === 'active' ? (
            <DropdownMenuItem tone="danger" onSelect={() => setAsking('disable')}>
              Disable…
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={enable}>Restore access</DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <Confirmation question={asking} member={member} actions={actions} close={() => setAsking(null)} />
    </>
  );
}

/** Asks before changes that cannot be undone for the member at once. */
function Confirmation({
  question,
  member,
  actions,
  close,
}: {
  question: Question | null;
  member: Member;
  actions: MemberActions;
  close: () => void;
}) {
  const running = useAction();
  const told = (message: string) => () => {
    close();
    toast.done(message);
  };
  const memberId = { memberId: member.id };
  const disable = () =>
    running.run(() => actions.disableMember(memberId), told(`${member.name} can no longer sign in`), close);
  const reset = () =>
    running.run(
      () => actions.resetSecondFactor(memberId),
      told(`${member.name} signs in with the password alone`),
      close,
    );
  return (
    <>
      <AlertDialog
        open={question === 'disable'}
        onOpenChange={close}
        title={`Disable ${member.name}?`}
        description="They are signed out everywhere at once and cannot sign in until you let them in again. What they did stays."
        confirm="Disable"
        busy={running.busy}
        onConfirm={disable}
      />
      <AlertDialog
        open={question === 'reset-second-factor'}
        onOpenChange={close}
        title={`Reset the second factor of ${member.name}?`}
        description="They are signed out everywhere, and the password alone lets them in until they turn it on again. Make sure the request really comes from them."
        confirm="Reset"
        busy={running.busy}
        onConfirm={reset}
      />
    </>
  );
}
