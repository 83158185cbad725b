import type { Profession } from '../model';
import type { TitleIndex } from './model';

/** The unit groups of ISCO-08 of an index, numbered in the order of its titles. */
export type Units = {
  codes: readonly number[];
  ofTitle: Uint16Array;
  /** The professions of each, as places in the tables. */
  professions: readonly (readonly number[])[];
};

/** `list` are the professions by their places in the tables. */
export function unitsOf({ professions }: TitleIndex, list: readonly Profession[]): Units {
  const codes = [...new Set(Array.from(professions, (place) => list[place]?.isco ?? 0))];
  const places = new Map(codes.map((code, place) => [code, place]));
  const byCode = Map.groupBy(list.keys(), (place) => list[place]?.isco ?? 0);
  return {
    codes,
    ofTitle: Uint16Array.from(professions, (place) => places.get(list[place]?.isco ?? 0) ?? 0),
    professions: codes.map((code) => byCode.get(code) ?? []),
  };
}
