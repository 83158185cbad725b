'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { Role } from '@/lib/recruiter';

const pages: readonly { href: string; label: string; least?: Role }[] = [
  { href: '/settings/profile', label: 'Profile' },
  { href: '/settings/members', label: 'Members', least: 'owner' },
  { href: '/settings/shortlists', label: 'Shortlists' },
  { href: '/settings/applications', label: 'Applications', least: 'owner' },
  { href: '/settings/mail', label: 'E-mail', least: 'owner' },
  { href: '/settings/bin', label: 'Bin and privacy', least: 'recruiter' },
  { href: '/settings/audit', label: 'Audit log', least: 'owner' },
  { href: '/settings/api-access', label: 'API access', least: 'owner' },
  { href: '/settings/questions', label: 'CV questions', least: 'owner' },
  { href: '/settings/credits', label: 'Credits and limits', least: 'owner' },
  { href: '/settings/connections', label: 'Connections', least: 'owner' },
  { href: '/settings/events', label: 'Events', least: 'owner' },
  { href: '/settings/market', label: 'Job market', least: 'owner' },
  { href: '/settings/workspace', label: 'Workspace' },
];

function isAtLeast(role: Role, least: Role): boolean {
  return role === 'owner' || role === least;
}

/** The pages of the settings that someone of this role can use: beside them, or above on a narrow screen. */
export function SettingsNavigation({ role }: { role: Role }) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  // Above the page the row is wider than a phone: the page that is open has to be in sight.
  useEffect(() => {
    const current = nav.current?.querySelector(`[href="${path}"]`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <nav
      ref={nav}
      aria-label="Settings"
      className="flex shrink-0 gap-1 overflow-x-auto border-b px-3 py-2 [scrollbar-width:none] lg:w-44 lg:flex-col lg:gap-0.5 lg:overflow-visible lg:border-b-0 lg:p-0"
    >
      {pages
        .filter((page) => !page.least || isAtLeast(role, page.least))
        .map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            aria-current={path === href ? 'page' : undefined}
            className={cn(
              'focus-inset flex h-8 items-center rounded-md px-2.5 font-medium whitespace-nowrap text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:h-10',
              path === href && 'bg-selected text-ink',
            )}
          >
            {label}
          </Link>
        ))}
    </nav>
  );
}
