import type { Segment } from '../lines/segment';
import type { Assignment } from './assign';
import { datesOf } from './dates';
import type { Margins } from './decoder/model';
import type { PairModel } from './model';
import type { HeaderParts, Part } from './parts';
import { withoutLead } from './statements';
import { isTorn } from './torn';
import { WHOLE } from './weights';

/** One entry of a section: its lines, the parts of its header, and its two fields among them. */
export type Draft = {
  segment: Segment;
  header: HeaderParts;
  assignment: Assignment;
  /** Completeness of the entry. */
  quality: number;
  /** True for a row of a table or an entry of a form. */
  isRecord?: boolean;
  /** What the decoder says of the section of the entry. */
  margins?: Margins;
};

/** Least quality: a false entry costs no more than it could have gained. */
const LEAST = -1;

/** Returns the greatest possible quality of an entry. */
export function bestQuality(isDated: boolean): number {
  return 2 + (isDated ? WHOLE.date : 0) - WHOLE.cost;
}

/** Returns the completeness of an entry: from -1 for a stray line to 1.5 for one with both fields and a date. */
export function qualityOf(
  segment: Segment,
  { what, where }: Assignment,
  { evidence, isWholeAlone }: PairModel,
): number {
  const isAlone = what !== undefined && where === undefined && datesOf(segment) === undefined;
  if (isAlone && isWholeAlone?.(what.text)) return WHOLE.alone;
  const weigh = (part: Part | undefined, field: 'what' | 'where') => {
    if (part === undefined) return WHOLE.missing;
    const own =
      WHOLE.base +
      evidence(part.text)[field] +
      (withoutLead(part.text, field) === part.text ? 0 : WHOLE.lead) +
      (isTorn(part.text) ? WHOLE.torn : 0);
    const led = (part.field === field ? WHOLE.field : 0) + (part.isLedTo ? WHOLE.ledTo : 0);
    return Math.max(-1, Math.min(1, (own + led) / WHOLE.enough));
  };
  const date = datesOf(segment) === undefined ? 0 : WHOLE.date;
  return Math.max(LEAST, weigh(what, 'what') + weigh(where, 'where') + date - WHOLE.cost);
}

/** Returns the two fields of an entry for the trace. */
export function shownAssignment({ what, where, others }: Assignment): string[] {
  return [
    `what: ${what?.text ?? '-'}`,
    `where: ${where?.text ?? '-'}`,
    ...others.map(({ text }) => `other: ${text}`),
  ];
}

/** Returns an entry for the trace. */
export function shownDraft({
  assignment,
  header,
  segment,
}: Pick<Draft, 'assignment' | 'header' | 'segment'>): string[] {
  return [
    ...shownAssignment(assignment),
    ...header.places.map((place) => `place: ${place}`),
    ...segment.body.map(({ line }) => `text: ${line.text}`),
  ];
}
