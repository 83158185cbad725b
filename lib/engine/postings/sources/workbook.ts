import { Archive, sheetPieces } from '@/lib/containers';
import type { JsonObject } from './values';

/** The first filled sheet of an Excel workbook. */

/** Of a workbook, unpacked. */
const BUDGET = 512 * 1024 * 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Returns whether bytes begin as those of an archive do, which a workbook is. */
export function beginsAsArchive(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

/** Returns names that are told apart: a heading that is there twice has a number. */
function headingsOf(cells: readonly string[]): string[] {
  const times = new Map<string, number>();
  return Array.from(cells, (cell = '', at) => {
    const name = cell.trim() || `Column ${at + 1}`;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const filledIn = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/**
 * Reads the rows below the headings, some at a time; the headings are in the first row of several cells, since a name of
 * the table may be above. Returns why the workbook could not be unpacked, if so.
 */
export function* workbookRows(bytes: Uint8Array): Generator<JsonObject[], string | undefined> {
  const archive = Archive.open(bytes, BUDGET);
  if (!archive) return undefined;
  let headings: string[] | undefined;
  for (const piece of sheetPieces(archive)) {
    const filled = piece.filter((row) => filledIn(row) > 0);
    const first = headings ? 0 : filled.findIndex((row) => filledIn(row) > 1);
    const names = headings ?? headingsOf(filled[first] ?? []);
    const rows = headings || first < 0 ? filled : filled.slice(first + 1);
    if (names.length === 0) continue;
    headings = names;
    yield rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
  }
  return archive.refused;
}
