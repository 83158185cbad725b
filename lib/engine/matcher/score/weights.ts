import { CATEGORIES, type Category, type CategoryNumbers, sharesOf, weightsFor } from '@/lib/scoring';
import type { Profile } from '../profile';

/** Weights of the categories. */

/** Weight of a category that the source has enough data for; the shares of those with data add up to 1. */
const SUGGESTED: CategoryNumbers = {
  jobTitles: 0.42,
  skills: 0.25,
  industries: 0.2,
  education: 0.04,
  certifications: 0.04,
  languages: 0.03,
  managementLevel: 0.02,
  executiveType: 0.02,
};
/** Number of skills that counts half of many. */
const HALF_SKILLS = 2;

const SAYS: Record<Category, (source: Profile) => boolean> = {
  education: ({ degree }) => degree !== undefined,
  jobTitles: ({ titles }) => titles.weights.length > 0,
  skills: ({ skills }) => skills.keys.length > 0,
  industries: ({ industries }) => industries.ids.length > 0,
  languages: ({ languages }) => languages.keys.length > 0,
  certifications: ({ certifications }) => certifications.keys.length > 0,
  executiveType: ({ executiveType }) => executiveType !== undefined,
  managementLevel: ({ managementLevel, experience }) =>
    (managementLevel !== undefined && managementLevel > 0) || experience !== undefined,
};

/** Returns whether a document has anything to compare in a category. */
export function hasData(source: Profile, category: Category): boolean {
  return SAYS[category](source);
}

/** Returns whether there is nothing in a document that it could be compared by. */
export function isBare(profile: Profile): boolean {
  return profile.themes.length === 0 && CATEGORIES.every((category) => !SAYS[category](profile));
}

/** Returns the suggested weights for a source, which depend only on it and add up to 1. */
export function suggestedWeights(source: Profile): CategoryNumbers {
  const count = source.skills.keys.length;
  return sharesOf((category) => SAYS[category](source), {
    ...SUGGESTED,
    skills: (SUGGESTED.skills * count) / (count + HALF_SKILLS),
  });
}

/**
 * The weights of a comparison: those preferred where the source has data for any of them, else those suggested
 * (wire-facts 2.3). They sum up to 1.
 */
export function appliedWeights(source: Profile, preferred: CategoryNumbers | undefined): CategoryNumbers {
  return weightsFor(
    (category) => SAYS[category](source),
    preferred,
    () => suggestedWeights(source),
  );
}
