import type { ParsedResume } from '@/lib/contracts';

/** Below these, skills are words that happen to be in any text. */
const FEW_SKILLS = 5;
const A_YEAR = 12;

/**
 * Returns whether what was read does not look like a CV: an invoice, a letter, a program. A CV says of somebody what they did or
 * learned; a single short position of nobody, without a skill, is a line of a table that was taken for one.
 */
export function isMisfit(resume: ParsedResume): boolean {
  const positions = resume.employmentHistory?.positions?.length ?? 0;
  const studies = resume.education?.educationDetails?.length ?? 0;
  const skills = resume.skills?.raw?.length ?? 0;
  if (studies > 0 || positions > 1) return false;
  if (positions === 0) return skills < FEW_SKILLS;
  const months = resume.employmentHistory?.experienceSummary?.monthsOfWorkExperience ?? 0;
  return skills === 0 && months < A_YEAR && !resume.contactInformation?.candidateName?.formattedName;
}
