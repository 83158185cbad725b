'use client';

import { Ellipsis } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Day } from '@/components/ui/time';
import { toast } from '@/components/ui/toast';
import type { Outcome, ServiceAccountKey, ServiceAccountSummary } from '@/lib/recruiter';
import { KeyDialog } from './service-account-key';

/** Actions on an account of the service. */
export type AccountActions = {
  rotate: (input: { accountId: string }) => Promise<Outcome<ServiceAccountKey>>;
  revoke: (input: { accountId: string }) => Promise<Outcome<null>>;
};

const credits = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** The accounts of the service: callers of its APIs, and their remaining credits. */
export function ServiceAccounts({
  accounts,
  baseUrl,
  actions,
}: {
  accounts: readonly ServiceAccountSummary[];
  baseUrl: string;
  actions: AccountActions;
}) {
  return (
    <Table aria-label="Service accounts">
      <TableHead>
        <TableRow>
          <TableHeader className="pl-0">Account</TableHeader>
          <TableHeader className="text-right">Credits</TableHeader>
          <TableHeader className="hidden @xl:table-cell">Made</TableHeader>
          <TableHeader className="hidden @xl:table-cell">Last used</TableHeader>
          <TableHeader className="w-8 pr-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account.id} className="hover:bg-transparent">
            <TableCell className="w-full max-w-0 py-2 pl-0">
              <div className="flex flex-wrap items-center gap-x-1.5 font-medium">
                <span className="max-w-full truncate">{account.name}</span>
                {account.state === 'revoked' && <Badge tone="critical">Revoked</Badge>}
                {!account.manageable && <Badge tone="outline">Kept by the server</Badge>}
              </div>
              <code className="block truncate font-mono text-xs text-ink-muted">{account.id}</code>
            </TableCell>
            <TableCell className="text-right tabular-nums">
              {credits.format(account.creditsRemaining)}
            </TableCell>
            <TableCell className="hidden text-ink-muted @xl:table-cell">
              <Day value={account.createdAt} />
            </TableCell>
            <TableCell className="hidden text-ink-muted @xl:table-cell">
              {account.lastUsedAt ? <Day value={account.lastUsedAt} /> : 'Never'}
            </TableCell>
            <TableCell className="pr-0">
              {account.state === 'active' && account.setsPages && (
                <AccountMenu account={account} baseUrl={baseUrl} actions={actions} />
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const questions = {
  rotate: {
    title: 'a new key?',
    description: 'The old key stops working at once, and so does whatever uses it until it has the new one.',
    confirm: 'Make a new key',
  },
  revoke: {
    title: 'no more access?',
    description: 'The account stops working at once and for good. Records of its use are kept.',
    confirm: 'Revoke',
  },
};

function AccountMenu({
  account,
  baseUrl,
  actions,
}: {
  account: ServiceAccountSummary;
  baseUrl: string;
  actions: AccountActions;
}) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const [issued, setIssued] = useState<ServiceAccountKey | null>(null);
  const { busy, run } = useAction();
  const rotate = () =>
    run(
      () => actions.rotate({ accountId: account.id }),
      (key) => {
        setQuestion(null);
        setIssued(key);
      },
    );
  const revoke = () =>
    run(
      () => actions.revoke({ accountId: account.id }),
      () => {
        setQuestion(null);
        toast.done(`${account.name} is revoked`);
      },
    );
  const asked = question && questions[question];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`More about ${account.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild>
            <Link href={`/settings/api-access/${encodeURIComponent(account.id)}`}>Matching pages</Link>
          </DropdownMenuItem>
          {account.manageable && (
            <>
              <DropdownMenuItem onSelect={() => setQuestion('rotate')}>New key…</DropdownMenuItem>
              <DropdownMenuItem tone="danger" onSelect={() => setQuestion('revoke')}>
                Revoke…
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {asked && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setQuestion(null)}
          title={`${account.name}: ${asked.title}`}
          description={asked.description}
          confirm={asked.confirm}
          busy={busy}
          onConfirm={question === 'rotate' ? rotate : revoke}
        />
      )}
      <Dialog open={issued !== null} onOpenChange={(open) => !open && setIssued(null)}>
        {issued && <KeyDialog issued={issued} baseUrl={baseUrl} />}
      </Dialog>
    </>
  );
}
