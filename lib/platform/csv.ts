export type Cell = string | number | Date | null;

/** Format of one column of a list. */
export type CsvColumn<Line> = {
  readonly heading: string;
  /** A date stands for its day. */
  readonly cell: (line: Line) => Cell;
};

/** Characters that spreadsheets read as the beginning of a formula, also after spaces and in full width. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A telephone number in international form: the space after its country code keeps spreadsheets from calculating with
 * it, so it stays text.
 */
const TELEPHONE = /^\+\d{1,3} [\d -]+$/;

/** Spreadsheets in most places take a file for UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * One field of RFC 4180. Text that a spreadsheet would run as a formula gets a `'` in front, which makes it text;
 * numbers of ours do not need it.
 */
function field(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const harmless = FORMULA.test(value) && !TELEPHONE.test(value) ? `'${value}` : value;
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
