import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import type { GuideChapter } from '@/lib/recruiter';

const card = 'block h-full rounded-lg border px-4 py-3 hover:bg-hover';

function Beginning({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  return (
    <Link href={href} className={`${card} bg-sunken`}>
      <span className="flex items-center gap-2 font-semibold">
        {name}
        <ArrowRight aria-hidden className="size-4 text-ink-faint" />
      </span>
      <span className="mt-0.5 block text-sm text-ink-muted">{children}</span>
    </Link>
  );
}

/** The first page of the documentation: where to begin, and each page with what it is about. */
export function DocsHome({ chapters }: { chapters: readonly GuideChapter[] }) {
  return (
    <div className="w-full min-w-0 max-w-4xl px-4 py-6 md:px-5 lg:px-0 lg:pt-1">
      <div className="grid gap-3 sm:grid-cols-2">
        <Beginning href="/docs/five-minutes" name="Five minutes">
          From an account to a CV that was read, a match with reasons and a question to the market.
        </Beginning>
        <Beginning href="/docs/reference" name="Every call">
          Each endpoint with its schemas, an example, and a way to run it with your account.
        </Beginning>
      </div>
      {chapters.map(({ title, guides }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="text-base font-semibold">{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {guides.map(({ slug, title: name, summary }) => (
              <li key={slug}>
                <Link href={`/docs/${slug}`} className={card}>
                  <span className="text-sm font-medium">{name}</span>
                  {summary && (
                    <span className="mt-0.5 block text-sm text-pretty text-ink-muted">{summary}</span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
