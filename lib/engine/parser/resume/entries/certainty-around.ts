import type { StringClass } from '@/lib/engine/strings';
import { words } from '../../../kernel';
import { bounded, flag, likelihoodOf } from '../../shared/certainty';
import { evidenceOf } from '../../shared/wording/evidence';
import { schoolWeight } from '../../shared/wording/schools';
import type { BorderContext } from './certainty-borders';
import type { Draft } from './draft';

/**
 * Evidence of what stands around a value: how its line goes on, what is beside it, and what the other entries of the
 * document have in its place.
 */

/** Words that lead to a name and are no part of it. */
const LEAD_INSIDE =
  /\s(?:à|au|aux|at|an der|am|en la|en el|na|no|presso|pelo|pela|por|bei|from|affiliated|under|impartido)\s/iu;
const INITIALS = /^(?:\p{Lu}\.?){1,4}$/u;

/** Entries of which a document has few or many. */
const FEW = 2;
const MANY = 8;
/** The likelihood of a value where nothing else is known. */
const EVEN = 0.5;

/** Returns what is before and behind a value in the line that it was read from; undefined if it is in none. */
function aroundIn(text: string, { segment }: Draft): { before: string; behind: string } | undefined {
  const lines = [...segment.header, ...segment.body].map(({ line }) => line.text);
  const line = text === '' ? undefined : lines.find((candidate) => candidate.includes(text));
  if (line === undefined) return undefined;
  const at = line.indexOf(text);
  return { before: line.slice(0, at), behind: line.slice(at + text.length) };
}

/** Returns how the line of a value begins, and how it goes on behind it. */
function lineOf(text: string, draft: Draft) {
  const around = aroundIn(text, draft);
  return {
    startsLine: flag(around !== undefined && !/\p{L}/u.test(around.before)),
    goesOnComma: flag(around !== undefined && /^\s*,\s*\p{L}/u.test(around.behind)),
    goesOnTab: flag(around?.behind.startsWith('\t')),
  };
}

const meanOf = (values: readonly number[]) =>
  values.length === 0 ? EVEN : values.reduce((sum, value) => sum + value, 0) / values.length;

export const AROUND_FEATURES = [
  'startsLine',
  'goesOnComma',
  'goesOnTab',
  'leadInside',
  'schoolCount',
  'isOneName',
  'partnerIsTitle',
  'partnerBeside',
  'ownAndPartner',
  'othersReadAsOwn',
  'isOfFew',
  'isOfMany',
] as const;

/** Inputs of the certainty that speak of what is around a value; all between -1 and 1. */
export type AroundEvidence = Record<(typeof AROUND_FEATURES)[number], number>;

/** The evidence of a value that is no text. */
export const NOTHING_AROUND = Object.fromEntries(AROUND_FEATURES.map((name) => [name, 0])) as AroundEvidence;

/** Returns the evidence of what is around a value whose string is of some classes. */
export function aroundOf(
  draft: Draft,
  side: 'what' | 'where',
  classes: readonly StringClass[],
  { strings, drafts }: BorderContext,
): AroundEvidence {
  const { [side]: part, [side === 'what' ? 'where' : 'what']: partner } = draft.assignment;
  const text = part?.text ?? '';
  const pieces = words(text);
  const others = drafts
    .filter((other) => other !== draft)
    .flatMap(({ assignment }) => assignment[side] ?? []);
  const likely = (string: string) => likelihoodOf(string, classes, strings);
  return {
    ...lineOf(text, draft),
    leadInside: flag(LEAD_INSIDE.test(text)),
    schoolCount: bounded(pieces.filter((word) => schoolWeight(word) > 0).length - 1, 2),
    isOneName: flag(pieces.length === 1 && !INITIALS.test(text)),
    partnerIsTitle: partner ? bounded(evidenceOf(partner.text).title, 4) : 0,
    partnerBeside: flag(partner !== undefined && partner.row === part?.row),
    ownAndPartner: partner === undefined ? 0 : likely(text),
    othersReadAsOwn: meanOf(others.map((other) => likely(other.text))),
    isOfFew: flag(drafts.length <= FEW),
    isOfMany: flag(drafts.length > MANY),
  };
}
