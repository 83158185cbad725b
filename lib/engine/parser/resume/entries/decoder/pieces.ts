import type { EntryLine } from '../../lines/entry-line';
import type { Draft } from '../draft';
import { spansOf, styleAt } from '../parts';
import { cutsOf } from '../splits';

/** The pieces of the lines of a section: the stretches of text between all places where a field may end. */

export type Piece = {
  /** Number of the line in the section. */
  row: number;
  from: number;
  to: number;
  /** True for a date, or a range of dates. */
  isDate: boolean;
  /** What is between this piece and the one before on its line: "tab", "style", "date", "comma" ... */
  mark: string;
  /** Its number on the line. */
  nth: number;
  isFirst: boolean;
  isLast: boolean;
  bold: boolean;
  italic: boolean;
  linked: boolean;
};

/** A stretch of a line that another way of reading took for a field. */
export type Field = { from: number; to: number };

/**
 * Returns where the fields of entries stand in the lines, by the number of the line in the document, and how many are in
 * no line as they are.
 */
export function fieldsOf(lines: readonly EntryLine[], drafts: readonly Draft[]) {
  const fields = new Map<number, Field[]>();
  const textAt = new Map(lines.map(({ index, line }) => [index, line.text]));
  let missing = 0;
  for (const { segment, assignment } of drafts)
    for (const part of [assignment.what, assignment.where]) {
      if (part === undefined) continue;
      const own = [part.line, ...[...segment.header, ...segment.body].map(({ index }) => index)];
      const index = own.find((at) => textAt.get(at)?.includes(part.text));
      if (index === undefined) {
        missing++;
        continue;
      }
      const from = textAt.get(index)?.indexOf(part.text) ?? 0;
      fields.set(index, [...(fields.get(index) ?? []), { from, to: from + part.text.length }]);
    }
  return { fields, missing };
}

/** Longest line of text that is cut into pieces, and the most pieces of one. */
const LONGEST_TEXT = 140;
const MOST_PIECES = 12;

type Stretch = { from: number; to: number; mark: string; isDate: boolean };

const hasLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** Cuts the stretches at the ends of the fields. */
function atFields(stretches: readonly Stretch[], fields: readonly Field[], text: string): Stretch[] {
  const ends = [...new Set(fields.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  return stretches.flatMap((stretch) => {
    if (stretch.isDate) return [stretch];
    const within = ends.filter((at) => at > stretch.from && at < stretch.to);
    const bounds = [stretch.from, ...within, stretch.to];
    return bounds
      .slice(1)
      .map((to, n) => ({ ...stretch, from: bounds[n] ?? 0, to, mark: n === 0 ? stretch.mark : 'old' }))
      .filter(({ from, to }) => hasLetter(text.slice(from, to)));
  });
}

function stretchesOf(entry: EntryLine, fields: readonly Field[]): Stretch[] {
  const { text } = entry.line;
  const whole = [{ from: 0, to: text.length, mark: '', isDate: entry.isDateOnly }];
  if (entry.isDateOnly) return whole;
  if (entry.isBody && text.length > LONGEST_TEXT && fields.length === 0) return whole;
  const spans = spansOf(entry).flatMap(({ from, to, separator }) => {
    const cuts = cutsOf(text.slice(from, to)).sort((a, b) => a.from - b.from);
    const stretches: Stretch[] = [];
    let [at, mark] = [from, separator];
    for (const cut of cuts) {
      if (from + cut.from < at) continue;
      stretches.push({ from: at, to: from + cut.from, mark, isDate: false });
      [at, mark] = [from + cut.to, cut.sign];
    }
    return [...stretches, { from: at, to, mark, isDate: false }];
  });
  const dates = entry.dates.map(({ from, to }) => ({ from, to, mark: 'date', isDate: true }));
  const all = [...spans.filter(({ from, to }) => hasLetter(text.slice(from, to))), ...dates];
  all.sort((a, b) => a.from - b.from || a.to - b.to);
  if (all.length === 0) return whole;
  return atFields(all.length > MOST_PIECES ? whole : all, fields, text);
}

/** Returns the pieces of the lines in their order; a line has one at least. */
export function piecesOfLines(lines: readonly EntryLine[], fields: ReadonlyMap<number, Field[]>): Piece[] {
  return lines.flatMap((entry, row) => {
    const stretches = stretchesOf(entry, fields.get(entry.index) ?? []);
    return stretches.map(({ from, to, mark, isDate }, n) => {
      const style = styleAt(entry, { from, to, separator: '' });
      return {
        row,
        from,
        to,
        isDate,
        mark: mark.length > 1 || mark === '' ? mark : 'sign',
        nth: n,
        isFirst: n === 0,
        isLast: n === stretches.length - 1,
        bold: style?.bold ?? false,
        italic: style?.italic ?? false,
        linked: (style?.href ?? '') !== '',
      };
    });
  });
}
