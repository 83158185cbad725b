import {
  BriefcaseBusiness,
  ChartColumn,
  ChartNoAxesCombined,
  ListTodo,
  type LucideIcon,
  Settings,
  Users,
  Webhook,
} from 'lucide-react';
import type { UnreadKind } from './unread';

/** A place one can go to from anywhere. */
export type Place = {
  href: string;
  label: string;
  icon: LucideIcon;
  shortcut: string;
  unread?: UnreadKind;
  /** Is in the menu of the account on narrow screens. */
  onlyWide?: true;
};

export const PLACES: readonly Place[] = [
  { href: '/candidates', label: 'Candidates', icon: Users, shortcut: 'g c' },
  { href: '/jobs', label: 'Jobs', icon: BriefcaseBusiness, shortcut: 'g j' },
  { href: '/tasks', label: 'My tasks', icon: ListTodo, shortcut: 'g t', unread: 'mentions' },
  { href: '/market', label: 'Market', icon: ChartColumn, shortcut: 'g m' },
  { href: '/reports', label: 'Reports', icon: ChartNoAxesCombined, shortcut: 'g r', onlyWide: true },
  { href: '/events', label: 'Events', icon: Webhook, shortcut: 'g e', unread: 'events', onlyWide: true },
  { href: '/settings', label: 'Settings', icon: Settings, shortcut: 'g s', onlyWide: true },
];

/** Returns whether a path is that place or below it. */
export function isWithin(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
