import type { Role } from '@/lib/recruiter';

/** A page of the settings. */
export type SettingsPage = { href: string; label: string; keywords?: readonly string[]; least?: Role };

const PAGES: readonly SettingsPage[] = [
  { href: '/settings/profile', label: 'Profile', keywords: ['password', 'account'] },
  { href: '/settings/members', label: 'Members', keywords: ['scim', 'directory'], least: 'owner' },
  { href: '/settings/shortlists', label: 'Shortlists', keywords: ['stages', 'reasons'] },
  { href: '/settings/rules', label: 'Rules', keywords: ['automatic', 'stages'], least: 'owner' },
  { href: '/settings/fields', label: 'Custom fields', keywords: ['columns'], least: 'owner' },
  {
    href: '/settings/applications',
    label: 'Applications',
    keywords: ['form', 'mailbox', 'career page'],
    least: 'owner',
  },
  { href: '/settings/mail', label: 'E-mail', keywords: ['smtp'], least: 'owner' },
  { href: '/settings/templates', label: 'E-mail templates', keywords: ['mail'], least: 'recruiter' },
  {
    href: '/settings/bin',
    label: 'Bin and privacy',
    keywords: ['restore', 'deleted', 'trash', 'retention'],
    least: 'recruiter',
  },
  { href: '/settings/audit', label: 'Audit log', least: 'owner' },
  { href: '/settings/api-access', label: 'API access', keywords: ['key'], least: 'owner' },
  { href: '/settings/questions', label: 'CV questions', least: 'owner' },
  { href: '/settings/credits', label: 'Credits and limits', least: 'owner' },
  { href: '/settings/connections', label: 'Connections', keywords: ['provider'], least: 'owner' },
  { href: '/settings/events', label: 'Events', keywords: ['webhook'], least: 'owner' },
  { href: '/settings/market', label: 'Job market', keywords: ['sources', 'import'], least: 'owner' },
  { href: '/settings/workspace', label: 'Workspace', keywords: ['logo', 'colour'] },
];

/** The pages of the settings that someone of this role can use, in their order. */
export function settingsPagesFor(role: string): readonly SettingsPage[] {
  return PAGES.filter(({ least }) => !least || role === 'owner' || role === least);
}
