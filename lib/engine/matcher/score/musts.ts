import type { Category } from '@/lib/scoring';
import type { Profile } from '../profile';
import { tellsOtherClass } from '../profile/driving';
import { BY_DEGREE_BELOW, levelShare, ROUNDED_MONTHS } from './requirements';

/** The musts of a posting as gates: a missing one caps the score, an unstated one does not (docs/matching.md). */

/** Of several that were named as a choice one is enough. */
export type Must = {
  category: Extract<Category, 'languages' | 'certifications' | 'education' | 'managementLevel'>;
  /** Numbers of the languages or certificates of the posting. */
  names: readonly number[];
  /** Share that is met, 0 to 1; undefined where the CV does not state it. */
  share: number | undefined;
};

/** Share of the highest score that remains where nothing of a must is met. */
const LEAST = 0.6;

/** One of a choice is enough; one that is not stated may be there. */
function bestOf(shares: readonly (number | undefined)[]): number | undefined {
  const best = Math.max(...shares.map((share) => share ?? 0));
  return best < 1 && shares.includes(undefined) ? undefined : best;
}

function grouped(
  category: Must['category'],
  groups: Uint8Array,
  shareOf: (at: number) => number | undefined,
): Must[] {
  const places = Array.from(groups.keys()).filter((at) => groups[at] !== 0);
  return [...Map.groupBy(places, (at) => groups[at]).values()].map((names) => ({
    category,
    names,
    share: bestOf(names.map(shareOf)),
  }));
}

/** A CV that lists languages has those that it lists; one that lists none does not state them. */
function languageShare(job: Profile, { languages, stated }: Profile, at: number): number | undefined {
  const place = languages.keys.indexOf(job.languages.keys[at] as number);
  if (place < 0) return stated.listsLanguages ? 0 : undefined;
  return levelShare(job.languages.levels[at] as number, languages.levels[place] as number);
}

/**
 * Few list all of their papers, so unlisted ones are unknown; whoever states the class of a driving licence has no
 * higher one.
 */
function certificateShare(job: Profile, { certifications }: Profile, at: number): number | undefined {
  const key = job.certifications.keys[at] as number;
  if (certifications.keys.includes(key) || certifications.marks.includes(key)) return 1;
  return tellsOtherClass(key, Array.from(certifications.marks)) ? 0 : undefined;
}

function educationShare(wanted: number | undefined, actual: number | undefined): number | undefined {
  if (wanted === undefined || actual === undefined) return undefined;
  return actual >= wanted ? 1 : (BY_DEGREE_BELOW[wanted - actual] ?? 0);
}

/** Who leaves out dates, or writes of more years, may have worked longer than the dates say. */
function experienceShare(
  wanted: number | undefined,
  { experience: actual, stated }: Profile,
): number | undefined {
  if (!wanted || actual === undefined) return undefined;
  if (actual + ROUNDED_MONTHS >= wanted) return 1;
  return stated.countsExperience ? actual / wanted : undefined;
}

/** Returns the musts of a posting with the share of each that a CV has. */
export function mustsOf(job: Profile, resume: Profile): Must[] {
  const { isDegreeMust, isExperienceMust } = job.stated;
  return [
    ...grouped('certifications', job.certifications.musts, (at) => certificateShare(job, resume, at)),
    ...grouped('languages', job.languages.musts, (at) => languageShare(job, resume, at)),
    ...(isDegreeMust && job.degree !== undefined
      ? [{ category: 'education' as const, names: [], share: educationShare(job.degree, resume.degree) }]
      : []),
    ...(isExperienceMust && job.experience
      ? [
          {
            category: 'managementLevel' as const,
            names: [],
            share: experienceShare(job.experience, resume),
          },
        ]
      : []),
  ];
}

/** Returns the posting and the CV of a pair; undefined for two of a kind. */
export function postingAndCv(one: Profile, other: Profile): { job: Profile; resume: Profile } | undefined {
  if (one.kind === other.kind) return undefined;
  return one.kind === 'job' ? { job: one, resume: other } : { job: other, resume: one };
}

/** Returns the highest score of a pair: its least fulfilled must decides. The same whichever is the source. */
export function capOf(source: Profile, target: Profile): number {
  const sides = postingAndCv(source, target);
  if (!sides) return 100;
  let least = 1;
  for (const { share } of mustsOf(sides.job, sides.resume)) least = Math.min(least, share ?? 1);
  return Math.round(100 * (LEAST + (1 - LEAST) * least) * 1e6) / 1e6;
}
