import type { MatchKnowledge } from './knowledge';
import { titleMean } from './likely/titles';
import type { Profile } from './profile';
import { STEPS } from './profile/vectors';

/**
 * Trade of a document: the unit group of ISCO-08 that its titles and its text come nearest to. An index keeps documents
 * of one trade together, so that a match looks at those of the nearest trades and skips the others.
 */

/** Returns how near a document is to each unit group, in their order; titles and text count alike. */
function nearness(profile: Profile, { nearUnits, placesOfUnit }: MatchKnowledge): Float32Array {
  const sums = new Float32Array(placesOfUnit.length);
  const add = (values: ArrayLike<number>, scale: number) => {
    for (let unit = 0; unit < values.length; unit++)
      sums[unit] = (sums[unit] as number) + scale * (values[unit] as number);
  };
  if (profile.titles.weights.length > 0) add(nearUnits(Float32Array.from(titleMean(profile))), 1 / STEPS);
  add(profile.themes, 1 / STEPS);
  return sums;
}

/** Returns the index of the unit group that a document is kept under; 0 without data. */
export function tradeOf(profile: Profile, knowledge: MatchKnowledge): number {
  const near = nearness(profile, knowledge);
  return near.reduce((best, value, unit) => (value > (near[best] as number) ? unit : best), 0);
}

/** Returns how much of the fields of work of a document those are that belong to a unit group: a cosine. */
function sharedFields({ industries: { ids, shares } }: Profile, fields: ReadonlyMap<number, number>): number {
  let product = 0;
  ids.forEach((id, at) => {
    product += (fields.get(id) ?? 0) * (shares[at] as number);
  });
  return product / (Math.hypot(...shares) * Math.hypot(...fields.values()) || 1);
}

/**
 * Returns all unit groups by their places, the nearest to a source first. Fields of work count too, since they enter
 * scores: with them fewer of the best are in trades that are not looked at.
 */
export function tradesByNearness(profile: Profile, knowledge: MatchKnowledge): number[] {
  const near = nearness(profile, knowledge).map(
    (value, unit) => value + sharedFields(profile, knowledge.placesOfUnit[unit] ?? new Map()),
  );
  return Array.from(near.keys()).sort((one, other) => (near[other] as number) - (near[one] as number));
}
