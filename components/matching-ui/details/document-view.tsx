'use client';

import { useEffect, useRef, useState } from 'react';
import { scrollToRange } from '@/components/dossier/original/highlight';
import { textRuns } from '@/components/dossier/original/html-text';
import { cn } from '@/components/ui/cn';
import type { Details } from '../data/model';
import { piecesOf, placeFinder, placesOfTerms } from './marks';

type TextPlace = { start: number; end: number };

type Shown = {
  details: Details;
  title: string;
  /** The place of the fact that was pressed; a new object at each press. */
  chosen: TextPlace | undefined;
};

/** The document with its matches marked, and the requested place in view. */
export function DocumentView(shown: Shown) {
  const { html } = shown.details.document;
  return html ? <HtmlDocument {...shown} html={html} /> : <TextDocument {...shown} />;
}

function TextDocument({ details, title, chosen }: Shown) {
  const box = useRef<HTMLElement>(null);
  const { text } = details.document;
  const pieces = piecesOf(text, [...placesOfTerms(details), ...(chosen ? [chosen] : [])]);
  const isChosen = (start: number, length: number) =>
    chosen !== undefined && start < chosen.end && start + length > chosen.start;
  useEffect(() => {
    if (!chosen) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current
      ?.querySelector('[data-chosen]')
      ?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [chosen]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so has to be reachable by keyboard
      tabIndex={0}
      aria-label={title}
      className="focus-inset min-h-0 flex-1 overflow-y-auto print:overflow-visible"
    >
      <p className="mx-auto max-w-prose px-6 py-5 text-base whitespace-pre-wrap">
        {pieces.map((piece) =>
          piece.isMatched ? (
            <mark
              key={piece.start}
              {...(isChosen(piece.start, piece.text.length) && { 'data-chosen': '' })}
              className={cn(
                'rounded-xs text-ink',
                isChosen(piece.start, piece.text.length)
                  ? 'bg-marker outline-2 outline-marker-line'
                  : 'bg-marker-soft',
              )}
            >
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </p>
    </section>
  );
}

const MARKS = `::highlight(matched) { background-color: #fdf3c1; } ::highlight(evidence) { background-color: #ffd83d; }
  body { margin: 1.5rem; font-family: system-ui, sans-serif; line-height: 1.5; overflow-wrap: anywhere; }`;

type Realm = Window & typeof globalThis;

/** Ranges of the loaded document for places of the plain text. */
function rangeFinder(page: Document, plain: string): (place: TextPlace) => Range | undefined {
  const runs = textRuns(page);
  const starts: number[] = [];
  let text = '';
  for (const { item } of runs) {
    starts.push(text.length);
    text += item.endsLine ? `${item.text}\n` : item.text;
  }
  const find = placeFinder(plain, text);
  const pointOf = (at: number) => {
    const run = starts.findLastIndex((start) => start <= at);
    return { node: runs[run]?.node, offset: at - (starts[run] ?? 0) };
  };
  return (place) => {
    const found = find(place);
    if (!found) return undefined;
    const from = pointOf(found.start);
    const to = pointOf(found.end - 1);
    if (!from.node || !to.node) return undefined;
    const range = page.createRange();
    range.setStart(from.node, Math.min(from.offset, from.node.length));
    range.setEnd(to.node, Math.min(to.offset + 1, to.node.length));
    return range;
  };
}

function HtmlDocument({ details, html, title, chosen }: Shown & { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [find, setFind] = useState<{ rangeOf: ReturnType<typeof rangeFinder> } | null>(null);

  const load = () => {
    const page = frame.current?.contentDocument;
    const realm = page?.defaultView as Realm | null | undefined;
    if (!page?.body || !realm) return;
    frame.current?.style.setProperty('--printed-height', `${page.documentElement.scrollHeight}px`);
    if (!('highlights' in realm.CSS)) return;
    const rangeOf = rangeFinder(page, details.document.text);
    const ranges = placesOfTerms(details).flatMap((place) => rangeOf(place) ?? []);
    realm.CSS.highlights.set('matched', new realm.Highlight(...ranges));
    setFind({ rangeOf });
  };

  useEffect(() => {
    const page = frame.current?.contentDocument;
    const realm = page?.defaultView as Realm | null | undefined;
    if (!page || !realm || !find) return;
    const range = chosen && find.rangeOf(chosen);
    if (!range) return void realm.CSS.highlights.delete('evidence');
    realm.CSS.highlights.set('evidence', new realm.Highlight(range));
    if (page.scrollingElement) scrollToRange(page.scrollingElement, range);
  }, [chosen, find]);

  return (
    <iframe
      ref={frame}
      srcDoc={`<style>${MARKS}</style>${html}`}
      title={title}
      sandbox="allow-same-origin"
      className="scheme-light min-h-0 w-full flex-1 bg-paper print:h-(--printed-height) print:flex-none"
      onLoad={load}
    />
  );
}
