'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { cn } from '@/components/ui/cn';

/** The part of a page that its upper third shows is the one that is read. */
const READ = '-20% 0px -66% 0px';

/** The element of a part of a page. */
export function sectionId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Brings an element into sight and focus, without a step in the history: going back undoes a question. */
export function jumpTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({ block: 'start' });
  section.focus({ preventScroll: true });
}

/** Leads to the parts of a long page, which are far apart for a keyboard; stays in sight, and marks the one that is read. */
export function SectionNav({ titles }: { titles: readonly string[] }) {
  const current = useCurrent(titles);
  const nav = useRef<HTMLElement>(null);
  // Along the bar alone: the page may not have come to the bar yet.
  useEffect(() => {
    const [bar, link] = [nav.current, nav.current?.querySelector<HTMLElement>(`[data-part="${current}"]`)];
    if (bar && link) bar.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - bar.clientWidth / 2 });
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label="Parts of this page"
      className="sticky top-0 z-10 -mx-4 -mt-4 flex gap-1 overflow-x-auto border-b bg-canvas px-3 py-1.5 [scrollbar-width:none] md:-mx-5 md:-mt-5 md:px-4 print:hidden"
    >
      {titles.map((title) => (
        <a
          key={title}
          data-part={title}
          href={`#${sectionId(title)}`}
          aria-current={title === current ? 'location' : undefined}
          onClick={(event) => jumpTo(event, sectionId(title))}
          className={cn(
            'focus-inset shrink-0 rounded-md px-2 py-1 text-xs whitespace-nowrap text-ink-muted hover:bg-hover hover:text-ink pointer-coarse:py-2.5',
            title === current && 'font-medium text-ink',
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function useCurrent(titles: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(titles[0]);
  const key = titles.join();
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        const first = key.split(',').find((title) => shown.has(sectionId(title)));
        if (first) setCurrent(first);
      },
      { rootMargin: READ },
    );
    for (const title of key.split(',')) {
      const section = document.getElementById(sectionId(title));
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
