import { words } from '../../../kernel';
import type { PairEvidence } from '../lines/fields';
import type { PairModel } from './model';
import type { HeaderParts, Part } from './parts';
import { possibleSplits, type Split } from './splits';
import { isTorn } from './torn';
import { HEADER } from './weights';

/**
 * Chooses the two fields that a header is about: *what* (a title, a degree) and *where* (an employer, a school).
 *
 * Each part of a header is weighed by its own words and by the usual content of its place in this document; the best
 * pair wins. The evidence of words comes from the caller, so that work and education share the choice.
 */

/**
 * Lead of the chosen text of a field over any other text, or none, in units of evidence: below 0.5 the choice was
 * close, from 2 on it is clear. The confidence of a value comes from it.
 */
export type Margins = { what: number; where: number };

/** Those of fields that nothing was compared with. */
export const NO_MARGINS: Margins = { what: 0, where: 0 };

/** The chosen parts. `others` are the parts that are neither. */
export type Assignment = { what?: Part; where?: Part; others: Part[]; score: number; margins: Margins };

/** The sums of the evidence at one place of the headers of this document. */
type Slots = Map<string, { what: number; where: number; count: number }>;

/** A label said which field the part is: nothing else outweighs it. */
const LABELLED = 5;

const NO_SLOTS: Slots = new Map();

const slotOf = ({ row, column, bold, italic }: Part) =>
  `${row}.${Math.ceil(column)}${bold ? 'b' : ''}${italic ? 'i' : ''}`;

/** Returns how much more of one kind than of the other is usually at the place of the part. */
function slotBalance(slots: Slots, part: Part): number {
  const slot = slots.get(slotOf(part));
  return slot === undefined || slot.count < 2 ? 0 : (slot.what - slot.where) / slot.count;
}

function placePrice(part: Part): number {
  const extraWords = part.bold || part.row === 0 ? 0 : Math.max(0, words(part.text).length - 6);
  const isSentence =
    /[\p{Ll})][.。!]$|\p{Ll}{3}[.!]\s+\p{Lu}/u.test(part.text) && words(part.text).length >= 3;
  const sentence = isSentence ? HEADER.sentence : 0;
  const torn = isTorn(part.text) ? HEADER.torn : 0;
  return (
    HEADER.row * part.row + HEADER.column * part.column + HEADER.plainWord * extraWords + sentence + torn
  );
}

/**
 * Returns the price of an unused part: the better it fits a field, the higher; a half should not have been split off.
 */
function unusedPrice(part: Part, evidence: PairEvidence): number {
  const { what, where } = evidence(part.text);
  const best = Math.max(0, what, where);
  return part.isHalf ? HEADER.unusedHalf * (1 + 0.6 * best) : HEADER.unused * best;
}

/** Returns the evidence against a lower line in plain type being the name of an organisation. */
function smallWordPrice(part: Part): number {
  if (part.row === 0 || part.bold || part.linked) return 0;
  const small = part.text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’-]{3,}/gu)?.length ?? 0;
  return HEADER.smallWord * Math.max(0, small - 1);
}

/** Returns the weight of a label for its field, or against other fields. */
function labelWeight({ field }: Part, asked: 'what' | 'where'): number {
  if (field === undefined) return 0;
  return field === asked ? LABELLED : -LABELLED;
}

type Scored = { part: Part | undefined; score: number };

function scored(parts: readonly Part[], slots: Slots, { evidence, slotWeight }: PairModel) {
  const what: Scored[] = [{ part: undefined, score: HEADER.missing.what }];
  const where: Scored[] = [{ part: undefined, score: HEADER.missing.where }];
  for (const part of parts) {
    const balance = slotWeight * slotBalance(slots, part);
    const price = placePrice(part) + (part.maybePlace ? HEADER.maybePlace : 0);
    const own = evidence(part.text);
    const announced = { what: labelWeight(part, 'what'), where: labelWeight(part, 'where') };
    const linked = (part.linked ? HEADER.linked : 0) + (part.isLedTo ? HEADER.ledTo : 0);
    const role = part.isRole ? HEADER.role : 0;
    what.push({ part, score: HEADER.base.what + own.what + announced.what + role + balance + price });
    where.push({
      part,
      score:
        HEADER.base.where +
        own.where +
        announced.where +
        linked -
        role -
        balance +
        price +
        smallWordPrice(part),
    });
  }
  return { what, where };
}

