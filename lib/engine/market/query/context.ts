import type { LabelLanguage } from '../vocabulary';
import type { Day } from './days';
import type { Field } from './fields';
import type { Choice } from './problem';

/** A place that a name or an id stands for. */
export type KnownPlace = { id: number; latitude: number; longitude: number };

/** A category that the owner of the market declared: a group of values of a field, within a wider category. */
export type CustomCategory = {
  id: number;
  labels: Readonly<Partial<Record<LabelLanguage, string>>>;
  /** The category of the highest level that it belongs to; absent for one of that level. */
  parent?: number;
  /** Values of the field; those of a wider category are the values of its parts as well. */
  values: readonly (number | string)[];
};

/** The categories of each field by its name. */
export type CustomCategories = Readonly<Record<string, readonly CustomCategory[]>>;

/** Returns the values of a field, those that a name means in any language, and likely meanings of an unknown one. */
export type KnownValues = {
  isKnown: (field: Field, value: number | string) => boolean;
  named: (field: Field, written: string) => (number | string)[];
  nearest: (field: Field, written: string) => Choice[];
};

/** Everything except its parameters that the meaning of a request depends on. */
export type QueryContext = {
  today: Day;
  placeByName: (name: string) => KnownPlace | undefined;
  placeById: (id: number) => KnownPlace | undefined;
  /** Places whose names are similar to the written one. */
  placesLike?: (name: string) => Choice[];
  categories: CustomCategories;
  /** The values of a coded field; absent where no table has them. */
  values?: KnownValues;
  /** Language of labels by default. */
  language: LabelLanguage;
};

/** Returns the values of a category of level 1 (the highest) or 2: its own, and those of its parts. */
export function valuesOfCategory(
  categories: readonly CustomCategory[],
  id: number,
): readonly (number | string)[] | undefined {
  const category = categories.find((each) => each.id === id);
  if (!category) return undefined;
  const parts = categories.filter(({ parent }) => parent === id);
  return [...new Set([category, ...parts].flatMap(({ values }) => values))];
}
