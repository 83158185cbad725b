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
import type { AlertEvery, SavedSearch } from '@/lib/recruiter/vocabulary';
import { useSaved } from './saved-provider';

const NEVER = 'never';

const CHOICES: readonly { value: AlertEvery | typeof NEVER; label: string }[] = [
  { value: NEVER, label: 'Never' },
  { value: 'day', label: 'Every morning' },
  { value: 'week', label: 'Every Monday' },
];

/** How often one hears what is new in a search; for oneself, whoever made it. */
export function AlertMenu({ search: { id, name, alert } }: { search: SavedSearch }) {
  const saved = useSaved();
  const { busy, run } = useAction();
  if (!saved) return null;
  const { actions, mayShare, refresh } = saved;
  const set = (every: AlertEvery | null, byWebhook: boolean) =>
    run(() => actions.setAlert({ id, every, byWebhook: byWebhook && every !== null }), refresh);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton
          size="sm"
          label={alert ? `Alerts of ${name} are on` : `Alert me of what is new in ${name}`}
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
            set(chosen === NEVER ? null : chosen, alert?.byWebhook ?? false);
          }}
        >
          {CHOICES.map(({ value, label }) => (
            <DropdownMenuRadioItem key={value} value={value}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {alert && mayShare && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuCheckboxItem
              checked={alert.byWebhook}
              onCheckedChange={(on) => set(alert.every, on)}
            >
              Tell other systems, too
            </DropdownMenuCheckboxItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
