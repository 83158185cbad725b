import type { StringClass } from '@/lib/engine/strings';
import { words } from '../../../kernel';
import { bounded, flag, likelihoodOf, shareRight } from '../../shared/certainty';
import { isOn } from '../../shared/mechanisms';
import { note } from '../../shared/trace';
import type { PairEvidence } from '../lines/fields';
import { AROUND_FEATURES, aroundOf, NOTHING_AROUND } from './certainty-around';
import { BORDER_FEATURES, type BorderContext, bordersOf, NO_BORDERS } from './certainty-borders';
import { DECODED_FEATURES, decodedOf } from './certainty-decoded';
import { CERTAINTY_WEIGHTS, SURE_FROM } from './certainty-weights';
import { datesOf } from './dates';
import type { Draft } from './draft';
import type { CertainField } from './model';

/**
 * Certainty of a value of an entry: a logistic function of the evidence for the choice, of the class of its string, and
 * of the quality of the document's entries. The weights are fitted by `npm run fit -- certainty` on CVs with known
 * truth, so that of values with certainty 0.9 nine in ten are right.
 */

type Side = 'what' | 'where';

/** Side of an entry that a field is, the class of its string, and that of the other side. */
const ABOUT: Record<CertainField, { side: Side; own: StringClass[]; partner: StringClass[] }> = {
  title: { side: 'what', own: ['title'], partner: ['employer', 'school'] },
  employer: { side: 'where', own: ['employer', 'school'], partner: ['title'] },
  jobDates: { side: 'what', own: ['title'], partner: ['employer', 'school'] },
  degree: { side: 'what', own: ['degree', 'subject'], partner: ['school'] },
  major: { side: 'what', own: ['subject'], partner: ['school'] },
  school: { side: 'where', own: ['school'], partner: ['degree', 'subject'] },
  studyDates: { side: 'what', own: ['degree', 'subject'], partner: ['school'] },
};

/** Fields that are judged by what stands around them, too: it says little of the others (decision 121). */
const BY_AROUND: ReadonlySet<CertainField> = new Set(['degree', 'major', 'school']);

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
  'isSurelyNamed',
  'isCapitalised',
  'leftoverText',
  'tidiness',
  'wholeOfTidy',
  'isRecord',
  'bodyLines',
  'readsAsOwn',
  'readsAsPartner',
  'readsAsSentence',
  'readsAsPlace',
  'readsAsPerson',
  'readsAsHeading',
  'readsAsSkill',
  'partnerReads',
  'isRange',
  'isCurrent',
  'hasMonths',
  'moreDates',
  'datesAlone',
  ...BORDER_FEATURES,
  ...AROUND_FEATURES,
  ...DECODED_FEATURES,
  'isInTable',
] as const;

/** Inputs of the certainty; all between about -1 and 1. */
export type CertaintyEvidence = Record<(typeof CERTAINTY_FEATURES)[number], number>;

/** Properties that all values of a document are judged by. */
export type CertaintyContext = BorderContext & {
  evidence: PairEvidence;
  /** Tidiness of the entries of the document, from 0 to 1. */
  tidiness: number;
};

/** True for an entry with both fields and a date, in words that are usual for them. */
function isWhole({ assignment, segment, quality }: Draft): boolean {
  return (
    assignment.what !== undefined &&
    assignment.where !== undefined &&
    quality > 1 &&
    datesOf(segment) !== undefined
  );
}

/** Returns how tidy the entries of a document came out: the share of whole ones, from 0 to 1. */
export function tidinessOf(drafts: readonly Draft[]): number {
  return drafts.filter(isWhole).length / Math.max(1, drafts.length);
}

/** Returns the share of longer words that begin with a capital, as in names. */
function capitalised(text: string): number {
  const longer = words(text).filter((word) => word.length > 3);
  return longer.length === 0 ? 0.5 : longer.filter((word) => /^\p{Lu}/u.test(word)).length / longer.length;
}

function dateEvidence({ segment }: Draft) {
  const dates = datesOf(segment);
  const all = segment.header.flatMap((line) => line.dates);
  const anchor = segment.header[segment.anchor];
  const ends = [dates?.start, dates?.end].filter((date) => date !== undefined);
  return {
    dated: flag(dates !== undefined),
    isRange: flag(dates?.isSingle === false),
    isCurrent: flag(dates?.isCurrent),
    hasMonths: flag(ends.length > 0 && ends.every(({ month }) => month !== undefined)),
    moreDates: bounded(all.length - 1, 3),
    datesAlone: flag(anchor?.isDateOnly),
  };
}

