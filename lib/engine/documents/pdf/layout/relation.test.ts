import { describe, expect, it } from 'vitest';
import { setGlyphs } from '../testing/glyphs';
import { readingsOf } from './relation';
import { groupRows } from './rows';
import { findSegments } from './segments';

/** Texts of a row and where each begins; baselines are 14 points apart unless a row says otherwise. */
type SetRow = { at?: number; cells: [text: string, x: number][] };

function read(rows: SetRow[], middle: number) {
  const glyphs = rows.flatMap(({ at, cells }, index) =>
    cells.flatMap(([text, x]) => setGlyphs(text, { x, baseline: at ?? 100 + 14 * index })),
  );
  return readingsOf(groupRows(findSegments(glyphs)), middle);
}

describe('readingsOf', () => {
  it('gives both orders with opposite scores, the better one first, and says why', () => {
    const [first, second] = read(
      ['2011 - 2014', '2009 - 2011', '2006 - 2009'].map((dates) => ({
        cells: [
          [dates, 0],
          ['Harbour Crane Works', 100],
        ],
      })),
      80,
    );
    expect([first.order, second.order]).toEqual(['rows', 'columns']);
    expect(first.score).toBeCloseTo(-second.score);
    expect(first.why).toContain('datesInMargin');
  });

  it('reads columns whose lines are between one another for themselves', () => {
    const left: SetRow[] = ['Languages', 'Norwegian', 'English', 'German', 'Dutch'].map((text, index) => ({
      at: 100 + 20 * index,
      cells: [[text, 0]],
    }));
    const right: SetRow[] = [
      'Fitter at the crane works',
      'Kept eleven cranes running',
      'Clerk',
      'Bergen',
    ].map((text, index) => ({ at: 106 + 20 * index, cells: [[text, 100]] }));
    const [reading] = read([...left, ...right], 80);
    expect(reading).toMatchObject({ order: 'columns', why: expect.arrayContaining(['interleaved']) });
  });

  it('reads lists behind labels by rows, though a list goes on below', () => {
    const rows: SetRow[] = [
      ['Machines', 'Lathe, milling machine, surface grinder'],
      ['Office', 'Word, Excel'],
      ['Languages', 'Norwegian, English, German and'],
      ['', 'a little Dutch'],
      ['Licences', 'Crane, fork-lift'],
      ['Hobbies', 'Sailing'],
    ].map(([label = '', list = ''], index) => ({
      at: 100 + 15 * index,
      cells:
        label === ''
          ? [[list, 100]]
          : [
              [label, 0],
              [list, 100],
            ],
    }));
    expect(read(rows, 80)[0]).toMatchObject({ order: 'rows', why: expect.arrayContaining(['labels']) });
  });

  it('reads a table of three columns by rows', () => {
    const [reading] = read(
      [
        ['Safety programme', 'Harbour board', 'Oslo'],
        ['Rigging', 'Institute of the sea', 'Bergen'],
        ['Cargo handling', 'Quayside college', 'Tromso'],
        ['First aid', 'Red Cross', 'Narvik'],
      ].map(([a = '', b = '', c = '']) => ({
        cells: [
          [a, 0],
          [b, 120],
          [c, 260],
        ],
      })),
      105,
    );
    expect(reading).toMatchObject({ order: 'rows', why: expect.arrayContaining(['manyCells']) });
  });
});
