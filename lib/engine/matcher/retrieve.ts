import { WIDTH } from '../taxonomy';
import type { Profile } from './profile';
import { largestOf, STEPS } from './profile/vectors';
import type { Side } from './score/pair';

/**
 * The coarse half of a match: what of a profile an index looks documents up by, and what is looked up for a source. Its
 * sum follows the exact scores closely enough that the best of them are among its best few thousand.
 */

/** What an index keeps of a document beside its profile. */
export type Lookup = {
  skills: number[];
  /** Numbers of fields of work: unit groups as often as they are strong, and parts of the skills taxonomy. */
  fields: number[];
  /** Mean of the titles by weight, of length one, times 127; all zeros without titles, as all vectors are equally long. */
  titleVector: number[];
};

/** What is looked for, each with how much it counts. */
export type LookupQuery = {
  skills: { key: number; weight: number }[];
  fields: { code: number; weight: number }[];
  titleVector: number[];
  titleWeight: number;
};

/** Unit groups of a text that are kept, and how near the nearest must be to be kept several times. */
const MOST_UNITS = 24;
const STRENGTHS = [38, 51, 64, 76];
/** Parts of the taxonomy are set apart from unit groups. */
const PLACES = 1_000_000;

function titleMean({ titles }: Profile): number[] {
  const sum = new Float64Array(WIDTH);
  let owner = -1;
  titles.owners.forEach((own, at) => {
    // The first vector of a title is that of the whole.
    if (own === owner) return;
    owner = own;
    for (let k = 0; k < WIDTH; k++)
      sum[k] =
        (sum[k] as number) + (titles.weights[own] as number) * (titles.vectors[at * WIDTH + k] as number);
  });
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => Math.round((value / length) * STEPS));
}

/** What an index keeps of a document. */
export function lookupOf(profile: Profile): Lookup {
  const { ids } = largestOf(
    Array.from(profile.themes, (near, unit): [number, number] => [unit, near]),
    MOST_UNITS,
  );
  return {
    skills: [...profile.skills.keys],
    fields: [
      ...ids.flatMap((unit) =>
        STRENGTHS.filter((least) => (profile.themes[unit] ?? 0) >= least).map(() => unit),
      ),
      ...Array.from(profile.industries.ids, (id) => PLACES + id),
    ],
    titleVector: titleMean(profile),
  };
}

function shares(values: Uint8Array): number[] {
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  return Array.from(values, (value) => value / sum);
}

/** What is looked up for a source: the categories by which documents differ most, with their applied weights. */
export function lookupQueryOf({ profile, weights }: Side): LookupQuery {
  const demands = shares(profile.skills.demand);
  const aims = shares(profile.titles.aims.shares);
  const places = shares(profile.industries.shares);
  return {
    skills: Array.from(profile.skills.keys, (key, at) => ({
      key,
      weight: weights.skills * (demands[at] ?? 0),
    })),
    fields: [
      ...Array.from(profile.titles.aims.units, (code, at) => ({
        code,
        weight: (weights.jobTitles / 2 / STRENGTHS.length) * (aims[at] ?? 0),
      })),
      ...Array.from(profile.industries.ids, (id, at) => ({
        code: PLACES + id,
        weight: weights.industries * (places[at] ?? 0),
      })),
    ],
    titleVector: titleMean(profile),
    titleWeight: weights.jobTitles / 2 / STEPS ** 2,
  };
}
