import { Archive, columnNames, sheetPieces } from '@/lib/containers';
import type { JsonObject } from './values';

/** The first filled sheet of an Excel workbook. */

/** Of a workbook, unpacked. */
const BUDGET = 512 * 1024 * 1024;
const filledIn = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/**
 * Reads the rows below the headings, some at a time; the headings are in the first row of several cells, since a name of
 * the table may be above. A list may be
 * empty. Returns why the workbook could not be unpacked, if so.
 */
export function* workbookRows(bytes: Uint8Array): Generator<JsonObject[], string | undefined> {
  const archive = Archive.open(bytes, BUDGET);
  if (!archive) return undefined;
  let headings: string[] | undefined;
  for (const piece of sheetPieces(archive)) {
    const filled = piece.filter((row) => filledIn(row) > 0);
    const first = headings ? 0 : filled.findIndex((row) => filledIn(row) > 1);
    const names = headings ?? columnNames(filled[first] ?? []);
    const rows = headings || first < 0 ? filled : filled.slice(first + 1);
    if (names.length > 0) headings = names;
    yield rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  }
  return archive.refused;
}
