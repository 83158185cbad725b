import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { EvidenceQuery } from '@/components/dossier/evidence/query';
import { type EvidenceIndex, type EvidenceRange, indexEvidence, locateEvidence } from '../evidence/locate';
import type { OriginalMarker } from '../evidence/original-marker';
import { highlight, scrollToRange } from './highlight';
import { type PdfText, pdfText } from './pdf-document';
import type { DrawnText } from './pdf-page';

type Searchable = { text: PdfText; index: EvidenceIndex };

/** Long enough for a page to be drawn on a slow machine. */
const PATIENCE_MS = 4_000;
const LOOK_AGAIN_MS = 50;

async function until<T>(look: () => T | undefined): Promise<T | undefined> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS));
  }
  return undefined;
}

/** Returns the ranges in the text layers of those pages that are drawn. */
function drawnRanges(
  { text }: Searchable,
  ranges: readonly EvidenceRange[],
  drawn: ReadonlyMap<number, DrawnText>,
): Range[] {
  return ranges.flatMap(({ item, start, end }) => {
    const place = text.places[item];
    const node = place && drawn.get(place.page)?.runs[place.run];
    if (!node) return [];
    const range = document.createRange();
    range.setStart(node, Math.min(start, node.length));
    range.setEnd(node, Math.min(end, node.length));
    return [range];
  });
}

/**
 * Marks places in a PDF. The text of all pages is searched; the page of the place is brought into sight, which has it
 * drawn, and then marked. A mark is drawn again when its page is (after zooming).
 */
export function usePdfMarker(
  pdf: PDFDocumentProxy,
  boxRef: RefObject<HTMLElement | null>,
): { marker: OriginalMarker; onText: (page: number, text: DrawnText | null) => void } {
  const drawn = useRef(new Map<number, DrawnText>());
  const searchable = useRef<Promise<Searchable>>(undefined);
  const marked = useRef<{ in: Searchable; ranges: readonly EvidenceRange[] }>(undefined);

  useEffect(() => () => void highlight(document, []), []);

  const redraw = useCallback(() => {
    const { current } = marked;
    const ranges = current ? drawnRanges(current.in, current.ranges, drawn.current) : [];
    return { ranges, shown: highlight(document, ranges) };
  }, []);

  const onText = useCallback(
    (page: number, text: DrawnText | null) => {
      if (text) drawn.current.set(page, text);
      else drawn.current.delete(page);
      if (marked.current) redraw();
    },
    [redraw],
  );

  const marker = useCallback(
    async (query: EvidenceQuery | null) => {
      marked.current = undefined;
      searchable.current ??= pdfText(pdf).then((text) => ({ text, index: indexEvidence(text.items) }));
      const source = await searchable.current;
      const found = query ? locateEvidence(source.index, query.values, query.context) : [];
      const page = source.text.places[found[0]?.item ?? -1]?.page;
      if (page === undefined) {
        redraw();
        return false;
      }
      marked.current = { in: source, ranges: found };
      const box = boxRef.current;
      const sheet = box?.querySelector<HTMLElement>(`[data-page="${page}"]`);
      if (box && sheet && !drawn.current.has(page)) box.scrollTop = sheet.offsetTop;
      await until(() => drawn.current.get(page));
      const { ranges, shown } = redraw();
      const [first] = ranges;
      if (first && box) scrollToRange(box, first);
      return shown && ranges.length > 0;
    },
    [pdf, boxRef, redraw],
  );
  return { marker, onText };
}
