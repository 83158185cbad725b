import type { Line, SourceDocument } from '@/lib/engine/documents';

/** Definition of one line set on a page in a test; sizes in points. */
export type SetLine = {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize?: number;
  bold?: boolean;
  column?: number;
  block?: number;
  gapBefore?: number;
  href?: string;
  bullet?: string;
};

/** A tab ends a run, as in a page that was read; all characters are equally wide. */
function cellsOf(text: string, x: number, width: number): { text: string; x0: number; x1: number }[] {
  const advance = width / Math.max(1, text.length);
  return [...text.matchAll(/\t?[^\t]*/gu)]
    .filter(([cell]) => cell !== '')
    .map(({ 0: cell, index }) => ({
      text: cell,
      x0: x + index * advance,
      x1: x + (index + cell.length) * advance,
    }));
}

function lineOf(set: SetLine): Line {
  const {
    text,
    x,
    y,
    width,
    fontSize = 10,
    bold = false,
    column = 0,
    block = 0,
    gapBefore,
    href,
    bullet,
  } = set;
  return {
    text,
    runs: cellsOf(text, x, width).map((cell) => ({
      ...cell,
      bold,
      italic: false,
      fontSize,
      ...(href && { href }),
    })),
    page: 0,
    box: { x0: x, y0: y, x1: x + width, y1: y + fontSize },
    fontSize,
    bold,
    role: bullet ? 'listItem' : 'paragraph',
    block,
    column,
    ...(gapBefore !== undefined && { gapBefore }),
    ...(bullet && { bullet }),
  };
}

/** Returns a PDF page with lines at the given places, in reading order. */
export function setDocument(lines: readonly SetLine[]): SourceDocument {
  return {
    kind: 'pdf',
    lines: lines.map(lineOf),
    pages: [{ width: 595, height: 842 }],
    images: [],
    properties: {},
    truncated: false,
  };
}
