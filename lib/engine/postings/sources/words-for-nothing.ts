import type { ColumnMapping, ColumnTarget } from './column-names';
import type { JsonObject } from './values';

/**
 * The words by which one table says that a cell is empty: `N/D`, `Nieujawnione`, `не найдено`. They are known by where they are:
 * in the column of the employer, pay, day or address, and in two others that have nothing else in common with it.
 */

const TELLING = [
  'organization',
  'pay',
  'payMinimum',
  'payMaximum',
  'date',
  'url',
] as const satisfies ColumnTarget[];
/** A name may be that of a town, its region and its country. */
const PLACES = ['location', 'municipality', 'region', 'country'] as const satisfies ColumnTarget[];
const LONGEST = 30;
const LEAST_ROWS = 2;
const LEAST_OTHERS = 2;
/** Columns of the same things, as a name and a short name of an employer, share more of their values. */
const MOST_SHARED = 0.1;

type Counts = ReadonlyMap<string, number>;

/** Returns a cell without case and punctuation; undefined where it may be no word for nothing. */
export function wordOf(cell: unknown): string | undefined {
  if (typeof cell !== 'string' || cell.length > LONGEST || /\d/.test(cell) || !/\p{L}/u.test(cell))
    return undefined;
  return cell
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

function countsOf(rows: readonly JsonObject[]): Map<string, Counts> {
  const columns = new Map<string, Map<string, number>>();
  for (const row of rows)
    for (const [column, cell] of Object.entries(row)) {
      const word = wordOf(cell);
      if (word === undefined) continue;
      const counts = columns.get(column) ?? new Map<string, number>();
      columns.set(column, counts.set(word, (counts.get(word) ?? 0) + 1));
    }
  return columns;
}

function isOfOtherThings(one: Counts, other: Counts): boolean {
  const shared = [...one.keys()].filter((word) => other.has(word)).length;
  return shared <= Math.max(1, MOST_SHARED * Math.min(one.size, other.size));
}

/** Returns the words for nothing of a table, as `wordOf` has them. */
export function wordsForNothing(rows: readonly JsonObject[], mapping: ColumnMapping): ReadonlySet<string> {
  const columns = countsOf(rows);
  const places = new Set(PLACES.flatMap((target) => mapping[target] ?? []));
  const found = TELLING.flatMap((target) => {
    const column = mapping[target];
    const own = column === undefined ? undefined : columns.get(column);
    if (!own) return [];
    const others = [...columns].filter(
      ([name, counts]) => name !== column && !places.has(name) && isOfOtherThings(own, counts),
    );
    return [...own].flatMap(([word, count]) => {
      const elsewhere = others.filter(([, counts]) => (counts.get(word) ?? 0) >= LEAST_ROWS).length;
      return count >= LEAST_ROWS && elsewhere >= LEAST_OTHERS ? [word] : [];
    });
  });
  return new Set(found);
}
