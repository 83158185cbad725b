import type { Skill } from '../taxonomy';
import { shortKeyOf } from './keys';

/** Places in the tree of skills, and their places in an index. */

/** V1 ids of parts are the id of their taxonomy and three digits. */
export const taxonomyOf = (place: number) => Math.floor(place / 1000);

/** Positions in the column of fields, from 0: parts of the skills taxonomy, their wholes, categories of skills. */
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
