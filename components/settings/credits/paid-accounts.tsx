'use client';

import { useState } from 'react';
import { useAction } from '@/components/shell/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog, DialogTrigger } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { FormDialogContent } from '@/components/ui/form-dialog';
import { Input } from '@/components/ui/input';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { toast } from '@/components/ui/toast';
import type { Outcome, PaidAccount } from '@/lib/recruiter';
import { creditsText, expiryText } from './words';

type Add = (input: { accountId: string; credits: string; expiresOn: string }) => Promise<Outcome<null>>;

function AddCredits({ account, add }: { account: PaidAccount; add: Add }) {
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAction({ inForm: true });
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button size="sm" aria-label={`Add credits to ${account.name}`}>
          Add credits…
        </Button>
      </DialogTrigger>
      <FormDialogContent
        title={`Add credits to ${account.name}`}
        description="They are added to what is left. Calls refused for lack of credits will work at once."
        submit="Add credits"
        busy={busy}
        problem={problem}
        onSubmit={({ credits = '', expiresOn = '' }) =>
          run(
            () => add({ accountId: account.id, credits, expiresOn }),
            () => {
              setOpen(false);
              toast.done(`Credits added to ${account.name}`);
            },
          )
        }
      >
        <Field label="Credits" name="credits">
          <Input inputMode="decimal" autoComplete="off" defaultValue="1000" />
        </Field>
        <Field label="Expire on" name="expiresOn" hint="All credits of the account. Empty for never.">
          <Input type="date" defaultValue={account.expiresOn ?? ''} />
        </Field>
      </FormDialogContent>
    </Dialog>
  );
}

/** The accounts of the built-in service, with the remaining credits of each. */
export function PaidAccounts({ accounts, add }: { accounts: readonly PaidAccount[]; add: Add }) {
  return (
    <Table aria-label="Accounts">
      <TableHead>
        <TableRow>
          <TableHeader className="w-full pl-0">Account</TableHeader>
          <TableHeader className="text-right">Credits left</TableHeader>
          <TableHeader className="hidden @lg:table-cell">Expires</TableHeader>
          <TableHeader className="pr-0">
            <span className="sr-only">Actions</span>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account.id} className="hover:bg-transparent">
            <TableCell className="max-w-0 pl-0">
              <span className="flex flex-wrap items-center gap-x-1.5">
                <span className="max-w-full truncate font-medium">{account.name}</span>
                {account.remaining <= 0 && <Badge tone="critical">None left</Badge>}
              </span>
            </TableCell>
            <TableCell className="text-right tabular-nums">{creditsText(account.remaining)}</TableCell>
            <TableCell className="hidden whitespace-nowrap text-ink-muted @lg:table-cell">
              {expiryText(account.expiresOn)}
            </TableCell>
            <TableCell className="pr-0 text-right">
              <AddCredits account={account} add={add} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
