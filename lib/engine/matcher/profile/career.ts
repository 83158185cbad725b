import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { fold } from '../../kernel';
import type { TellingDocument } from './document';
import { EXECUTIVE_TYPES, MANAGEMENT_LEVELS, type Profile } from './model';

/** Level, kind and length of a career, and the requirements of a posting for them. */

type Career = Pick<Profile, 'executiveType' | 'managementLevel' | 'experience'>;

/** Words in sentences about the length of a career. */
export const YEARS = /\b(?:years?|yrs?|jahre?n?|ans|annees|anos|anni|jaar|jaren|lat|lata)\b/u;
/** A number of years: "4+ years", "12 Jahre". */
const NUMBER_OF_YEARS = new RegExp(String.raw`\b(\d{1,2})\s?\+?\s?${YEARS.source.slice(2)}`, 'gu');

/** Returns the most years that texts tell of; 0 where they tell of none. */
export function yearsIn(texts: TellingDocument['texts']): number {
  const told = texts.flatMap(({ text }) =>
    [...fold(text).matchAll(NUMBER_OF_YEARS)].map(([, years]) => Number(years)),
  );
  return Math.max(0, ...told);
}

/**
 * Returns whether the months that were counted are all: each position has its first and its last day, and the text tells of no
 * more years.
 */
export function countsExperience(resume: ParsedResume, { texts }: TellingDocument): boolean {
  const { positions = [], experienceSummary } = resume.employmentHistory ?? {};
  const isDated = positions?.every(
    ({ startDate, endDate, isCurrent }) =>
      startDate?.date && (isCurrent || (endDate?.date && endDate.date !== startDate.date)),
  );
  return isDated === true && 12 * yearsIn(texts) <= (experienceSummary?.monthsOfWorkExperience ?? 0);
}

/** parsing.md, CurrentManagementLevel, as levels of postings. */
const LEVEL_OF_CAREER: Record<string, number> = {
  'low-or-no-level': 0,
  'low-level': 1,
  'mid-level': 2,
  'somewhat high-level': 2,
  'high-level': 3,
  'executive-level': 3,
};

function executiveTypeOf(name: string | null | undefined): number | undefined {
  const place = (EXECUTIVE_TYPES as readonly string[]).indexOf(name?.toUpperCase() ?? '');
  return place > 0 ? place : undefined;
}

export function careerOfResume(resume: ParsedResume): Career {
  const summary = resume.employmentHistory?.experienceSummary;
  // Without a date no months are known, which is not the same as none.
  const isDated = resume.employmentHistory?.positions?.some(({ startDate }) => startDate?.date);
  return {
    executiveType: executiveTypeOf(summary?.executiveType),
    managementLevel: LEVEL_OF_CAREER[summary?.currentManagementLevel ?? ''],
    experience: isDated ? (summary?.monthsOfWorkExperience ?? undefined) : undefined,
  };
}

export function careerOfJob(job: ParsedJob): Career {
  const level = (MANAGEMENT_LEVELS as readonly string[]).indexOf(job.managementLevel ?? '');
  const years = job.minimumYears?.value;
  return {
    executiveType: executiveTypeOf(job.executiveType),
    managementLevel: level < 0 ? undefined : level,
    experience: years == null ? undefined : years * 12,
  };
}
