import { WIDTH } from '../taxonomy';
import type { Profile } from './profile';
import { largestOf, STEPS } from './profile/vectors';
import { taxonomyOf } from './score/industries';
import type { Side } from './score/pair';
import { ASKED } from './score/skills';

/**
 * The coarse half of a match: what of a profile an index looks documents up by, and what is looked up for a source. Its
 * sum follows the exact scores closely enough that the best of them are among its best few thousand.
 */

/** What an index keeps of a document beside its profile. */
export type Lookup = {
  skills: number[];
  /**
   * Numbers of what it is about: unit groups, parts of the skills taxonomy and their wholes, each as often as it is
   * strong, and categories of its skills.
   */
  fields: number[];
  /**
   * Mean of the titles by weight, of length one, times 127; all zeros without titles, as all vectors are equally long.
   */
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
const STRENGTHS = [33, 45, 57, 69];
/** How often a field of work is kept that a document is all about. */
const LEVELS = 4;
/**
 * What is not a unit group is set apart from them: parts of the taxonomy, the wholes they belong to, categories of
 * skills.
 */
const PLACES = 1_000_000;
const WHOLES = 2_000_000;
const CATEGORIES = 3_000_000;
/** What a skill that is shown adds to one of its category: as most are shown, not as the best (`score/skills.ts`). */
const SHOWN = { skill: 0.45, category: 0.3 };
/** By how much titles are nearer in scores than their vectors are (`score/titles.ts`). */
const TITLE_SLOPE = 1 / 0.85;

/** Mean of the titles by weight, of length one, times `STEPS`; zeros without titles. */
export function titleMean({ titles }: Profile): number[] {
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

/** Fields of work as a vector of length one, by code: parts, and their wholes. */
function fieldsOf({ ids, shares }: Profile['industries']): { code: number; share: number }[] {
  const scaled = (votes: ReadonlyMap<number, number>) => {
    const length = Math.hypot(...votes.values()) || 1;
    return Array.from(votes, ([code, vote]) => ({ code, share: vote / length }));
  };
  const parts = new Map<number, number>();
  const wholes = new Map<number, number>();
  ids.forEach((id, at) => {
    const vote = shares[at] ?? 0;
    const whole = WHOLES + taxonomyOf(id);
    parts.set(PLACES + id, vote);
    wholes.set(whole, (wholes.get(whole) ?? 0) + vote);
  });
  return [...scaled(parts), ...scaled(wholes)];
}

/** What an index keeps of a document. */
export function lookupOf(profile: Profile): Lookup {
  const { ids } = largestOf(
    Array.from(profile.themes, (near, unit): [number, number] => [unit, near]),
    MOST_UNITS,
  );
  const units = ids.flatMap((unit) =>
    STRENGTHS.filter((least) => (profile.themes[unit] ?? 0) >= least).map(() => unit),
  );
  return {
    skills: [...profile.skills.keys],
    fields: [
      ...units,
      // Where no title is given, the text counts for both halves.
      ...(profile.titles.weights.length === 0 ? units : []),
      ...fieldsOf(profile.industries).flatMap(({ code, share }) =>
        Array<number>(Math.round(share * LEVELS)).fill(code),
      ),
      ...Array.from(new Set(profile.skills.categories), (category) => CATEGORIES + category),
    ],
    titleVector: titleMean(profile),
  };
}

function shares(values: Uint8Array): number[] {
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  return Array.from(values, (value) => value / sum);
}

function weighedSkills({ keys, categories, demand }: Profile['skills'], weight: number) {
  const asked = Math.max(1, keys.length / ASKED);
  const demands = shares(demand).map((share) => weight * asked * share);
  const ofCategory = new Map<number, number>();
  categories.forEach((category, at) => {
    const code = CATEGORIES + category;
    ofCategory.set(code, (ofCategory.get(code) ?? 0) + SHOWN.category * (demands[at] ?? 0));
  });
  return {
    skills: Array.from(keys, (key, at) => ({ key, weight: SHOWN.skill * (demands[at] ?? 0) })),
    categories: Array.from(ofCategory, ([code, weight]) => ({ code, weight })),
  };
}

/** What is looked up for a source: the categories by which documents differ most, with their applied weights. */
export function lookupQueryOf({ profile, weights }: Side): LookupQuery {
  const aims = shares(profile.titles.aims.shares);
  const { skills, categories } = weighedSkills(profile.skills, weights.skills);
  return {
    skills,
    fields: [
      ...Array.from(profile.titles.aims.units, (code, at) => ({
        code,
        weight: (weights.jobTitles / 2 / STRENGTHS.length) * (aims[at] ?? 0),
      })),
      ...fieldsOf(profile.industries).map(({ code, share }) => ({
        code,
        weight: ((weights.industries / 2) * share) / LEVELS,
      })),
      ...categories,
    ],
    titleVector: titleMean(profile),
    titleWeight: ((weights.jobTitles / 2) * TITLE_SLOPE) / STEPS ** 2,
  };
}
