import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { EXECUTIVE_TYPES, MANAGEMENT_LEVELS, type Profile } from './model';

/** Level, kind and length of a career, and the requirements of a posting for them. */

type Career = Pick<Profile, 'executiveType' | 'managementLevel' | 'experience'>;

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

/** Words in sentences about the length of a career. */
export const YEARS = /\b(?:years?|yrs?|jahre?n?|ans|annees|anos|anni|jaar|jaren|lat|lata)\b/u;

export function careerOfJob(job: ParsedJob): Career {
  const level = (MANAGEMENT_LEVELS as readonly string[]).indexOf(job.managementLevel ?? '');
  const years = job.minimumYears?.value;
  return {
    executiveType: executiveTypeOf(job.executiveType),
    managementLevel: level < 0 ? undefined : level,
    experience: years == null ? undefined : years * 12,
  };
}
