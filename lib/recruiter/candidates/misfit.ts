import type { ParsedResume } from '@/lib/contracts';

/** Below these, skills are words that happen to be in any text. */
const FEW_SKILLS = 5;
const A_YEAR = 12;

/**
 * Returns whether a document does not look like a CV: an invoice, a letter, a program. A CV states work or education; a
 * single short position without a person or a skill is a misread line of a table.
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
