import { STRING_CLASSES } from '@/lib/engine/strings';
import { fold, isAllCapitals, words } from '../../../../kernel';
import type { EntryLine } from '../../lines/entry-line';
import { outranks } from '../layout';
import { isPlace, mayBePlace } from '../places';
import { bounded, collector, hasRange, type Scene, slotOf, textOf } from './facts';
import { type Facts, MOST_IN_SPAN, type Span } from './model';
import type { Field, Piece } from './pieces';

/** The spans that may be fields, with what speaks for each. */

type Add = (name: string, value?: number) => void;

/** A span with its first and last piece; `at` is the number of the first, `to` that behind the last. */
type Candidate = { text: string; piece: Piece; last: Piece; at: number; to: number; entry: EntryLine };

/** Pieces of a field that another way of reading found, at most. */
const LONGEST = 16;

function bucket(count: number): string {
  if (count <= 1) return '1';
  if (count <= 3) return '3';
  if (count <= 6) return '6';
  return count <= 10 ? '10' : 'more';
}

function addBefore(add: Add, { text, entry }: Candidate, { before }: Scene): void {
  const old = before.get(entry.index);
  if (old === undefined || text === '') return;
  const folded = fold(text);
  for (const name of ['what', 'where'] as const) {
    const value = old[name];
    const form = old.isHeader ? name : `${name}Below`;
    if (value === '') add(`old:no:${name}`);
    else if (value === folded) add(`old:is:${form}`);
    else if (value.includes(folded)) add(`old:in:${form}`);
    else if (folded.includes(value)) add(`old:has:${form}`);
  }
}

function addDate(add: Add, { piece, entry }: Candidate, { before }: Scene): void {
  const old = before.get(entry.index);
  const date = entry.dates.find(({ from }) => from === piece.from) ?? entry.dates[0];
  add(entry.isDateOnly ? 'date:alone' : 'date:beside');
  add(entry.isBody ? 'date:text' : 'date:header');
  add(date?.isSingle ? 'date:single' : 'date:range');
  if (old) add(old.isHeader ? 'date:old' : 'date:oldText');
}

function addWords(add: Add, { text, entry, at, to }: Candidate, { evidence, strings }: Scene): void {
  const own = evidence(text);
  add('evidence:what', bounded(own.what, -2, 4) / 2);
  add('evidence:where', bounded(own.where, -2, 4) / 2);
  if (own.what > 1.5) add('surely:what');
  if (own.where > 1.5) add('surely:where');
  const shares = strings.read(text);
  STRING_CLASSES.forEach((name, n) => {
    const share = shares[n] ?? 0;
    add(`is:${name}`, share);
    if (share > 0.5) add(`mostly:${name}`);
  });
  if (isPlace(text)) add('place');
  else if (mayBePlace(text)) add('place:maybe');
  add(`words:${bucket(words(text).length)}`);
  add(`pieces:${to - at}`);
  add(`row:${bucket(entry.line.text.length / 20)}`);
  if (isAllCapitals(text)) add('capitals');
  if (/^\P{L}*\p{Ll}/u.test(text)) add('small');
  if (/\d/u.test(text)) add('digits');
  if (/[.;]$/u.test(text)) add('stop');
  if (/[()]/u.test(text)) add('brackets');
}

function addLook(add: Add, { piece, entry }: Candidate, { body }: Scene): void {
  if (piece.bold) add('bold');
  if (piece.italic) add('italic');
  if (piece.linked) add('linked');
  if (outranks(entry.style, body)) add('outranks');
  add(entry.isBody ? 'line:text' : 'line:header');
  if (entry.line.bullet !== undefined) add('bullet');
  if (entry.field) add(`field:${entry.field}`);
}

function addPlace(add: Add, { piece, last, at, to, entry }: Candidate, { lines, pieces }: Scene): void {
  add(`before:${piece.mark || 'line'}`);
  add(`behind:${last.isLast ? 'line' : (pieces[to]?.mark ?? '')}`);
  for (const { mark } of pieces.slice(at + 1, to)) add(`within:${mark}`);
  if (piece.isFirst) add(last.isLast ? 'whole' : 'first');
  else add(last.isLast ? 'last' : 'middle');
  add(`nth:${Math.min(piece.nth, 3)}`);
  if (hasRange(entry)) add('beside:range');
  else if (entry.dates.length > 0) add('beside:date');
  const neighbours = { above: lines[piece.row - 1], below: lines[piece.row + 1] };
  for (const [name, other] of Object.entries(neighbours)) {
    if (other === undefined) {
      add(`${name}:none`);
      continue;
    }
    add(`${name}:${other.isBody ? 'text' : 'header'}`);
    if (hasRange(other)) add(`${name}:range`);
    if (other.style === entry.style) add(`${name}:alike`);
  }
}

function addSlot(add: Add, { piece, entry }: Candidate, { slots }: Scene): void {
  const slot = slots.get(slotOf(entry, piece));
  if (slot === undefined || slot.count < 2) return;
  add('slot');
  add('slot:balance', bounded((slot.what - slot.where) / slot.count, -2, 2));
  add('slot:field', bounded((slot.what + slot.where) / slot.count / 2, -1, 2));
  add('slot:place', slot.place / slot.count);
  add('slot:text', slot.text / slot.count);
}

function factsOf(candidate: Candidate, scene: Scene): Facts {
  const { add, facts } = collector(scene.numberOf);
  const old = scene.before.get(candidate.entry.index);
  add('any');
  if (old === undefined) add('old:none');
  else add(old.isHeader ? 'old:header' : 'old:text');
  if (candidate.piece.isDate) {
    addDate(add, candidate, scene);
    return facts;
  }
  addBefore(add, candidate, scene);
  addWords(add, candidate, scene);
  addLook(add, candidate, scene);
  addPlace(add, candidate, scene);
  addSlot(add, candidate, scene);
  return facts;
}

/** Returns the spans that begin with piece `at`, the shortest first; `fields` are those of the line that were found before. */
export function spansAt(at: number, scene: Scene, fields: readonly Field[]): Span[] {
  const { lines, pieces, texts } = scene;
  const piece = pieces[at];
  const entry = lines[piece?.row ?? -1];
  if (piece === undefined || entry === undefined) return [];
  const found: Span[] = [];
  for (let to = at + 1; to <= pieces.length && to - at <= LONGEST; to++) {
    const last = pieces[to - 1];
    if (last === undefined || last.row !== piece.row) break;
    if (to > at + 1 && (last.isDate || piece.isDate)) break;
    const isOld = fields.some((field) => field.from === piece.from && field.to === last.to);
    if (to - at > MOST_IN_SPAN && !isOld) continue;
    const text = to === at + 1 ? (texts[at] ?? '') : textOf(lines, piece, last);
    found.push({ from: at, to, text, facts: factsOf({ text, piece, last, at, to, entry }, scene) });
  }
  return found;
}