/** Returns the evidence for and against the value of a field; null without a value. */
export function certaintyEvidence(
  draft: Draft,
  field: CertainField,
  context: CertaintyContext,
): CertaintyEvidence | null {
  const { evidence, tidiness, strings } = context;
  const { side, own: ownClasses, partner: partnerClasses } = ABOUT[field];
  const { assignment, quality } = draft;
  const [part, partner] = [assignment[side], assignment[side === 'what' ? 'where' : 'what']];
  const dates = dateEvidence(draft);
  const isOfDates = field === 'jobDates' || field === 'studyDates';
  if (isOfDates ? dates.dated === 0 : part === undefined) return null;
  const [own, other] = [evidence(part?.text ?? ''), evidence(partner?.text ?? '')];
  const rival = side === 'what' ? 'where' : 'what';
  const reads = (classes: readonly StringClass[]) => likelihoodOf(part?.text, classes, strings);
  const whole = isWhole(draft);
  const isSurelyNamed = partner && dates.dated === 1 && other[rival] > 2 && assignment.margins[side] > 1.5;
  const leftover = assignment.others.reduce((sum, { text }) => sum + text.length, 0);
  return {
    bias: 1,
    margin: bounded(assignment.margins[side], 5),
    ownWords: bounded(own[side], 4),
    otherWords: bounded(own[rival], 4),
    quality: bounded(quality, 1.5),
    partner: flag(partner !== undefined),
    partnerWords: partner ? bounded(other[rival], 4) : 0,
    ...dates,
    isLabelled: flag(part?.field === side),
    isLedTo: flag(part?.isLedTo),
    isHalf: flag(part?.isHalf),
    row: bounded(part?.row ?? 0, 3),
    length: bounded(words(part?.text ?? '').length - 3, 6),
    hasDigits: flag(/\d/u.test(part?.text ?? '')),
    isSmall: flag(/^\p{Ll}/u.test(part?.text ?? '')),
    leftover: bounded(assignment.others.length, 4),
    isWhole: flag(whole),
    tidiness: 2 * tidiness - 1,
    wholeOfTidy: whole ? tidiness * tidiness : 0,
    isSurelyNamed: flag(isSurelyNamed),
    isCapitalised: capitalised(part?.text ?? ''),
    leftoverText: bounded(leftover, 80),
    isRecord: flag(draft.isRecord),
    bodyLines: bounded(draft.segment.body.length, 8),
    readsAsOwn: reads(ownClasses),
    readsAsPartner: reads(partnerClasses),
    readsAsSentence: reads(['sentence', 'aboutFirm']),
    readsAsPlace: reads(['place']),
    readsAsPerson: reads(['person']),
    readsAsHeading: reads(['heading', 'label', 'date']),
    readsAsSkill: reads(['skill']),
    ...(isOfDates ? NO_BORDERS : bordersOf(draft, side, ownClasses, context)),
    ...(BY_AROUND.has(field) ? aroundOf(draft, side, ownClasses, context) : NOTHING_AROUND),
    partnerReads: likelihoodOf(partner?.text, partnerClasses, strings),
    ...decodedOf(draft, side),
    isInTable: flag(draft.segment.header[0]?.line.cell !== undefined),
  };
}

/** Returns the share of values with such evidence that are right, from 0 to 1. */
function certaintyOf(field: CertainField, evidence: CertaintyEvidence): number {
  return shareRight(CERTAINTY_FEATURES, evidence, CERTAINTY_WEIGHTS[field]);
}

/** Share of the certainty of sure values below which a value is more often wrong than right. */
const HALF = 0.5;

/**
 * wire-facts 2.10, Probability: `Probable` and `Confident` are values that are shown as sure, and `Confident` those of
 * which fewer than half as many are wrong.
 */
export type Probability = 'Confident' | 'Probable' | 'Unlikely' | 'VeryUnlikely';

/** Returns the probability that stands for a certainty, from 0 to 1. */
function probabilityBy(field: CertainField, certainty: number): Probability {
  const sure = SURE_FROM[field];
  if (certainty >= (1 + sure) / 2) return 'Confident';
  if (certainty >= sure) return 'Probable';
  return certainty >= HALF * sure ? 'Unlikely' : 'VeryUnlikely';
}

/** Returns the probability of a value of an entry; undefined without one. */
export function probabilityOf(
  draft: Draft,
  field: CertainField,
  context: CertaintyContext,
): Probability | undefined {
  const evidence = certaintyEvidence(draft, field, context);
  if (evidence === null) return undefined;
  const certainty = certaintyOf(field, evidence);
  const part = draft.assignment[ABOUT[field].side];
  note(() => ({
    about: `certainty.${field}`,
    lines: draft.segment.header.map(({ index }) => index),
    candidates: draft.header.parts.map(({ text }) => ({ value: text })),
    chosen: field.endsWith('Dates') ? JSON.stringify(datesOf(draft.segment) ?? {}) : (part?.text ?? ''),
    why: `certain to ${certainty.toFixed(2)}`,
    evidence,
  }));
  return probabilityBy(field, certainty);
}

/** Returns the fields with a value that is not shown as sure. */
export function doubtsOf<Field extends CertainField>(
  draft: Draft,
  fields: readonly Field[],
  context: CertaintyContext,
): Field[] {
  return fields.filter((field) => {
    const probability = probabilityOf(draft, field, context);
    return probability === 'VeryUnlikely' || probability === 'Unlikely';
  });
}

/**
 * False for an entry without dates all of whose names are very unlikely: of such entries hardly one is what the document
 * says. One with dates stays, marked: in more than half of them something was done in that time. Without the model of
 * strings nobody knows.
 */
export function isLikely(draft: Draft, fields: readonly CertainField[], context: CertaintyContext): boolean {
  if (!isOn('entries.doubtful')) return true;
  if (datesOf(draft.segment) !== undefined || context.strings === undefined) return true;
  return fields.some((field) => {
    const evidence = certaintyEvidence(draft, field, context);
    return evidence !== null && probabilityBy(field, certaintyOf(field, evidence)) !== 'VeryUnlikely';
  });
}
