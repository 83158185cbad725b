import type { Skill } from '../../taxonomy';
import { shortKeyOf } from '../keys';
import type { Profile } from '../profile';
import { taxonomyOf } from '../score/industries';

/** Where the column of fields has each thing, from 0: parts of the skills taxonomy, their wholes, categories of skills. */
export type FieldPlaces = {
  parts: ReadonlyMap<number, number>;
  wholes: ReadonlyMap<number, number>;
  categories: ReadonlyMap<number, number>;
  count: number;
};

export function fieldPlacesOf(skills: readonly Skill[]): FieldPlaces {
  const inOrder = (ids: Iterable<number>) => [...new Set(ids)].sort((one, other) => one - other);
  const parts = inOrder(skills.map(({ category }) => Number(category.place.id)));
  const wholes = inOrder(parts.map(taxonomyOf));
  const categories = inOrder(skills.map(({ category }) => shortKeyOf(category.code)));
  const placed = (ids: readonly number[], from: number) => new Map(ids.map((id, at) => [id, from + at]));
  return {
    parts: placed(parts, 0),
    wholes: placed(wholes, parts.length),
    categories: placed(categories, parts.length + wholes.length),
    count: parts.length + wholes.length + categories.length,
  };
}

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
