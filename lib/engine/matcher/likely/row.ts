import type { MatchKnowledge } from '../knowledge';
import type { Profile } from '../profile';
import { NEAR, worthsOf } from '../score/skills';
import { type LookupRow, RUNS, runColumn, UNITS_A_RUN, UNKNOWN, UNKNOWN_MONTHS } from './columns';
import { fieldVectors } from './fields';
import { titleAverage } from './titles';

/** Returns the row that an index keeps together with a profile (`columns.ts`). */

function runsOf({ themes }: Profile, units: number): LookupRow {
  return Object.fromEntries(
    Array.from({ length: RUNS }, (_, run) => {
      const first = run * UNITS_A_RUN;
      const length = Math.max(0, Math.min(UNITS_A_RUN, units - first));
      return [runColumn(first), Array.from({ length }, (_, at) => themes[first + at] ?? 0)];
    }),
  );
}

/** Returns the strength of each skill beyond the credit for the best of its category; and those best. */
function skillsOf({ skills }: Profile, month: number) {
  const { keys, categories } = skills;
  const worth = worthsOf(skills, month).slice(0, keys.length);
  const best = new Map<number, number>();
  categories.forEach((category, at) => {
    best.set(category, Math.max(best.get(category) ?? 0, worth[at] ?? 0));
  });
  const beyond = Array.from(keys, (_, at) =>
    Math.round(Math.max(0, (worth[at] ?? 0) - NEAR * (best.get(categories[at] ?? 0) ?? 0))),
  );
  return { best, beyond };
}

/** `month` is that in which it is kept: a year later it finds likely documents by last uses that are a year too late. */
export function lookupOf(
  profile: Profile,
  { fieldPlaces, placesOfUnit }: MatchKnowledge,
  month: number,
): LookupRow {
  const { titles, themes, skills, languages, certifications } = profile;
  const { best, beyond } = skillsOf(profile, month);
  const fields = Array<number>(fieldPlaces.count).fill(0);
  for (const { place, share } of fieldVectors(profile, fieldPlaces)) fields[place] = Math.round(255 * share);
  for (const [category, worth] of best) {
    const place = fieldPlaces.categories.get(category);
    if (place !== undefined) fields[place] = Math.round(worth);
  }
  return {
    has_titles: titles.weights.length > 0,
    has_text: themes.length > 0,
    title_vector: titleAverage(profile),
    ...runsOf(profile, placesOfUnit.length),
    fields,
    skill_keys: [...skills.keys],
    skill_worth: beyond,
    language_keys: [...languages.keys],
    language_levels: [...languages.levels],
    certificate_keys: [...certifications.keys],
    marks: [...certifications.marks],
    degree_level: profile.degree ?? UNKNOWN,
    executive: profile.executiveType ?? UNKNOWN,
    management: profile.managementLevel ?? UNKNOWN,
    experience: Math.min(profile.experience ?? UNKNOWN_MONTHS, UNKNOWN_MONTHS),
  };
}
