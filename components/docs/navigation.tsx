'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cn } from '@/components/ui/cn';
import type { ApiChapter } from '@/lib/recruiter';
import { Method } from './method';

function Chapters({ chapters, path }: { chapters: readonly ApiChapter[]; path: string }) {
  return chapters.map(({ title, endpoints }) => (
    <div key={title} className="mb-4">
      <h2 className="px-2 pb-1 text-xs font-medium text-ink-muted">{title}</h2>
      <ul>
        {endpoints.map(({ id, method, title: name }) => (
          <li key={id}>
            <Link
              href={`/docs/${id}`}
              aria-current={path === `/docs/${id}` ? 'page' : undefined}
              className={cn(
                'focus-inset flex min-h-7 items-baseline gap-1 rounded-md px-2 py-1 text-sm text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:min-h-10 pointer-coarse:py-2',
                path === `/docs/${id}` && 'bg-selected text-ink',
              )}
            >
              <Method method={method} />
              <span className="min-w-0">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The endpoints by chapter: next to the page, or in a fold above it on a narrow screen. */
export function DocsNavigation({ chapters }: { chapters: readonly ApiChapter[] }) {
  const path = usePathname();
  return (
    <>
      <nav aria-label="Endpoints" className="hidden w-64 shrink-0 lg:block">
        <Chapters chapters={chapters} path={path} />
      </nav>
      <details key={path} className="border-b px-4 lg:hidden">
        <summary className="flex h-11 cursor-pointer items-center text-sm font-medium">All endpoints</summary>
        <nav aria-label="All endpoints" className="-mx-2 pb-2">
          <Chapters chapters={chapters} path={path} />
        </nav>
      </details>
    </>
  );
}
