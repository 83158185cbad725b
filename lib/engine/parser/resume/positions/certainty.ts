import { words } from '../../../kernel';
import { note } from '../../shared/trace';
import { evidenceOf } from '../../shared/wording/evidence';
import { datesOf } from '../entries/dates';
import type { Draft } from '../entries/draft';
import { CERTAINTY_WEIGHTS, SURE_FROM } from './certainty-weights';

/**
 * How certain a title or an employer is: a logistic function of what spoke for the choice, whose weights are fitted by
 * `npm run fit -- certainty` on CVs with known truth, so that of values said to be right with 0.9 nine in ten are.
 */

/** What the certainty is reckoned from; all between about -1 and 1. */
export type CertaintyEvidence = Record<(typeof CERTAINTY_FEATURES)[number], number>;

export const CERTAINTY_FEATURES = [
  'bias',
  'margin',
  'ownWords',
  'otherWords',
  'quality',
  'partner',
  'partnerWords',
  'dated',
  'isLabelled',
  'isLedTo',
  'isHalf',
  'row',
  'length',
  'hasDigits',
  'isSmall',
  'leftover',
  'isWhole',
  'isSurelyTitled',
  'isCapitalised',
  'leftoverText',
  'tidiness',
  'wholeOfTidy',
] as const;

type Field = 'what' | 'where';

const bounded = (value: number, most: number) => Math.max(-1, Math.min(1, value / most));

/** True for an entry with both fields and a date, in words that are usual for them. */
function isWhole({ assignment, segment, quality }: Draft): boolean {
  return (
    assignment.what !== undefined &&
    assignment.where !== undefined &&
    quality > 1 &&
    datesOf(segment) !== undefined
  );
}

/** How tidy the entries of a document came out: the share of whole ones, from 0 to 1. */
export function tidinessOf(drafts: readonly Draft[]): number {
  return drafts.filter(isWhole).length / Math.max(1, drafts.length);
}

/** The share of the longer words that begin with a capital, as those of names do. */
function capitalised(text: string): number {
  const longer = words(text).filter((word) => word.length > 3);
  return longer.length === 0 ? 0.5 : longer.filter((word) => /^\p{Lu}/u.test(word)).length / longer.length;
}

/** What speaks for and against the chosen value of a field; null when none was chosen. */
export function certaintyEvidence(draft: Draft, field: Field, tidiness: number): CertaintyEvidence | null {
  const { assignment, segment, quality } = draft;
  const part = assignment[field];
  if (part === undefined) return null;
  const partner = assignment[field === 'what' ? 'where' : 'what'];
  const [own, other] = [evidenceOf(part.text), evidenceOf(partner?.text ?? '')];
  const isTitle = field === 'what';
  const dated = datesOf(segment) ? 1 : 0;
  return {
    bias: 1,
    margin: bounded(assignment.margins[field], 5),
    ownWords: bounded(isTitle ? own.title : own.organisation, 4),
    otherWords: bounded(isTitle ? own.organisation : own.title, 4),
    quality: bounded(quality, 1.5),
    partner: partner ? 1 : 0,
    partnerWords: partner ? bounded(isTitle ? other.organisation : other.title, 4) : 0,
    dated,
    isLabelled: part.field === field ? 1 : 0,
    isLedTo: part.isLedTo ? 1 : 0,
    isHalf: part.isHalf ? 1 : 0,
    row: bounded(part.row, 3),
    length: bounded(words(part.text).length - 3, 6),
    hasDigits: /\d/u.test(part.text) ? 1 : 0,
    isSmall: /^\p{Ll}/u.test(part.text) ? 1 : 0,
    leftover: bounded(assignment.others.length, 4),
    isWhole: isWhole(draft) ? 1 : 0,
    tidiness: 2 * tidiness - 1,
    wholeOfTidy: isWhole(draft) ? tidiness * tidiness : 0,
    isSurelyTitled: partner && dated === 1 && other.title > 2 && assignment.margins.what > 1.5 ? 1 : 0,
    isCapitalised: capitalised(part.text),
    leftoverText: bounded(
      assignment.others.reduce((sum, { text }) => sum + text.length, 0),
      80,
    ),
  };
}

/** The share of values with such evidence that are right, from 0 to 1. */
function certaintyOf(field: Field, evidence: CertaintyEvidence): number {
  const weights = CERTAINTY_WEIGHTS[field];
  const sum = CERTAINTY_FEATURES.reduce((total, name, at) => total + evidence[name] * (weights[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Below half of what makes a value sure, it is more often wrong than right. */
const HALF = 0.5;

/**
 * wire-facts 2.10, Probability: `Probable` and `Confident` are values that are shown as sure, and `Confident` those of
 * which fewer than half as many are wrong.
 */
export function probabilityOf(draft: Draft, field: Field, tidiness: number): string {
  const evidence = certaintyEvidence(draft, field, tidiness);
  if (evidence === null) return 'VeryUnlikely';
  const certainty = certaintyOf(field, evidence);
  const sure = SURE_FROM[field];
  note(() => ({
    about: field === 'what' ? 'position.title' : 'position.employer',
    lines: [draft.assignment[field]?.line ?? -1],
    candidates: draft.header.parts.map(({ text }) => ({ value: text })),
    chosen: draft.assignment[field]?.text ?? '',
    why: `certain to ${certainty.toFixed(2)}`,
    evidence,
  }));
  if (certainty >= (1 + sure) / 2) return 'Confident';
  if (certainty >= sure) return 'Probable';
  return certainty >= HALF * sure ? 'Unlikely' : 'VeryUnlikely';
}
