'use client';

import { PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PinnedSearches } from '@/components/saved/pinned-searches';
import { IconButton } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Kbd } from '@/components/ui/kbd';
import { Tooltip } from '@/components/ui/tooltip';
import { useCommandPanel } from '../shell/commands';
import { Mark } from '../shell/mark';
import { isWithin, PLACES, type Place } from '../shell/navigation';
import { usePreferences } from '../shell/preferences-provider';
import { Unread, type UnreadCounts } from '../shell/unread';
import { useKeyNames } from '../shell/use-key-names';

const item =
  'flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-ink-muted transition-colors duration-100 hover:bg-hover hover:text-ink';

/** The side navigation of wide screens: with words, or as a rail of icons. `foot` is at its lower end. */
export function SideNavigation({ foot, unread }: { foot: ReactNode; unread: UnreadCounts }) {
  const { preferences, setPreference } = usePreferences();
  const rail = preferences.navigation === 'rail';
  return (
    <header
      className={cn('hidden shrink-0 flex-col p-2 md:flex print:hidden', rail ? 'w-13 items-center' : 'w-56')}
    >
      <div className={cn('flex items-center pb-3', rail ? 'flex-col gap-2 pt-1.5' : 'h-12 gap-1 pl-2')}>
        <Link href="/candidates" aria-label="Shortlist" className="flex items-center gap-2 rounded-md">
          <Mark />
          {!rail && <span className="text-base font-semibold tracking-tight">Shortlist</span>}
        </Link>
        <IconButton
          label={rail ? 'Expand the navigation' : 'Collapse the navigation'}
          side="right"
          size="sm"
          className={rail ? undefined : 'ml-auto'}
          onClick={() => setPreference('navigation', rail ? 'wide' : 'rail')}
        >
          {rail ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </div>
      <CommandButton rail={rail} />
      <nav aria-label="Main" className="mt-3 flex min-h-0 flex-1 flex-col gap-0.5">
        {PLACES.map((place) => (
          <PlaceLink key={place.href} place={place} rail={rail} unread={unread} />
        ))}
        {!rail && <PinnedSearches className={item} />}
      </nav>
      {foot}
    </header>
  );
}

function CommandButton({ rail }: { rail: boolean }) {
  const { show } = useCommandPanel();
  const keys = useKeyNames()('mod+k');
  if (rail) {
    return (
      <IconButton label="Search and commands" shortcut={keys} side="right" onClick={() => show('menu')}>
        <Search aria-hidden />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      onClick={() => show('menu')}
      className="flex h-8 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-2 text-ink-muted shadow-raised transition-colors duration-100 hover:border-field/60 hover:text-ink"
    >
      <Search aria-hidden className="size-4" />
      Search
      <span className="sr-only">and commands</span>
      <Kbd keys={keys} className="ml-auto" />
    </button>
  );
}

function PlaceLink({ place, rail, unread }: { place: Place; rail: boolean; unread: UnreadCounts }) {
  const here = isWithin(usePathname(), place.href);
  const keys = useKeyNames()(place.shortcut);
  const Icon = place.icon;
  return (
    <Tooltip content={place.label} shortcut={keys} side="right">
      <Link
        href={place.href}
        aria-current={here ? 'page' : undefined}
        className={cn(item, 'relative', rail && 'w-8 justify-center', here && 'bg-selected text-ink')}
      >
        <Icon aria-hidden className={cn('size-4 shrink-0', here && 'text-accent')} />
        <span className={rail ? 'sr-only' : undefined}>{place.label}</span>
        {place.unread && (
          <Unread
            of={place.unread}
            known={unread[place.unread]}
            className={rail ? 'absolute -top-1 -right-1' : 'ml-auto'}
          />
        )}
      </Link>
    </Tooltip>
  );
}