/** The best score for each text of a field, '' for none. */
type Scores = { what: Map<string, number>; where: Map<string, number> };

function note(scores: Map<string, number>, text: string, score: number): void {
  scores.set(text, Math.max(score, scores.get(text) ?? Number.NEGATIVE_INFINITY));
}

/** The margin of a field that nothing else could have been. */
const WIDEST = 9;

function marginOf(scores: ReadonlyMap<string, number>, chosen: string): number {
  const others = [...scores].flatMap(([text, score]) => (text === chosen ? [] : [score]));
  return Math.min(WIDEST, (scores.get(chosen) ?? 0) - Math.max(...others, Number.NEGATIVE_INFINITY));
}

type Choice = Omit<Assignment, 'margins'>;

const NO_CHOICE: Choice = { others: [], score: Number.NEGATIVE_INFINITY };

/**
 * Returns the best pair among the parts of one split with price `price`; stores the scores of all pairs in `scores`.
 */
function choose({ parts, price }: Split, slots: Slots, model: PairModel, scores: Scores): Choice {
  const candidates = scored(parts, slots, model);
  const unusedPrices = new Map(parts.map((part) => [part, unusedPrice(part, model.evidence)]));
  let best: Choice = { others: [...parts], score: Number.NEGATIVE_INFINITY };
  for (const what of candidates.what)
    for (const where of candidates.where) {
      if (what.part !== undefined && what.part === where.part) continue;
      const others = parts.filter((part) => part !== what.part && part !== where.part);
      const inOrder = what.part && where.part && parts.indexOf(what.part) < parts.indexOf(where.part);
      const unused = others.reduce((sum, part) => sum + (unusedPrices.get(part) ?? 0), 0);
      const score = what.score + where.score + (inOrder ? HEADER.whatFirst : 0) + unused - price;
      note(scores.what, what.part?.text ?? '', score);
      note(scores.where, where.part?.text ?? '', score);
      if (score <= best.score) continue;
      best = {
        ...(what.part && { what: what.part }),
        ...(where.part && { where: where.part }),
        others,
        score,
      };
    }
  return best;
}

function assignOne(header: HeaderParts, slots: Slots, model: PairModel): Assignment {
  const scores: Scores = { what: new Map(), where: new Map() };
  const choices = possibleSplits(header.parts.slice(0, 8), model).map((split) =>
    choose(split, slots, model, scores),
  );
  const best = choices.reduce((a, b) => (b.score > a.score ? b : a), NO_CHOICE);
  const margins = {
    what: marginOf(scores.what, best.what?.text ?? ''),
    where: marginOf(scores.where, best.where?.text ?? ''),
  };
  return { ...best, margins };
}

const bounded = (value: number) => Math.max(-2, Math.min(3, value));

function learnSlots(assignments: readonly Assignment[], evidence: PairEvidence): Slots {
  const slots: Slots = new Map();
  for (const { what, where } of assignments)
    for (const part of [what, where]) {
      if (part === undefined) continue;
      const slot = slots.get(slotOf(part)) ?? { what: 0, where: 0, count: 0 };
      const own = evidence(part.text);
      slot.what += bounded(own.what);
      slot.where += bounded(own.where + (part.linked ? HEADER.linked : 0));
      slot.count++;
      slots.set(slotOf(part), slot);
    }
  return slots;
}

/**
 * Returns the pairs of all entries of a section. The first round reads each header alone; the second knows the usual
 * content of each place in the headers of this section.
 */
export function assignPairs(headers: readonly HeaderParts[], model: PairModel): Assignment[] {
  const alone = headers.map((header) => assignOne(header, NO_SLOTS, model));
  const slots = learnSlots(alone, model.evidence);
  return headers.map((header) => assignOne(header, slots, model));
}
