import { expect, it } from 'vitest';
import type { Line } from '@/lib/engine/documents';
import type { SectionLine } from '../../shared/layout/section-line';
import { writtenDocument } from '../../shared/testing/written';
import { joinWrappedHeaders } from './wrapping';

const CHARACTER = 6;

/** Lines of cells that begin at the same places of the page; `null` is an empty cell. */
function rows(starts: number[], texts: (string | null)[][]): SectionLine[] {
  return texts.map((cells, index) => {
    const [line] = writtenDocument('x').lines as [Line];
    const runs = cells.flatMap((text, column) => {
      if (text === null) return [];
      const x0 = starts[column] ?? 0;
      const tab = cells.slice(0, column).some((cell) => cell !== null) ? '\t' : '';
      return [
        { text: tab + text, bold: false, italic: false, fontSize: 11, x0, x1: x0 + text.length * CHARACTER },
      ];
    });
    const y0 = 100 + 12 * index;
    const box = { x0: runs[0]?.x0 ?? 0, x1: runs.at(-1)?.x1 ?? 0, y0, y1: y0 + 11 };
    return { index, line: { ...line, text: runs.map(({ text }) => text).join(''), runs, gapBefore: 1, box } };
  });
}

const joined = (lines: SectionLine[]) =>
  joinWrappedHeaders(lines, { today: '2026-03-01', isBoldBody: false, edgeOf: () => 540 }).map(({ line }) =>
    line.text.replaceAll('\t', '⇥'),
  );

it('joins what goes on below the first of three columns', () => {
  const lines = rows(
    [40, 200, 330],
    [
      ['Research And Development', '2021 - 2023', 'https://tallow.example'],
      ['Engineer', null, null],
    ],
  );
  expect(joined(lines)).toEqual(['Research And Development Engineer⇥2021 - 2023⇥https://tallow.example']);
});

it('joins columns of which several go on', () => {
  const lines = rows(
    [40, 200, 400],
    [
      ['Chief Inspector of Moored', 'Harbour Authority of', '2015 -'],
      ['Vessels', 'Westmarch', '2017'],
    ],
  );
  expect(joined(lines)).toEqual([
    'Chief Inspector of Moored Vessels⇥Harbour Authority of Westmarch⇥2015 - 2017',
  ]);
});

it('leaves the rows of two entries alone', () => {
  const lines = rows(
    [40, 200, 400],
    [
      ['Inspector of Moored Ships', 'Harbour of Westmarch', '2015 - 2017'],
      ['Deputy', 'Harbour of Harwell', '2012 - 2014'],
    ],
  );
  expect(joined(lines)).toHaveLength(2);
});

it('joins a name whose bracket or quotation is closed in the next line', () => {
  const document = writtenDocument(`Technisches Lyzeum der Universität „Quillstädter
    Institut Tarnow“, Quillstadt
    Grundschule Nord`);
  const lines = document.lines.map((line, index) => ({ index, line }));
  expect(joined(lines)).toEqual([
    'Technisches Lyzeum der Universität „Quillstädter Institut Tarnow“, Quillstadt',
    'Grundschule Nord',
  ]);
});
