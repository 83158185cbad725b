import { type FieldPlaces, taxonomyOf } from '../places';
import type { Profile } from '../profile';

/** Fields of work as two vectors of length one, of parts and of their wholes, by place (`score/industries.ts`). */
export function fieldVectors(
  { industries: { ids, shares } }: Profile,
  { parts, wholes }: FieldPlaces,
): { place: number; share: number }[] {
  const scaled = (votes: ReadonlyMap<number, number>, places: ReadonlyMap<number, number>) => {
    const length = Math.hypot(...votes.values()) || 1;
    return [...votes].flatMap(([id, vote]) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ place, share: vote / length }];
    });
  };
  const ofParts = new Map<number, number>();
  const ofWholes = new Map<number, number>();
  ids.forEach((id, at) => {
    const vote = shares[at] ?? 0;
    ofParts.set(id, vote);
    ofWholes.set(taxonomyOf(id), (ofWholes.get(taxonomyOf(id)) ?? 0) + vote);
  });
  return [...scaled(ofParts, parts), ...scaled(ofWholes, wholes)];
}
