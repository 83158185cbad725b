import { opened } from './cells';
import type { ColumnTools } from './column-types/features';
import type { Term } from './model';
import { isBlank, type JsonObject, listOf, nameOf } from './values';

/** Columns of contracts, degrees and years by their cells, whatever their names. */

const TERMS: readonly Term[] = ['employment', 'education', 'experience'];

const LEAST_SHARE = 0.6;
const LEAST_CELLS = 5;
/** Cells of such columns are a few terms that recur. */
const MOST_KINDS = 40;
const MOST_DIFFERENT = 0.5;

/** Returns the term that most cells of a column name, and the share of these. */
function termOfColumn(
  column: string,
  rows: readonly JsonObject[],
  { termOf }: ColumnTools,
): { term: Term; share: number } | undefined {
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
  const shares = TERMS.map((term) => ({
    term,
    share: cells.filter((cell) => known.get(cell) === term).length / cells.length,
  }));
  return shares.find(({ share }) => share >= LEAST_SHARE);
}

/** Returns the columns of terms that no name told, the first of each, with how many of their cells are so. */
export function termColumns(
  columns: readonly string[],
  rows: readonly JsonObject[],
  known: Partial<Record<string, string>>,
  tools: ColumnTools,
): { column: string; role: Term; certainty: number }[] {
  const used = new Set<unknown>(Object.values(known));
  const found = new Map<Term, { column: string; role: Term; certainty: number }>();
  if (TERMS.every((term) => known[term] !== undefined)) return [];
  for (const column of columns) {
    const { term, share = 0 } = (used.has(column) ? undefined : termOfColumn(column, rows, tools)) ?? {};
    if (term === undefined || known[term] !== undefined || found.has(term)) continue;
    found.set(term, { column, role: term, certainty: share });
  }
  return [...found.values()];
}
