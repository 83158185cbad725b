import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

/**
 * The bar at the top of a page: the way here, the page's title (its `h1`), and its actions, on a separate line where a
 * phone has no room for both. It stays in sight while `main` scrolls.
 */
export function PageHeader({
  title,
  parent,
  detail,
  actions,
  className,
}: {
  title: ReactNode;
  /** The page above this one. */
  parent?: { href: string; label: string };
  /** A few words next to the title, such as a count. */
  detail?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <header
      className={cn(
        'sticky top-0 z-20 flex min-h-12 shrink-0 pointer-coarse:min-h-14 items-center gap-x-3 border-b bg-surface px-4 max-sm:flex-wrap max-sm:py-1 md:px-5 print:static',
        className,
      )}
    >
      {parent && (
        <>
          <Link href={parent.href} className="hidden shrink-0 text-ink-muted hover:text-ink sm:inline">
            {parent.label}
          </Link>
          <ChevronRight aria-hidden className="-mx-1.5 hidden size-3.5 shrink-0 text-ink-faint sm:inline" />
        </>
      )}
      <h1 className="line-clamp-2 min-w-0 text-sm leading-snug font-semibold">{title}</h1>
      {detail && <div className="shrink-0 text-ink-muted print:hidden">{detail}</div>}
      {actions && <div className="ml-auto flex shrink-0 items-center gap-1.5 print:hidden">{actions}</div>}
    </header>
  );
}
