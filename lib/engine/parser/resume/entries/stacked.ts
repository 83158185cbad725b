import type { Line } from '@/lib/engine/documents';
import { compareDates, type FoundDates, findDates, isCurrentWord, isOnlyDates } from '../../../kernel';
import { lineOfRest } from '../../shared/layout/rest';
import type { SectionLine } from '../../shared/layout/section-line';

/**
 * Ranges whose two ends stand one below the other in the margin of an entry, in either order, without a dash:
 * "Present⇥Engineer" above "2019⇥Acme". What sets them apart from lists of lone dates is that they come in twos in
 * every block.
 */

const LONGEST_MARGIN = 20;

/** One end of a range: a lone date, or a word for today, alone in the margin of its line. */
type End = { at: number; date: FoundDates | null; margin: string; rest: string };

function endOf({ line }: SectionLine, at: number, today: string): End | null {
  if (line.bullet !== undefined) return null;
  const tab = line.text.indexOf('\t');
  const margin = (tab < 0 ? line.text : line.text.slice(0, tab)).trim();
  if (margin === '' || margin.length > LONGEST_MARGIN) return null;
  const rest = tab < 0 ? '' : line.text.slice(tab + 1);
  if (isCurrentWord(margin)) return { at, date: null, margin, rest };
  const dates = findDates(margin, { today });
  const [date] = dates;
  if (date === undefined || dates.length > 1 || !date.isSingle || !isOnlyDates(margin, dates)) return null;
  return { at, date, margin, rest };
}

type Pair = [upper: End, lower: End];

/** The ends of one block; an end beside nothing belongs to the one directly above it, and closes the range. */
function groupsOf(lines: readonly SectionLine[], today: string): End[][] {
  const groups: End[][] = [];
  for (const [at, entry] of lines.entries()) {
    const end = endOf(entry, at, today);
    const above = groups.at(-1)?.at(-1);
    if (end === null) continue;
    const before = above && lines[above.at]?.line;
    const isFull = groups.at(-1)?.some(({ rest }) => rest === '') === true;
    const sameBlock = !isFull && before?.page === entry.line.page && before.block === entry.line.block;
    if (sameBlock || (above?.at === at - 1 && above.rest !== '' && end.rest === '')) groups.at(-1)?.push(end);
    else groups.push([end]);
  }
  return groups;
}

/** The ends of each block in twos, or none where any block has another number of them. */
function pairsOf(lines: readonly SectionLine[], today: string): Pair[] {
  const pairs: Pair[] = [];
  for (const [upper, lower, ...others] of groupsOf(lines, today)) {
    if (upper === undefined || lower === undefined || others.length > 0) return [];
    pairs.push([upper, lower]);
  }
  return pairs;
}

/** The style in which the text beside an end begins. */
function styleBeside({ at, rest }: End, lines: readonly SectionLine[]): string {
  const line = lines[at]?.line;
  const run = line && lineOfRest(line, rest).runs.find(({ text }) => /\p{L}/u.test(text));
  return `${Math.round((run?.fontSize ?? 0) * 2)} ${run?.bold} ${run?.italic}`;
}

/** True when the lower end stands beside nothing, or beside text of another style than the upper one. */
function isWithin([upper, lower]: Pair, lines: readonly SectionLine[]): boolean {
  if (upper.rest === '' || lower.date === null) return true;
  return lower.rest === '' || styleBeside(upper, lines) !== styleBeside(lower, lines);
}

/** The range that two ends make, the earlier one first; null when neither is a start. */
function rangeOf([upper, lower]: Pair): string | null {
  if (upper.date === null && lower.date === null) return null;
  const [first, second] = [upper.date?.start ?? upper.date?.end, lower.date?.start ?? lower.date?.end];
  const isReversed = first === undefined || (second !== undefined && compareDates(first, second) > 0);
  return isReversed ? `${lower.margin} - ${upper.margin}` : `${upper.margin} - ${lower.margin}`;
}

function withMargin(line: Line, margin: string, rest: string): Line {
  const [first] = line.runs;
  if (first === undefined) return line;
  const lead = { ...first, text: rest === '' ? margin : `${margin}\t` };
  const tail = rest === '' ? [] : lineOfRest(line, rest).runs;
  return { ...line, text: rest === '' ? margin : `${margin}\t${rest}`, runs: [lead, ...tail] };
}

/** "Present 2019⇥Engineer": the two ends came together in one cell, the later one first. */
function withTurnedMargin({ index, line }: SectionLine, today: string): SectionLine {
  const [margin = '', ...rest] = line.text.split('\t');
  const [, now, date] = /^(\S+)\s+(\S.*)$/u.exec(margin.trim()) ?? [];
  const dates = date === undefined ? [] : findDates(date, { today });
  const isTurned =
    now !== undefined && isCurrentWord(now) && dates.length === 1 && dates[0]?.isSingle === true;
  if (!isTurned || rest.length === 0 || margin.length > LONGEST_MARGIN + now.length) return { index, line };
  return { index, line: withMargin(line, `${date} - ${now}`, rest.join('\t')) };
}

/** The lines with ranges in the order in which they are read. */
export function withTurnedMargins(lines: readonly SectionLine[], today: string): SectionLine[] {
  return lines.map((entry) => withTurnedMargin(entry, today));
}

/** The lines with such ranges whole on the line of their upper end. */
export function joinStackedDates(lines: readonly SectionLine[], today: string): SectionLine[] {
  const pairs = pairsOf(lines, today);
  const within = pairs.filter((pair) => isWithin(pair, lines)).length;
  if (pairs.length === 0 || within < Math.max(1, pairs.length * 0.6)) return [...lines];
  const changed = new Map<number, Line | null>();
  for (const pair of pairs) {
    const [upper, lower] = pair;
    const [above, below] = [lines[upper.at]?.line, lines[lower.at]?.line];
    const range = rangeOf(pair);
    if (above === undefined || below === undefined || range === null) continue;
    changed.set(upper.at, withMargin(above, range, upper.rest));
    changed.set(lower.at, lower.rest === '' ? null : lineOfRest(below, lower.rest));
  }
  return lines.flatMap((entry, at) => {
    const line = changed.get(at);
    return line === null ? [] : [line === undefined ? entry : { index: entry.index, line }];
  });
}
