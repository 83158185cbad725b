'use client';

import type { ReactNode } from 'react';
import { Tour } from '@/components/tour/tour';
import { ArrivalFocus } from '../shell/arrival-focus';
import { NavigationTrail } from '../shell/kept-scroll';
import { usePreferences } from '../shell/preferences-provider';
import { ShortcutHelp } from '../shell/shortcut-help';
import { SkipLink } from '../shell/skip-link';
import type { UnreadCounts } from '../shell/unread';
import { AccountMenu, type Person } from './account-menu';
import { BottomBar } from './bottom-bar';
import { CommandMenu } from './command-menu';
import { LostServer } from './lost-server';
import { ShellCommands } from './shell-commands';
import { SideNavigation } from './side-navigation';

/**
 * The frame of every signed-in page: navigation at the side or below, and the page in `main`, which scrolls. A page
 * that lays out its own scrolling panes makes its outermost element `min-h-0 flex-1`. On narrow screens it ends above
 * the panel of uploads while there is one (`data-dock`).
 */
export function Shell({
  person,
  unread,
  children,
}: {
  person: Person;
  /** Counts of items that this person has not seen. */
  unread: UnreadCounts;
  children: ReactNode;
}) {
  const { preferences } = usePreferences();
  const rail = preferences.navigation === 'rail';
  return (
    <div className="flex h-dvh flex-col bg-canvas md:flex-row print:block print:h-auto print:bg-transparent">
      <SkipLink />
      <SideNavigation unread={unread} foot={<AccountMenu person={person} as={rail ? 'rail' : 'wide'} />} />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto bg-surface outline-none in-[body:has([data-dock])]:max-md:pb-18 md:my-2 md:mr-2 md:rounded-xl md:border print:m-0 print:block print:overflow-visible print:border-0 print:bg-transparent"
      >
        <Tour />
        {children}
      </main>
      <BottomBar unread={unread} end={<AccountMenu person={person} as="bar" unread={unread} />} />
      <ShellCommands person={person} />
      <CommandMenu />
      <ShortcutHelp />
      <NavigationTrail />
      <ArrivalFocus />
      <LostServer />
    </div>
  );
}
