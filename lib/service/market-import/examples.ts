import {
  type ColumnMapping,
  countryOfWebsite,
  evidenceOfRows,
  isBlank,
  type RawPosting,
  writtenCell,
} from '@/lib/engine/postings';
import { gazetteer } from '../gazetteer';
import { bytesOf } from './content';
import type { PreparedPosting } from './normalise-batch';
import type { SourceOrigin } from './rows';
import type { ImportTools } from './run-import';
import { firstRows, rowReader, type TableKind, type TableRow, writtenRows } from './tables';

/** Rows of a table as an import would read them, so that its columns can be judged before anything is written. */

/** Values of a row in the columns that are read, and the result: a posting, or the reason for rejecting the row. */
export type ExampleRow = {
  row: number;
  written: Record<string, string>;
} & ({ posting: PreparedPosting } | { reason: string });

const EXAMPLES = 10;
const LONGEST = 160;

/** Rows at equal distances. */
function spread<Item>(items: readonly Item[], count: number): { item: Item; at: number }[] {
  const chosen = Math.min(count, items.length);
  return Array.from({ length: chosen }, (_, number) => Math.floor((number * items.length) / chosen)).flatMap(
    (at) => {
      const item = items[at];
      return item === undefined ? [] : [{ item, at }];
    },
  );
}

function writtenIn(row: TableRow, columns: readonly string[]): Record<string, string> {
  if ('reason' in row) return {};
  const cells = columns.filter((column) => !isBlank(row.cells[column]));
  return Object.fromEntries(
    cells.map((column) => [column, writtenCell(row.cells[column]).slice(0, LONGEST)]),
  );
}

type TableOrigin = Extract<SourceOrigin, { at: 'file' }> & { kind: TableKind };

/** Returns ten of the first thousand rows of a table, read by a mapping. */
export async function exampleRows(
  { name, origin, mapping }: { name: string; origin: TableOrigin; mapping: ColumnMapping },
  { files, normalisers }: Pick<ImportTools, 'files' | 'normalisers'>,
): Promise<ExampleRow[]> {
  const first = await firstRows(writtenRows(origin.kind, bytesOf(origin.content, files)));
  const read = rowReader(first, mapping, origin.madeOn);
  const rows = first.map(read);
  const postings = rows.flatMap((row) => ('reason' in row ? [] : [row]));
  const evidence = evidenceOfRows(postings.slice(0, 500), await gazetteer());
  const examples = spread(rows, EXAMPLES);
  const raws = examples.flatMap(({ item }): RawPosting[] => ('reason' in item ? [] : [item]));
  const ready = await normalisers.ready(raws, {
    website: name,
    country: countryOfWebsite(name),
    ...evidence,
  });
  const columns = [...new Set(Object.values(mapping))];
  return examples.map(({ item, at }) => {
    const result = 'reason' in item ? item : (ready.shift() ?? { reason: 'It could not be read.' });
    const written = writtenIn(first[at] ?? { reason: '' }, columns);
    return 'reason' in result
      ? { row: at + 1, written, reason: result.reason }
      : { row: at + 1, written, posting: result };
  });
}
