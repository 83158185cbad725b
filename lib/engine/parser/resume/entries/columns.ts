import type { Line } from '../../../documents';
import { findDates, isOnlyDates } from '../../../kernel';
import type { SectionLine } from '../../shared/layout/section-line';

/**
 * Moves dates that were read as a separate column, or as one cell next to that of their entries, back to the lines at
 * the same height.
 */

function isDateColumnLine({ line }: SectionLine, today: string): boolean {
  const { text } = line;
  if (line.box === undefined || text.length > 40 || line.bullet !== undefined) return false;
  return isOnlyDates(text, findDates(text, { today }));
}

/** Returns the only line of another column at the same height. */
function lineBeside(
  date: SectionLine,
  lines: readonly SectionLine[],
  today: string,
): SectionLine | undefined {
  const box = date.line.box;
  if (box === undefined) return undefined;
  const beside = lines.filter(({ line }) => {
    if (line === date.line || line.page !== date.line.page || line.box === undefined) return false;
    const sameHeight =
      Math.abs((line.box.y0 + line.box.y1) / 2 - (box.y0 + box.y1) / 2) < date.line.fontSize * 0.6;
    const isApart = columnOf(line) !== columnOf(date.line);
    return sameHeight && isApart && findDates(line.text, { today }).length === 0;
  });
  return beside.length === 1 ? beside[0] : undefined;
}

/** Returns the column of the page and of the table. */
function columnOf({ column, cell }: Line): string {
  return `${column} ${cell?.column ?? ''}`;
}

function joinLines(date: SectionLine, text: SectionLine): SectionLine {
  const isBefore = (date.line.box?.x0 ?? 0) < (text.line.box?.x0 ?? 0);
  const [first, second] = isBefore ? [date.line, text.line] : [text.line, date.line];
  const [lead] = first.runs.slice(-1);
  const tab = lead ? [{ ...lead, text: '\t' }] : [];
  return {
    index: text.index,
    line: {
      ...text.line,
      text: `${first.text}\t${second.text}`,
      runs: [...first.runs, ...tab, ...second.runs],
    },
  };
}

/** Returns the lines of a section with each date of a date column on the line that it dates. */
export function joinDateColumns(lines: readonly SectionLine[], today: string): SectionLine[] {
  const columns = new Set(lines.map(({ line }) => columnOf(line)));
  if (columns.size < 2) return [...lines];
  const texts = new Map<SectionLine, SectionLine>();
  const used = new Set<SectionLine>();
  for (const date of lines) {
    if (!isDateColumnLine(date, today)) continue;
    const beside = lineBeside(date, lines, today);
    if (beside === undefined || texts.has(beside)) continue;
    texts.set(beside, date);
    used.add(date);
  }
  return lines.flatMap((line) => {
    if (used.has(line)) return [];
    const date = texts.get(line);
    return [date === undefined ? line : joinLines(date, line)];
  });
}
