import { AS_WRITTEN, type Profile } from '../profile';

/** Requirements of a posting beyond the work itself: languages, certificates, degree, level and length of a career. */

/** Share by the number of levels that a language is known below the requirement, of four. */
export const BY_LEVELS_BELOW = [1, 0.6, 0.3, 0.1];
/** The document names the language but no level: a plausible value. */
export const UNTOLD_LEVEL = 0.75;
const FLUENT = 3;

/** Level that a document asks for by naming a language, 0 to 4. */
export const askedLevel = (level: number) => (level === AS_WRITTEN ? FLUENT : level);

/** Returns the share of a level that is known, 0 to 1; undefined where the document does not say how well. */
export function levelShare(asked: number, actual: number): number | undefined {
  const wanted = askedLevel(asked);
  if (actual === AS_WRITTEN) return wanted <= FLUENT ? 1 : undefined;
  if (wanted > 0 && actual === 0) return undefined;
  return actual >= wanted ? 1 : (BY_LEVELS_BELOW[wanted - actual] ?? 0);
}

/** 0 to 1 for each language of the source. */
export function languageMatches({ languages: source }: Profile, { languages: target }: Profile): number[] {
  return Array.from(source.keys, (key, at) => {
    const place = target.keys.indexOf(key);
    if (place < 0) return 0;
    return levelShare(source.levels[at] as number, target.levels[place] as number) ?? UNTOLD_LEVEL;
  });
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

export function compareLanguages(source: Profile, target: Profile): number | undefined {
  return target.languages.keys.length === 0 ? undefined : mean(languageMatches(source, target));
}

/** Returns whether the target holds each certificate of the source, or writes its abbreviation. */
export function certificationMatches(
  { certifications: source }: Profile,
  { certifications: target }: Profile,
): boolean[] {
  return Array.from(source.keys, (key) => target.keys.includes(key) || target.marks.includes(key));
}

export function compareCertifications(source: Profile, target: Profile): number | undefined {
  const found = mean(certificationMatches(source, target).map(Number));
  return found === 0 && target.certifications.keys.length === 0 ? undefined : found;
}

/** Score by the number of levels that the target's degree is below the requested one. */
export const BY_DEGREE_BELOW = [1, 0.6, 0.3, 0.1];

export function compareEducation(
  { degree: wanted }: Profile,
  { degree: actual }: Profile,
): number | undefined {
  if (wanted === undefined || actual === undefined) return undefined;
  return actual >= wanted ? 1 : (BY_DEGREE_BELOW[wanted - actual] ?? 0);
}

/** Executives of another kind. */
export const OTHER_EXECUTIVE = 0.4;
export const NO_EXECUTIVE = 0.2;

export function compareExecutiveType(
  { executiveType: wanted }: Profile,
  { executiveType: actual }: Profile,
): number | undefined {
  if (actual === undefined) return NO_EXECUTIVE;
  return actual === wanted ? 1 : OTHER_EXECUTIVE;
}

/** A level too low, and too high, for each step. */
export const LEVEL_STEP = { below: 0.35, above: 0.15 };
/** Share that remains where no experience in the requested field is known. */
export const LEAST_EXPERIENCE = 0.4;

/** A shortfall of up to this many months does not count. */
export const ROUNDED_MONTHS = 3;

/** Returns whether the length of a career meets the requirement; undefined where either is not known. */
export function experienceMatches(source: Profile, target: Profile): boolean | undefined {
  if (source.experience === undefined || target.experience === undefined) return undefined;
  const [asked, had] =
    source.kind === 'job' ? [source.experience, target.experience] : [target.experience, source.experience];
  return had + ROUNDED_MONTHS >= asked;
}

function experienceShare(source: Profile, target: Profile): number | undefined {
  if (source.experience === undefined || target.experience === undefined) return undefined;
  const [asked, had] =
    source.kind === 'job' ? [source.experience, target.experience] : [target.experience, source.experience];
  return asked === 0 ? 1 : Math.min(had / asked, 1);
}

export function compareManagement(source: Profile, target: Profile): number | undefined {
  const { managementLevel: wanted } = source;
  const { managementLevel: actual } = target;
  const share = experienceShare(source, target);
  if (share === undefined && (wanted === undefined || actual === undefined)) return undefined;
  const steps = wanted === undefined || actual === undefined ? 0 : wanted - actual;
  const level = 1 - (steps > 0 ? LEVEL_STEP.below * steps : LEVEL_STEP.above * -steps);
  const length = share === undefined ? 1 : LEAST_EXPERIENCE + (1 - LEAST_EXPERIENCE) * share;
  return Math.max(level * length, 0);
}
