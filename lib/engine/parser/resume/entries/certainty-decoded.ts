import { bounded, flag } from '../../shared/certainty';
import { fieldKey, LONGEST_FIELD } from './decoder/model';
import type { Draft } from './draft';
import type { Part } from './parts';

/**
 * Evidence of the decoder: how much its weights prefer a value to all else that its line could be, and an entry that
 * begins where this one does, and no other within it.
 */

type Side = 'what' | 'where';

/** Margins from which on more says nothing new. */
const MUCH = 5;
const MUCH_OPENING = 8;

/** Returns the margin of a value as a field; undefined where it is no stretch of a line of the section. */
function marginOf(part: Part | undefined, side: Side, { margins, segment }: Draft): number | undefined {
  if (part === undefined || margins === undefined || part.text.length > LONGEST_FIELD) return undefined;
  for (const line of [part.line, ...segment.header.map(({ index }) => index)]) {
    const margin = margins.fields.get(fieldKey(side, line, part.text));
    if (margin !== undefined) return margin;
  }
  return undefined;
}

/** Returns how much speaks for an entry beginning with the first line of this one, and with another line of it. */
function openingsOf({ margins, segment }: Draft) {
  const lines = [...segment.header, ...segment.body].map(({ index }) => margins?.openings.get(index));
  const inside = lines.slice(1).filter((margin) => margin !== undefined);
  const [first] = lines;
  return {
    opens: bounded(first ?? 0, MUCH_OPENING),
    opensAgainst: flag((first ?? 0) < 0),
    opensInside: inside.length === 0 ? -1 : bounded(Math.max(...inside), MUCH_OPENING),
  };
}

export const DECODED_FEATURES = [
  'decoded',
  'isDecoded',
  'isAgainst',
  'partnerDecoded',
  'isPartnerDecoded',
  'opens',
  'opensAgainst',
  'opensInside',
] as const;

/** Inputs of the certainty that the decoder gives; all between -1 and 1. */
export type DecodedEvidence = Record<(typeof DECODED_FEATURES)[number], number>;

/** Returns what the decoder says of the value of one side of an entry. */
export function decodedOf(draft: Draft, side: Side): DecodedEvidence {
  const rival = side === 'what' ? 'where' : 'what';
  const own = marginOf(draft.assignment[side], side, draft);
  const partner = marginOf(draft.assignment[rival], rival, draft);
  return {
    decoded: bounded(own ?? 0, MUCH),
    isDecoded: flag(own !== undefined),
    isAgainst: flag((own ?? 0) < 0),
    partnerDecoded: bounded(partner ?? 0, MUCH),
    isPartnerDecoded: flag(partner !== undefined),
    ...openingsOf(draft),
  };
}
