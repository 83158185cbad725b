import { useEffect, useRef } from 'react';
import { sendHeight } from '../data/messages';
import { useMatcher } from '../matcher-context';

/**
 * Returns how high the frame would have to be so that the tallest content need not be scrolled in its box; undefined
 * where nothing is shown. Content that a narrow frame leaves out has no height.
 */
function heightOf(contents: readonly HTMLElement[]): number | undefined {
  const missing = contents
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .map(({ offsetHeight, parentElement }) => offsetHeight - (parentElement?.clientHeight ?? 0));
  return missing.length > 0 ? Math.ceil(innerHeight + Math.max(...missing)) : undefined;
}

/** Tells the page around this one how high the frame would have to be, whenever that changes. */
export function useHeight() {
  const { embeddingOrigins } = useMatcher().view;
  const page = useRef<HTMLDivElement>(null);
  const sent = useRef<number>(undefined);
  // After each rendering: what is measured comes and goes with the list and its panels.
  useEffect(() => {
    const contents = [...(page.current?.querySelectorAll<HTMLElement>('[data-content]') ?? [])];
    const observer = new ResizeObserver(() => {
      const height = heightOf(contents);
      if (height === undefined || height === sent.current) return;
      sent.current = height;
      sendHeight(embeddingOrigins, height);
    });
    for (const content of contents) {
      observer.observe(content);
      if (content.parentElement) observer.observe(content.parentElement);
    }
    return () => observer.disconnect();
  });
  return page;
}
