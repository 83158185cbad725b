'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import type { ApiChapter, GuideChapter } from '@/lib/recruiter';
import { Method } from './method';

type Contents = { guides: readonly GuideChapter[]; calls: readonly ApiChapter[] };

function Entry({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  return (
    <li>
      <Link
        href={href}
        aria-current={path === href ? 'page' : undefined}
        className={cn(
          'focus-inset flex min-h-7 items-baseline gap-1 rounded-md px-2 py-1 text-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-10 pointer-coarse:py-2',
          path === href && 'bg-selected text-ink',
        )}
      >
        {children}
      </Link>
    </li>
  );
}

const groupTitle = 'px-2 pb-1 text-xs font-medium text-ink-muted';

function Guides({ guides, path }: { guides: readonly GuideChapter[]; path: string }) {
  return guides.map((chapter) => (
    <div key={chapter.title} className="mb-4">
      <h2 className={groupTitle}>{chapter.title}</h2>
      <ul>
        {chapter.guides.map(({ slug, title }) => (
          <Entry key={slug} href={`/docs/${slug}`} path={path}>
            {title}
          </Entry>
        ))}
      </ul>
    </div>
  ));
}

/** The calls of the APIs, in a fold that is open where the page is one of theirs. */
function Calls({ calls, path }: { calls: readonly ApiChapter[]; path: string }) {
  const ids = calls.flatMap(({ endpoints }) => endpoints.map(({ id }) => `/docs/${id}`));
  const isOpen = path === '/docs/reference' || path.startsWith('/docs/schemas/') || ids.includes(path);
  return (
    <details key={String(isOpen)} open={isOpen} className="group mb-4">
      <summary className="focus-inset flex min-h-8 cursor-pointer list-none items-center gap-1 rounded-md px-2 text-sm font-medium hover:bg-hover pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="-ml-1 size-3.5 text-ink-faint group-open:rotate-90 motion-safe:transition-transform"
        />
        Every call
      </summary>
      <ul className="mb-3">
        <Entry href="/docs/reference" path={path}>
          Overview
        </Entry>
      </ul>
      {calls.map(({ title, endpoints }) => (
        <div key={title} className="mb-4">
          <h2 className={groupTitle}>{title}</h2>
          <ul>
            {endpoints.map(({ id, method, title: name }) => (
              <Entry key={id} href={`/docs/${id}`} path={path}>
                <Method method={method} />
                <span className="min-w-0">{name}</span>
              </Entry>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}

/** The pages by chapter, and the calls: next to the page, or in a fold above it on a narrow screen. */
export function DocsNavigation({ guides, calls }: Contents) {
  const path = usePathname();
  return (
    <>
      <nav
        aria-label="Documentation"
        className="sticky top-16 hidden max-h-[calc(100dvh-6rem)] w-60 shrink-0 self-start overflow-y-auto lg:block"
      >
        <Guides guides={guides} path={path} />
        <Calls calls={calls} path={path} />
      </nav>
      <details key={path} className="border-b px-4 lg:hidden">
        <summary className="flex h-11 cursor-pointer items-center text-sm font-medium">All pages</summary>
        <nav aria-label="All pages" className="-mx-2 pb-2">
          <Guides guides={guides} path={path} />
          <Calls calls={calls} path={path} />
        </nav>
      </details>
    </>
  );
}
