import { STRING_CLASSES, type StringClass, type StringModel } from '@/lib/engine/strings';
import { fold } from '../../../../kernel';
import type { EntryLine } from '../../lines/entry-line';
import type { PairEvidence } from '../../lines/fields';
import type { Draft } from '../draft';
import { trimPart, URL } from '../parts';
import { isPlace } from '../places';
import type { Facts } from './model';
import type { Piece } from './pieces';

/** What all features of a section are made of. */

/** Returns the number of a feature; undefined for one that has no weight. */
export type NumberOf = (name: string) => number | undefined;

export type Known = {
  lines: readonly EntryLine[];
  /** The entries that the other ways of reading found. */
  drafts: readonly Draft[];
  /** The style of the body of the document. */
  body: string;
  evidence: PairEvidence;
  strings: StringModel;
};

/** What the other ways of reading made of a line; the fields are folded. */
export type Before = { isHeader: boolean; opens: boolean; what: string; where: string };

/** The usual content of one place in the lines of a section, as sums over `count` pieces. */
export type Slot = { what: number; where: number; place: number; text: number; count: number };

/** A section with all that its features ask for. */
export type Scene = Known & {
  pieces: readonly Piece[];
  /** The text of each piece. */
  texts: readonly string[];
  /** By the number of the line in the document. */
  before: ReadonlyMap<number, Before>;
  slots: ReadonlyMap<string, Slot>;
  numberOf: NumberOf;
};

/** Returns the text of the pieces from the first to the last, without separators and addresses. */
export const textOf = (lines: readonly EntryLine[], first: Piece, last: Piece): string =>
  trimPart((lines[first.row]?.line.text.slice(first.from, last.to) ?? '').replace(URL, ' '));

export const bounded = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export const hasRange = ({ dates }: EntryLine): boolean => dates.some(({ isSingle }) => !isSingle);

/** Collects the features of one span or line; those without a weight, or of no value, are left out. */
export function collector(numberOf: NumberOf): { add: (name: string, value?: number) => void; facts: Facts } {
  const facts: Facts = { ids: [], values: [] };
  return {
    facts,
    add: (name, value = 1) => {
      const id = value === 0 ? undefined : numberOf(name);
      if (id === undefined) return;
      facts.ids.push(id);
      facts.values.push(value);
    },
  };
}

/** Returns what the entries that were found before say of each line, by its number in the document. */
export function linesBefore(drafts: readonly Draft[]): Map<number, Before> {
  const found = new Map<number, Before>();
  for (const { segment, assignment } of drafts) {
    const fields = { what: fold(assignment.what?.text ?? ''), where: fold(assignment.where?.text ?? '') };
    for (const [n, { index }] of segment.header.entries())
      found.set(index, { isHeader: true, opens: n === 0, ...fields });
    for (const { index } of segment.body)
      if (!found.has(index)) found.set(index, { isHeader: false, opens: false, ...fields });
  }
  return found;
}

/** Returns the name of a place in the lines: pieces of one place look alike and stand alike. */
export function slotOf(entry: EntryLine, { bold, italic, isFirst, isLast, nth }: Piece): string {
  const look = `${entry.style}|${bold ? 'b' : ''}${italic ? 'i' : ''}|${entry.isBody}`;
  const cell = entry.line.cell?.column ?? '';
  return `${look}|${Math.min(nth, 3)}|${isFirst}|${isLast}|${entry.dates.length > 0}|${cell}`;
}

const NUMBERS = Object.fromEntries(STRING_CLASSES.map((name, n) => [name, n])) as Record<StringClass, number>;

/** Returns the usual content of each place in the lines. */
export function slotsOf(
  { lines, evidence, strings }: Known,
  pieces: readonly Piece[],
  texts: readonly string[],
): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const [at, piece] of pieces.entries()) {
    const entry = lines[piece.row];
    if (entry === undefined || piece.isDate || entry.isBody) continue;
    const text = texts[at] ?? '';
    const own = evidence(text);
    const shares = strings.read(text);
    const is = (kind: StringClass) => shares[NUMBERS[kind]] ?? 0;
    const key = slotOf(entry, piece);
    const slot = slots.get(key) ?? { what: 0, where: 0, place: 0, text: 0, count: 0 };
    slot.what += bounded(own.what, -1, 3) / 2 + 2 * (is('title') + is('degree'));
    slot.where += bounded(own.where, -1, 3) / 2 + 2 * (is('employer') + is('school'));
    slot.place += is('place') + (isPlace(text) ? 1 : 0);
    slot.text += is('sentence');
    slot.count++;
    slots.set(key, slot);
  }
  return slots;
}
