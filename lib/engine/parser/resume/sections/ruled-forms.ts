import type { Line } from '@/lib/engine/documents';

/**
 * The ruled form of Japanese CVs: three columns for the year, the month and the event. Its rows are read with whole
 * dates, and the title of its third column as a heading.
 */

const HEAD = /^年\s*月\s+(?=\S)/u;
const ROW = /^((?:[令平昭][和成]\s*)?(?:\d{1,4}|元))\t(\d{1,2})\t(?=\S)/u;

function withText(line: Line, text: string): Line {
  const [first] = line.runs;
  return first === undefined ? line : { ...line, text, runs: [{ ...first, text }] };
}

/** Returns the lines with the dates of such a form joined; all lines unchanged without such a form. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  if (!lines.some(({ text }) => HEAD.test(text))) return [...lines];
  return lines.map((line) => {
    if (HEAD.test(line.text)) return withText(line, line.text.replace(HEAD, ''));
    const row = ROW.exec(line.text);
    return row ? withText(line, `${row[1]}年${row[2]}月\t${line.text.slice(row[0].length)}`) : line;
  });
}
