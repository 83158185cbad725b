import { type EntryLine, isSetApart } from '../../lines/entry-line';
import { outranks } from '../layout';
import { bounded, collector, hasRange, type Scene } from './facts';
import type { Facts } from './model';

/** What speaks for an entry beginning with a line. */

type Add = (name: string, value?: number) => void;

/** What the lines of a section say together: the usual gap, how often each style is, how many lines hold a range. */
export type Rhythm = { gap: number; styles: ReadonlyMap<string, number>; ranges: number };

/** Lines below, within which a range is looked for. */
const NEAR = 3;

/** Returns the rhythm of the lines of a section. */
export function rhythmOf(lines: readonly EntryLine[]): Rhythm {
  const styles = new Map<string, number>();
  for (const { style, isBody } of lines) if (!isBody) styles.set(style, (styles.get(style) ?? 0) + 1);
  const gaps = lines.map(({ line }) => line.gapBefore ?? 0).sort((a, b) => a - b);
  return { gap: gaps[Math.floor(gaps.length / 2)] ?? 0, styles, ranges: lines.filter(hasRange).length };
}

function addAbove(add: Add, entry: EntryLine, above: EntryLine | undefined): void {
  if (above === undefined) {
    add('opens:section');
    return;
  }
  add(above.isBody ? 'opens:behindText' : 'opens:behindHeader');
  if (above.group !== entry.group) add('opens:group');
  if (above.style !== entry.style) add('opens:style');
  if (hasRange(above)) add('opens:behindRange');
  if (outranks(entry.style, above.style)) add('opens:outranksAbove');
}

function addDates(add: Add, entry: EntryLine, lines: readonly EntryLine[], row: number): void {
  if (hasRange(entry)) add('opens:range');
  else if (entry.dates.length > 0) add('opens:date');
  else {
    const below = lines.slice(row + 1, row + 1 + NEAR);
    const within = below.findIndex((other) => other.isBody || hasRange(other));
    const next = below[within];
    if (next === undefined) add('opens:range:none');
    else add(next.isBody ? 'opens:range:text' : `opens:range:${within + 1}`);
  }
}

/** True for a line without dates that begins as the line above it: text printed twice, which opens no entry of its own. */
export function repeatsAbove(row: number, lines: readonly EntryLine[]): boolean {
  const [above, entry] = [lines[row - 1], lines[row]];
  if (above === undefined || entry === undefined || entry.dates.length > 0) return false;
  return above.line.text === entry.line.text || above.line.text.startsWith(`${entry.line.text}\t`);
}

/** Returns what speaks for an entry beginning with line `row` of the section. */
export function openingAt(row: number, { lines, before, body, numberOf }: Scene, rhythm: Rhythm): Facts {
  const { add, facts } = collector(numberOf);
  const [entry, below] = [lines[row], lines[row + 1]];
  if (entry === undefined) return facts;
  const old = before.get(entry.index);
  const gap = entry.line.gapBefore ?? 0;
  add('opens');
  if (old === undefined) add('opens:old:none');
  else if (old.opens) add('opens:old');
  else add(old.isHeader ? 'opens:old:header' : 'opens:old:text');
  addAbove(add, entry, lines[row - 1]);
  if (isSetApart(entry.line)) add('opens:apart');
  if (gap > rhythm.gap * 1.3 + 0.5) add('opens:gap');
  if (below && (below.line.gapBefore ?? 0) > gap + 0.5) add('opens:gapBelow');
  if (entry.isBody) add('opens:asText');
  if (entry.line.bullet !== undefined) add('opens:bullet');
  if (outranks(entry.style, body)) add('opens:outranks');
  if (rhythm.ranges > 0 || entry.dates.length > 0) addDates(add, entry, lines, row);
  else add('opens:range:never');
  if (entry.line.cell) add(entry.line.cell.column === 0 ? 'opens:cell:first' : 'opens:cell');
  const alike = rhythm.styles.get(entry.style) ?? 0;
  if (rhythm.ranges > 0)
    add('opens:alike', bounded(Math.abs(Math.log((alike + 0.5) / (rhythm.ranges + 0.5))), 0, 2));
  return facts;
}
