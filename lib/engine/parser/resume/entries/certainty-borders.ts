import type { StringClass, StringModel } from '@/lib/engine/strings';
import { countryByName, type Gazetteer } from '../../../taxonomy';
import { flag, likelihoodOf } from '../../shared/certainty';
import type { Draft } from './draft';
import type { Part } from './parts';
import { endsInPlace, isPlace, mayBePlace } from './places';

/**
 * Evidence that a value has the borders of its field: whether a stretch of it is more of its kind than the whole, whether
 * another text of the entry is of that kind as well, and whether the entries around it have theirs at the same place.
 */

/** What the borders of a value are judged by. */
export type BorderContext = {
  strings: StringModel | undefined;
  /** All entries of its kind in the document. */
  drafts: readonly Draft[];
  gazetteer: Gazetteer | undefined;
};

/** Words of a value at which it is cut; more tell nothing new. */
const MOST_WORDS = 14;
/** The best quality of an entry with a date. */
const BEST = 1.5;
/** Small words between others from which on a text reads as a sentence. */
const MANY_SMALL = 3;

const most = (values: readonly number[]) => Math.max(0, ...values);

type Likely = (text: string, classes: readonly StringClass[]) => number;

/** Returns what the beginnings and the ends of a value are. */
function stretchesOf(text: string, own: readonly StringClass[], likely: Likely) {
  const pieces = text.split(/\s+/u).slice(0, MOST_WORDS);
  const heads = pieces.slice(1).map((_, at) => pieces.slice(0, at + 1).join(' '));
  const tails = pieces.slice(1).map((_, at) => pieces.slice(at + 1).join(' '));
  const named = [...new Set<StringClass>(['place', 'person', 'employer', 'school', ...own])];
  const whole = likely(text, own);
  return {
    tailAlone: most(tails.map((tail) => likely(tail, own) - whole)),
    placeBehind: most(tails.map((tail) => likely(tail, ['place']))),
    otherBefore: most(heads.map((head) => 1 - likely(head, named))),
    textBehind: most(tails.map((tail) => likely(tail, ['sentence', 'aboutFirm', 'label', 'heading']))),
    isOneWord: flag(pieces.length === 1),
    isLong: flag(pieces.length > 6),
  };
}

const slotOf = ({ row, bold, column }: Part) => `${row}.${bold}.${column > 0}`;

/** Returns how the other entries of the document agree with one. */
function neighboursOf(draft: Draft, side: 'what' | 'where', drafts: readonly Draft[]) {
  const own = draft.assignment[side];
  const others = drafts.filter((other) => other !== draft);
  const values = others.flatMap(({ assignment }) => assignment[side] ?? []);
  const alike = values.filter((other) => own !== undefined && slotOf(other) === slotOf(own));
  return {
    slotShare: values.length === 0 ? 0 : (2 * alike.length) / values.length - 1,
    isRepeated: flag(values.some(({ text }) => text === own?.text)),
    missing: (others.length - values.length) / Math.max(1, drafts.length),
    worst: Math.max(-1, Math.min(BEST, ...others.map(({ quality }) => quality)) / BEST),
  };
}

/** True for a text that is the name of a town, region or country and nothing else. */
function isTown(text: string, gazetteer: Gazetteer | undefined): boolean {
  if (isPlace(text) || mayBePlace(text) || countryByName(text) !== undefined) return true;
  if (gazetteer === undefined) return false;
  return gazetteer.townsOf(text).some(({ isOwnName }) => isOwnName) || gazetteer.regionsOf(text).length > 0;
}

/** Returns the marks in a value that stand at borders of fields. */
function marksOf(text: string, gazetteer: Gazetteer | undefined) {
  const small = text.match(/(?<=\s)\p{Ll}[\p{Ll}’']{0,40}(?=\s)/gu)?.length ?? 0;
  return {
    hasBracket: flag(/[()[\]]/u.test(text)),
    hasComma: flag(text.includes(',')),
    hasDash: flag(/\s[-–—|]|[-–—|]\s/u.test(text)),
    hasMark: flag(/[:;"“”„«»*•/.]\s/u.test(text)),
    isOdd: flag(/^[^\p{L}\p{N}]|[^\p{L}\p{N}).!]$/u.test(text)),
    isTornOff: flag(/(?:^|\s)\p{L}\.?$|\s\p{Ll}{1,3}$|^\p{Ll}{1,2}\s/u.test(text)),
    smallWords: Math.min(1, small / MANY_SMALL),
    isTown: flag(isTown(text, gazetteer)),
    townBehind: flag(gazetteer !== undefined && /[,–—-]\s*\S/u.test(text) && endsInPlace(text, gazetteer)),
  };
}

export const BORDER_FEATURES = [
  'tailAlone',
  'placeBehind',
  'otherBefore',
  'textBehind',
  'isOneWord',
  'isLong',
  'slotShare',
  'isRepeated',
  'missing',
  'worst',
  'rival',
  'rivalBelow',
  'hasBracket',
  'hasComma',
  'hasDash',
  'hasMark',
  'isOdd',
  'isTornOff',
  'smallWords',
  'isTown',
  'townBehind',
] as const;

/** Inputs of the certainty that speak of borders; all between -1 and 1. */
export type BorderEvidence = Record<(typeof BORDER_FEATURES)[number], number>;

/** The evidence of a value that is no text. */
export const NO_BORDERS = Object.fromEntries(BORDER_FEATURES.map((name) => [name, 0])) as BorderEvidence;

/** Returns the evidence of the borders of a value whose string is of some classes. */
export function bordersOf(
  draft: Draft,
  side: 'what' | 'where',
  classes: readonly StringClass[],
  { strings, drafts, gazetteer }: BorderContext,
): BorderEvidence {
  const text = draft.assignment[side]?.text ?? '';
  const likely: Likely = (string, names) => likelihoodOf(string, names, strings);
  const below = draft.segment.body.slice(0, 2);
  return {
    ...stretchesOf(text, classes, likely),
    ...neighboursOf(draft, side, drafts),
    ...marksOf(text, gazetteer),
    rival: most(draft.assignment.others.map((other) => likely(other.text, classes))),
    rivalBelow: most(below.map(({ line }) => likely(line.text, classes))),
  };
}
