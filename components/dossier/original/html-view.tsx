'use client';

import { useEffect, useRef } from 'react';
import { type EvidenceIndex, indexEvidence, locateEvidence } from '../evidence/locate';
import type { OriginalMarker } from '../evidence/original-marker';
import { highlight, scrollToRange } from './highlight';
import { type TextRun, textRuns } from './html-text';

type Loaded = { page: Document; runs: TextRun[]; index: EvidenceIndex };

function loadedFrom(frame: HTMLIFrameElement): Loaded | undefined {
  const page = frame.contentDocument;
  if (!page?.body) return undefined;
  const runs = textRuns(page);
  return { page, runs, index: indexEvidence(runs.map(({ item }) => item)) };
}

function rangesOf({ page, runs, index }: Loaded, query: Parameters<OriginalMarker>[0]): Range[] {
  if (!query) return [];
  return locateEvidence(index, query.values, query.context).flatMap(({ item, start, end }) => {
    const node = runs[item]?.node;
    if (!node) return [];
    const range = page.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [range];
  });
}

/** The document converted to HTML, in a frame in which nothing can run. */
export function HtmlView({
  url,
  name,
  onReady,
}: {
  url: string;
  name: string;
  onReady: (marker: OriginalMarker | null) => void;
}) {
  const frameRef = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const load = () => {
      const loaded = loadedFrom(frame);
      onReady(async (query) => {
        if (!loaded) return false;
        const ranges = rangesOf(loaded, query);
        const marked = highlight(loaded.page, ranges);
        const [first] = ranges;
        const box = loaded.page.scrollingElement;
        if (first && box) scrollToRange(box, first);
        return marked && ranges.length > 0;
      });
    };
    frame.addEventListener('load', load);
    if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank')
      load();
    return () => {
      frame.removeEventListener('load', load);
      onReady(null);
    };
  }, [onReady]);

  return (
    <iframe
      ref={frameRef}
      src={url}
      title={`Original: ${name}`}
      sandbox="allow-same-origin"
      className="scheme-light min-h-0 w-full flex-1 bg-paper"
    />
  );
}
