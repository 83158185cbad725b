'use client';

import { ChevronsUpDown, Keyboard, LogOut, UserRound } from 'lucide-react';
import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { cn } from '@/components/ui/cn';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Kbd } from '@/components/ui/kbd';
import { useCommandPanel } from '../shell/commands';
import { leave } from '../shell/leave';
import { PLACES } from '../shell/navigation';
import { THEMES } from '../shell/preferences';
import { usePreferences } from '../shell/preferences-provider';
import { THEME_LABELS } from '../shell/themes';
import { Unread, type UnreadCounts } from '../shell/unread';

/** Signed-in person, as shown in the shell. */
export type Person = {
  name: string;
  email: string;
  role: string;
  /** True if everybody is this person, in a demonstration: nobody signed in, so nobody can sign out. */
  visits: boolean;
};

const look = {
  wide: 'flex h-10 w-full items-center gap-2.5 rounded-md px-1.5 text-left hover:bg-hover data-[state=open]:bg-hover',
  rail: 'flex size-9 items-center justify-center rounded-md hover:bg-hover data-[state=open]:bg-hover',
  bar: 'focus-inset flex flex-auto flex-col items-center justify-center gap-0.5 text-2xs font-medium text-ink-muted',
};

/** Menu of the signed-in person: profile, theme, shortcuts, signing out. */
export function AccountMenu({
  person,
  as,
  unread,
}: {
  person: Person;
  as: keyof typeof look;
  /** Unread counts of pages that only this menu leads to. */
  unread?: UnreadCounts;
}) {
  const { show } = useCommandPanel();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={cn('relative', look[as])}>
        {unread && <Unread of="events" known={unread.events} className="absolute top-1 left-1/2" />}
        <Avatar name={person.name} size={as === 'bar' ? 'sm' : 'md'} />
        {as === 'bar' && 'Account'}
        {as !== 'wide' && (
          <span className="sr-only">
            {as === 'rail' && 'Account'} of {person.name}
          </span>
        )}
        {as === 'wide' && (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                <span className="sr-only">Account of </span>
                {person.name}
              </span>
              <span className="block truncate text-2xs text-ink-muted capitalize">{person.role}</span>
            </span>
            <ChevronsUpDown aria-hidden className="size-3.5 text-ink-faint" />
          </>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top" className="w-60">
        <DropdownMenuLabel className="font-normal">
          <span className="block truncate font-medium text-ink">{person.name}</span>
          <span className="block truncate">{person.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {as === 'bar' &&
          PLACES.filter(({ onlyWide }) => onlyWide).map(({ href, label, icon: Icon, unread: of }) => (
            <DropdownMenuItem key={href} asChild>
              <Link href={href}>
                <Icon aria-hidden />
                {label}
                {of && unread && <Unread of={of} known={unread[of]} className="ml-auto" />}
              </Link>
            </DropdownMenuItem>
          ))}
        <DropdownMenuItem asChild>
          <Link href="/settings/profile">
            <UserRound aria-hidden />
            Profile
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem aside={<Kbd keys={['?']} />} onSelect={() => show('help')}>
          <Keyboard aria-hidden />
          Keyboard shortcuts
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <ThemeItems />
        {!person.visits && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => void leave()}>
              <LogOut aria-hidden />
              Sign out
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ThemeItems() {
  const { preferences, setPreference } = usePreferences();
  return (
    <DropdownMenuRadioGroup
      aria-label="Theme"
      value={preferences.theme}
      onValueChange={(value) => {
        const theme = THEMES.find((one) => one === value);
        if (theme) setPreference('theme', theme);
      }}
    >
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      {THEMES.map((theme) => (
        <DropdownMenuRadioItem key={theme} value={theme} onSelect={(event) => event.preventDefault()}>
          {THEME_LABELS[theme].label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}
