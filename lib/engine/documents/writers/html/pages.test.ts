import { expect, it } from 'vitest';
import type { Line, SourceDocument } from '../../model';
import { writePages } from './pages';

function line(text: string, column: number, [x0, x1]: [number, number], more: Partial<Line> = {}): Line {
  const run = { text, bold: false, italic: false, fontSize: 10 };
  const box = { x0, y0: 0, x1, y1: 10 };
  return {
    text,
    runs: [run],
    page: 0,
    box,
    fontSize: 10,
    bold: false,
    role: 'paragraph',
    block: 0,
    column,
    ...more,
  };
}

function writeLines(lines: Line[]): string {
  const document: SourceDocument = {
    kind: 'pdf',
    lines,
    pages: [{ width: 595, height: 842 }],
    images: [],
    properties: {},
    truncated: false,
  };
  return writePages(document).replace(/\n/g, '');
}

it('joins wrapped lines outside of columns', () => {
  const item = line('Welded hulls of', 0, [60, 300], { bullet: '•', role: 'listItem' });
  const rest = line('Baltic ferries.', 0, [60, 120]);
  const end = line('Nordwerft', 0, [50, 100], { block: 1 });
  expect(writeLines([item, rest, end])).toBe(
    '<section class="page"><ul><li>Welded hulls of Baltic ferries.</li></ul><p>Nordwerft</p></section>',
  );
});

it('puts columns side by side from left to right, by their width', () => {
  const main = line('Welder', 1, [200, 500]);
  const side = line('Polish', 2, [50, 150]);
  expect(writeLines([line('Mira', 0, [50, 500]), main, side])).toBe(
    '<section class="page"><p>Mira</p><div class="columns"><div style="flex:100"><p>Polish</p></div>' +
      '<div style="flex:300"><p>Welder</p></div></div></section>',
  );
});
