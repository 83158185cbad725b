'use client';

import { Bell, BellRing } from 'lucide-react';
import { useAction } from '@/components/shell/use-action';
import { IconButton } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { setAlert } from '@/lib/recruiter/actions/alerts';
import type { AlertEvery, SavedSearch } from '@/lib/recruiter/vocabulary';
import { useSaved } from './saved-provider';

const NEVER = 'never';

const OFF: { every: AlertEvery | null; byMail: boolean; byWebhook: boolean } = {
  every: null,
  byMail: false,
  byWebhook: false,
};

const CHOICES: readonly { value: AlertEvery | typeof NEVER; label: string }[] = [
  { value: NEVER, label: 'Never' },
  { value: 'day', label: 'Every morning' },
  { value: 'week', label: 'Every Monday' },
];

/** Sets the alert on a search, only for this member, whoever made the search. */
export function AlertMenu({ search: { id, name, alert } }: { search: SavedSearch }) {
  const saved = useSaved();
  const { busy, run } = useAction();
  if (!saved) return null;
  const { mayShare, canMail, refresh } = saved;
  const now = alert ?? OFF;
  const set = (change: Partial<typeof OFF>) => run(() => setAlert({ id, ...now, ...change }), refresh);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          size="sm"
          label={alert ? `Alerts of ${name} are on` : `Alert me to what is new in ${name}`}
          disabled={busy}
          className={alert ? 'text-accent' : undefined}
        >
          {alert ? <BellRing aria-hidden /> : <Bell aria-hidden />}
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <DropdownMenuLabel>Tell me what is new</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={alert?.every ?? NEVER}
          onValueChange={(next) => {
            const chosen = CHOICES.find(({ value }) => value === next)?.value ?? NEVER;
            set(chosen === NEVER ? OFF : { every: chosen });
          }}
        >
          {CHOICES.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {alert && (canMail || mayShare) && <DropdownMenuSeparator />}
        {alert && canMail && (
          <DropdownMenuCheckboxItem checked={alert.byMail} onCheckedChange={(byMail) => set({ byMail })}>
            By e-mail, too
          </DropdownMenuCheckboxItem>
        )}
        {alert && mayShare && (
          <DropdownMenuCheckboxItem
            checked={alert.byWebhook}
            onCheckedChange={(byWebhook) => set({ byWebhook })}
          >
            Tell other systems, too
          </DropdownMenuCheckboxItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
