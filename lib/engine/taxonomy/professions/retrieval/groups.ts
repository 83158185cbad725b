import type { Profession } from '../model';
import type { TitleIndex } from './model';

/** The levels of ISCO-08 that are compared: the digits of their codes, and how much each doubts what it saw once. */
const LEVELS = [
  { digits: 4, doubt: 20 },
  { digits: 3, doubt: 8 },
  { digits: 2, doubt: 8 },
] as const;

export type Level = {
  doubt: number;
  /** The group of each unit group, as a place among the groups of the level. */
  groupOf: Uint16Array;
  /** How much the titles of each group weigh, drawn towards the mean, and all of them together. */
  sizes: Float32Array;
  whole: number;
};

/** The ISCO groups of an index. Unit groups are numbered in the order of their codes. */
export type Groups = {
  count: number;
  unitOfTitle: Uint16Array;
  levels: readonly Level[];
};

/** The places of the distinct values of a list. */
function numbered(values: readonly number[]): { places: Uint16Array; count: number } {
  const known = new Map<number, number>();
  for (const value of values) if (!known.has(value)) known.set(value, known.size);
  return { places: Uint16Array.from(values, (value) => known.get(value) ?? 0), count: known.size };
}

/** `list` are the professions by their places in the tables. */
export function groupsOf({ professions, weights }: TitleIndex, list: readonly Profession[]): Groups {
  const codes = Array.from(professions, (place) => list[place]?.isco ?? 0);
  const units = [...new Set(codes)];
  const { places: unitOfTitle } = numbered(codes);
  const levels = LEVELS.map(({ digits, doubt }): Level => {
    const { places: groupOf, count } = numbered(units.map((code) => Math.floor(code / 10 ** (4 - digits))));
    const sizes = new Float32Array(count);
    unitOfTitle.forEach((unit, title) => {
      const group = groupOf[unit] as number;
      sizes[group] = (sizes[group] as number) + (weights[title] as number);
    });
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    return { doubt, groupOf, sizes: sizes.map((size) => Math.sqrt((size * whole) / count)), whole };
  });
  return { count: units.length, unitOfTitle, levels };
}
