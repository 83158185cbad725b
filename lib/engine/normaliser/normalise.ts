import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import type { RawSkill } from '../taxonomy';
import type { NormaliserOptions, Taxonomies } from './options';
import { mostRecent, type Position, withTaxonomies } from './positions';
import { MOST_TITLES, professionOf } from './professions';
import { meaningOfSkills, type SkillMeaning } from './skills';
import { skillSentence } from './summary';

function withProfessions(
  positions: readonly Position[],
  language: string,
  taxonomies: Taxonomies,
  options: NormaliserOptions,
): Position[] {
  if (!options.professions) return [...positions];
  const recent = new Set(mostRecent(positions, MOST_TITLES));
  return positions.map((position) => {
    const { jobTitle, employer } = position;
    if (!recent.has(position) || !jobTitle?.raw) return position;
    const context = { language, employer: employer?.name?.raw ?? undefined };
    const normalizedProfession = professionOf(jobTitle.raw, context, taxonomies, options);
    return normalizedProfession ? { ...position, normalizedProfession } : position;
  });
}

type Summary = NonNullable<ParsedResume['employmentHistory']>['experienceSummary'];

function withSkillSentence(
  summary: Summary,
  { normalized = [], relatedProfessionClasses = [] }: SkillMeaning,
  language: string,
): Summary {
  const sentence = skillSentence(normalized.length, relatedProfessionClasses, language);
  if (!sentence) return summary;
  return { ...summary, description: [summary?.description, sentence].filter(Boolean).join(' ') };
}

const ENGLISH_SUMMARY = /OutputFormat\.EnglishSummary = true/iu;

/**
 * Returns a resume with its skills, positions and summary as the options ask (parsing.md, SkillsSettings).
 * `meantSkills` are those mentioned in its running text in addition to the raw ones.
 */
export function normaliseResume(
  resume: ParsedResume,
  taxonomies: Taxonomies,
  options: NormaliserOptions,
  meantSkills: readonly RawSkill[] = [],
): ParsedResume {
  const { documentLanguage, parserSettings } = resume.resumeMetadata ?? {};
  const language = documentLanguage ?? 'en';
  const raw = [...(resume.skills?.raw ?? []), ...meantSkills];
  const meaning = meaningOfSkills(raw, language, taxonomies, options);
  const { tree, ...skills } = meaning;
  const history = resume.employmentHistory;
  const summaryLanguage = ENGLISH_SUMMARY.test(parserSettings ?? '') ? 'en' : language;
  const placed = withTaxonomies(history?.positions ?? [], raw, language, taxonomies);
  return {
    ...resume,
    ...(resume.skills && { skills: { ...resume.skills, ...skills } }),
    ...(tree && { skillsData: tree }),
    ...(history && {
      employmentHistory: {
        ...history,
        experienceSummary: withSkillSentence(history.experienceSummary, meaning, summaryLanguage),
        positions: withProfessions(placed, language, taxonomies, options),
      },
    }),
  };
}

/** Returns a job posting with its skills and its title as the options ask (parsing.md, JobData). */
export function normaliseJob(job: ParsedJob, taxonomies: Taxonomies, options: NormaliserOptions): ParsedJob {
  const language = job.jobMetadata?.documentLanguage ?? 'en';
  const { tree, ...skills } = meaningOfSkills(job.skills?.raw ?? [], language, taxonomies, options);
  const title = job.jobTitles?.mainJobTitle;
  const employer = job.employerNames?.mainEmployerName ?? undefined;
  const normalizedProfession = title
    ? professionOf(title, { language, employer }, taxonomies, options)
    : undefined;
  return {
    ...job,
    ...(job.skills && { skills: { ...job.skills, ...skills } }),
    ...(tree && { skillsData: tree }),
    ...(normalizedProfession && {
      normalizedProfession,
      jobTitles: { ...job.jobTitles, normalizedProfession },
    }),
  };
}
