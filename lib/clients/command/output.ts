import { type CsvColumn, csvOf } from '@/lib/platform/csv';
import type { Format } from './options';

/** How far a cell of a table goes before it is cut; the last one disturbs no other. */
const WIDEST = 36;
const WIDEST_AT_END = 120;
const GAP = '  ';

// Text of documents may hold what a terminal obeys: what is no character is not printed there.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

const printable = (text: string) => text.replace(UNPRINTABLE, ' ').trim();

function cut(text: string, widest = WIDEST): string {
  const characters = [...printable(text)];
  return characters.length > widest ? `${characters.slice(0, widest - 1).join('')}…` : characters.join('');
}

const lengthOf = (text: string) => [...text].length;

export type Column<Line> = { heading: string; cell: (line: Line) => string | number | null | undefined };

function tableOf<Line>(columns: readonly Column<Line>[], lines: readonly Line[]): string {
  const cells = lines.map((line) => columns.map(({ cell }) => cell(line)));
  const isNumeric = columns.map((_, n) => cells.some((row) => typeof row[n] === 'number'));
  const rows = [
    columns.map(({ heading }) => heading),
    ...cells.map((row) =>
      row.map((one, n) => cut(String(one ?? ''), n === columns.length - 1 ? WIDEST_AT_END : WIDEST)),
    ),
  ];
  const widths = columns.map((_, n) => Math.max(...rows.map((row) => lengthOf(row[n] ?? ''))));
  const padded = (text: string, n: number) => {
    const space = ' '.repeat((widths[n] ?? 0) - lengthOf(text));
    return isNumeric[n] ? space + text : text + space;
  };
  return rows.map((row) => `${row.map(padded).join(GAP).trimEnd()}\n`).join('');
}

const csvColumn = <Line>({ heading, cell }: Column<Line>): CsvColumn<Line> => ({
  heading,
  cell: (line) => cell(line) ?? null,
});

/** Writes lines in a form: `json` as it is, or the columns. */
export function written<Line>(
  format: Format,
  { columns, lines, json }: { columns: readonly Column<Line>[]; lines: readonly Line[]; json: unknown },
): string {
  if (format === 'json') return `${JSON.stringify(json, null, 2)}\n`;
  return format === 'csv' ? csvOf(columns.map(csvColumn), lines) : tableOf(columns, lines);
}

const WIDEST_BAR = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function barOf(share: number): string {
  const eighths = Math.round(share * WIDEST_BAR * EIGHTHS.length);
  return '█'.repeat(Math.floor(eighths / EIGHTHS.length)) + (EIGHTHS[eighths % EIGHTHS.length] ?? '');
}

/** Draws a bar for each value, the longest for the greatest; what has no value has no bar. */
export function chartOf(bars: readonly { label: string; value: number | null }[]): string {
  const labels = bars.map(({ label }) => cut(label));
  const width = Math.max(0, ...labels.map(lengthOf));
  const greatest = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  return bars
    .map(({ value }, n) => {
      const label = labels[n] ?? '';
      const bar = value !== null && greatest > 0 ? barOf(Math.max(0, value) / greatest) : '';
      const figure = value === null ? 'no figure' : value.toLocaleString('en', { maximumFractionDigits: 2 });
      return `${label}${' '.repeat(width - lengthOf(label))}  ${bar}${bar && ' '}${figure}\n`;
    })
    .join('');
}
