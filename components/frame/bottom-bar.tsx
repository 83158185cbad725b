'use client';

import { Search } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { useCommandPanel } from '../shell/commands';
import { isWithin, PLACES } from '../shell/navigation';
import { Unread, type UnreadCounts } from '../shell/unread';

const item =
  'focus-inset flex flex-auto flex-col items-center justify-center gap-0.5 text-2xs font-medium text-ink-muted [&_svg]:size-5';

/** The navigation of narrow screens, within reach of a thumb. `end` is its last item. */
export function BottomBar({ end, unread }: { end: ReactNode; unread: UnreadCounts }) {
  const path = usePathname();
  const { show } = useCommandPanel();
  return (
    <nav
      aria-label="Main"
      className="flex min-h-14 shrink-0 items-stretch border-t bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {PLACES.filter(({ onlyWide }) => !onlyWide).map(({ href, label, icon: Icon, unread: of }) => {
        const here = isWithin(path, href);
        return (
          <Link
            key={href}
            href={href}
            aria-current={here ? 'page' : undefined}
            className={cn(item, 'relative', here && 'text-accent')}
          >
            <Icon aria-hidden />
            {label}
            {of && <Unread of={of} known={unread[of]} className="absolute top-1 left-1/2" />}
          </Link>
        );
      })}
      <button type="button" className={item} onClick={() => show('menu')}>
        <Search aria-hidden />
        Search
      </button>
      {end}
    </nav>
  );
}
