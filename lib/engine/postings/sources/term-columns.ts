import { opened } from './cells';
import type { ColumnTools } from './column-types/features';
import { isBlank, type JsonObject, listOf, nameOf } from './values';

/** Columns of contracts, degrees and years by their cells, whatever their names. */

const TERMS = ['employment', 'education', 'experience'] as const;
type Term = (typeof TERMS)[number];

const LEAST_SHARE = 0.6;
const LEAST_CELLS = 5;
/** Cells of such columns are a few terms that recur. */
const MOST_KINDS = 40;
const MOST_DIFFERENT = 0.5;

/** Returns the term that most cells of a column name. */
function termOfColumn(
  column: string,
  rows: readonly JsonObject[],
  { termOf }: ColumnTools,
): Term | undefined {
  const cells = rows
    .map((row) => opened(row[column]))
    .filter((cell) => !isBlank(cell))
    .map((cell) =>
      listOf(cell)
        .flatMap((item) => nameOf(item) ?? [])
        .join(', '),
    );
  const kinds = new Set(cells);
  if (cells.length < LEAST_CELLS || kinds.size > Math.min(MOST_KINDS, MOST_DIFFERENT * cells.length))
    return undefined;
  const known = new Map([...kinds].map((kind) => [kind, termOf(kind)] as const));
  return TERMS.find(
    (term) => cells.filter((cell) => known.get(cell) === term).length >= LEAST_SHARE * cells.length,
  );
}

/** Adds the columns of terms that no name told, the first of each. */
export function withTerms<Mapping extends Partial<Record<Term, string>>>(
  columns: readonly string[],
  rows: readonly JsonObject[],
  known: Mapping,
  tools: ColumnTools,
): Mapping {
  const mapping = { ...known };
  const used = new Set<unknown>(Object.values(known));
  if (TERMS.every((term) => mapping[term] !== undefined)) return mapping;
  for (const column of columns) {
    const term = used.has(column) ? undefined : termOfColumn(column, rows, tools);
    if (term !== undefined) mapping[term] ??= column;
  }
  return mapping;
}
