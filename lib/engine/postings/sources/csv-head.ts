import { parse } from 'csv-parse/sync';

/** Separators of cells in a table of text. */

const SIGNS = [',', ';', '\t', '|'];
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 500;
/** A last column whose cells are all empty is often missing in the records. */
const MOST_MISSING = 1;
const LEAST_WITH_MISSING = 6;
/** Two records are in it, texts of advertisements in their cells included. */
const HEAD = 200_000;

function firstRecords(head: string, delimiter: string): string[][] {
  try {
    return parse(head, {
      delimiter,
      to: 2,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as string[][];
  } catch {
    return [];
  }
}

/**
 * Returns the separator of the cells of a table: the one that yields most cells in a header whose first record has as
 * many. Line breaks in quoted cells do not count. Undefined for prose, which has no such records.
 */
export function delimiterOf(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  const tables = SIGNS.map((sign) => ({ sign, records: firstRecords(head, sign) }))
    .map(({ sign, records: [header = [], row = []] }) => ({
      sign,
      columns: header.length,
      cells: row.length,
    }))
    .filter(({ columns, cells }) => {
      const missing = columns >= LEAST_WITH_MISSING ? MOST_MISSING : 0;
      return columns >= LEAST_COLUMNS && columns <= MOST_COLUMNS && cells >= columns - missing;
    });
  return tables.sort((one, other) => other.columns - one.columns)[0]?.sign;
}
