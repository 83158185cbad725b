import { ArrowLeft, ArrowRight } from 'lucide-react';
import Link from 'next/link';
import { cn } from '@/components/ui/cn';
import type { Guide, GuideLink } from '@/lib/recruiter';
import { Blocks } from './blocks';

function Headings({ headings }: Pick<Guide, 'headings'>) {
  return (
    <ul className="space-y-0.5">
      {headings.map(({ id, text, level }) => (
        <li key={id} className={cn(level === 3 && 'pl-3')}>
          <a
            href={`#${id}`}
            className="block rounded-sm py-0.5 text-sm text-ink-muted hover:text-ink pointer-coarse:py-2"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Neighbour({ to, side }: { to: GuideLink | null; side: 'before' | 'after' }) {
  if (!to) return <span />;
  return (
    <Link
      href={`/docs/${to.slug}`}
      className="flex min-w-0 items-center gap-2 rounded-md border px-3 py-2 text-sm hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint"
    >
      {side === 'before' && <ArrowLeft aria-hidden />}
      <span className="min-w-0">
        <span className="block text-xs text-ink-muted">{side === 'before' ? 'Before this' : 'Next'}</span>
        {to.title}
      </span>
      {side === 'after' && <ArrowRight aria-hidden />}
    </Link>
  );
}

/** A document of the project: its text, what is on the page, and the ways to the pages before and after it. */
export function GuidePage({ guide }: { guide: Guide }) {
  const { title, blocks, headings, previous, next } = guide;
  return (
    <div className="flex gap-10">
      <article className="w-full min-w-0 max-w-3xl px-4 py-6 md:px-5 lg:px-0 lg:pt-1">
        <h2 className="text-xl font-semibold text-balance">{title}</h2>
        {headings.length > 1 && (
          <details className="mt-3 rounded-md border px-3 xl:hidden">
            <summary className="flex h-10 cursor-pointer items-center text-sm font-medium">
              On this page
            </summary>
            <nav aria-label="On this page, in a fold" className="pb-2">
              <Headings headings={headings} />
            </nav>
          </details>
        )}
        <div className="mt-4 space-y-3.5 text-sm leading-6">
          <Blocks blocks={blocks} />
        </div>
        {(previous || next) && (
          <nav
            aria-label="Pages before and after"
            className="mt-10 flex flex-wrap justify-between gap-3 border-t pt-5"
          >
            <Neighbour to={previous} side="before" />
            <Neighbour to={next} side="after" />
          </nav>
        )}
      </article>
      {headings.length > 1 && (
        <nav aria-label="On this page" className="hidden w-56 shrink-0 xl:block">
          <div className="sticky top-16 max-h-[calc(100dvh-6rem)] overflow-y-auto">
            <p className="pb-1 text-xs font-medium text-ink-muted">On this page</p>
            <Headings headings={headings} />
          </div>
        </nav>
      )}
    </div>
  );
}
