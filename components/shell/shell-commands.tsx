'use client';

import {
  Command as CommandIcon,
  Footprints,
  Keyboard,
  LogOut,
  PanelLeft,
  Sparkles,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Command, useCommandPanel, useCommands } from './commands';
import { leave } from './leave';
import { PLACES } from './navigation';
import { THEMES } from './preferences';
import { usePreferences } from './preferences-provider';
import { THEME_LABELS } from './themes';

/** Registers what can be done from every page. Shows nothing. */
export function ShellCommands({ isOwner }: { isOwner: boolean }) {
  const router = useRouter();
  const { panel, show } = useCommandPanel();
  const { preferences, setPreference } = usePreferences();
  const places = PLACES.map(
    ({ href, label, icon, shortcut }): Command => ({
      id: `go-${href}`,
      group: 'Go to',
      label,
      icon,
      shortcut,
      run: () => router.push(href),
    }),
  );
  const themes = THEMES.map(
    (theme): Command => ({
      id: `theme-${theme}`,
      group: 'Appearance',
      label: `Theme: ${THEME_LABELS[theme].label.toLowerCase()}`,
      keywords: ['colour', 'mode'],
      icon: THEME_LABELS[theme].icon,
      run: () => setPreference('theme', theme),
    }),
  );
  const commands: Command[] = [
    ...places,
    {
      id: 'go-match',
      group: 'Go to',
      label: 'Match any candidate',
      keywords: ['search', 'find', 'rank'],
      icon: Sparkles,
      run: () => router.push('/match'),
    },
    {
      id: 'go-duplicates',
      group: 'Go to',
      label: 'Possible duplicates',
      keywords: ['merge', 'same', 'twice'],
      icon: Users,
      run: () => router.push('/candidates/duplicates'),
    },
    {
      id: 'go-profile',
      group: 'Go to',
      label: 'Profile',
      keywords: ['password', 'account'],
      icon: UserRound,
      run: () => router.push('/settings/profile'),
    },
    ...(isOwner
      ? [
          {
            id: 'invite',
            group: 'General',
            label: 'Invite a colleague',
            keywords: ['member', 'user', 'add'],
            icon: UserPlus,
            run: () => router.push('/settings/members?invite'),
          },
        ]
      : []),
    ...themes,
    {
      id: 'navigation',
      group: 'Appearance',
      label: preferences.navigation === 'rail' ? 'Widen the navigation' : 'Narrow the navigation',
      icon: PanelLeft,
      shortcut: 'mod+b',
      run: () => setPreference('navigation', preferences.navigation === 'rail' ? 'wide' : 'rail'),
    },
    {
      id: 'commands',
      group: 'General',
      label: 'Search and commands',
      icon: CommandIcon,
      shortcut: 'mod+k',
      onlyShortcut: true,
      run: () => show(panel === 'menu' ? null : 'menu'),
    },
    {
      id: 'shortcuts',
      group: 'General',
      label: 'Keyboard shortcuts',
      icon: Keyboard,
      shortcut: '?',
      run: () => show('help'),
    },
    {
      id: 'tour',
      group: 'General',
      label: 'Take the tour',
      keywords: ['help', 'learn', 'introduction'],
      icon: Footprints,
      run: () => setPreference('tour', '1'),
    },
    { id: 'sign-out', group: 'General', label: 'Sign out', icon: LogOut, run: () => void leave() },
  ];
  useCommands(commands, 'frame');
  return null;
}
