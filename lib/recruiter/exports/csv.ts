/** How one column of a list is written. */
export type CsvColumn<Line> = {
  readonly heading: string;
  readonly cell: (line: Line) => string | number | null;
};

/** What spreadsheets take for the beginning of a formula, also behind spaces and in full width. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Spreadsheets in most places take a file for UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * One field of RFC 4180. Text that a spreadsheet would run as a formula gets a `'` in front, which makes it text;
 * numbers of ours do not need it.
 */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replace(/"/g, '""')}"`
    : harmless;
}

/** Lines as a CSV file with a line of headings. */
export function csvOf<Line>(columns: readonly CsvColumn<Line>[], lines: readonly Line[]): string {
  const rows = [
    columns.map(({ heading }) => heading),
    ...lines.map((line) => columns.map(({ cell }) => cell(line))),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
