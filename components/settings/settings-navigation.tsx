'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { settingsPagesFor } from '@/components/shell/settings-pages';
import { cn } from '@/components/ui/cn';
import type { Role } from '@/lib/recruiter';

/** The pages of the settings that someone of this role can use: at the side, or above on a narrow screen. */
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
      {settingsPagesFor(role).map(({ href, label }) => (
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
