'use client';

import {
  Command as CommandIcon,
  Footprints,
  Keyboard,
  LogOut,
  PanelLeft,
  Settings,
  Sparkles,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type Command, useCommandPanel, useCommands } from '../shell/commands';
import { leave } from '../shell/leave';
import { PLACES } from '../shell/navigation';
import { THEMES } from '../shell/preferences';
import { usePreferences } from '../shell/preferences-provider';
import { settingsPagesFor } from '../shell/settings-pages';
import { THEME_LABELS } from '../shell/themes';
import type { Person } from './account-menu';

/** Registers the commands of every page. Shows nothing. */
export function ShellCommands({ person: { role, visits } }: { person: Person }) {
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
    ...(role === 'owner'
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
      label: preferences.navigation === 'rail' ? 'Expand the navigation' : 'Collapse the navigation',
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
    ...(visits
      ? []
      : [{ id: 'sign-out', group: 'General', label: 'Sign out', icon: LogOut, run: () => void leave() }]),
    ...settingsPagesFor(role).map(
      ({ href, label, keywords = [] }): Command => ({
        id: `go-${href}`,
        group: 'Settings',
        label,
        keywords: ['settings', ...keywords],
        icon: href === '/settings/bin' ? Trash2 : Settings,
        run: () => router.push(href),
      }),
    ),
  ];
  useCommands(commands, 'frame');
  return null;
}
