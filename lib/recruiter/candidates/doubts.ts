import type { ParsedResume } from '@/lib/contracts';
import { DOUBTFUL as CODES } from '@/lib/contracts/parsing/quality-codes';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

/** Of the probabilities of wire-facts 2.10, those at which one looks twice. */
const DOUBTFUL: readonly (string | null | undefined)[] = ['VeryUnlikely', 'Unlikely'];

/** Values of a list that may be wrong. */
export type DoubtfulColumn = 'title' | 'employer' | 'city';

/** True for the probability of a value that the parser is not certain of. */
export function isDoubtful(probability: string | null | undefined): boolean {
  return DOUBTFUL.includes(probability);
}

/**
 * Returns which values of a position may be wrong, given the same position as parsed: a corrected one has been checked.
 */
export function doubtsOf(position: Position | undefined, read: ParsedResume): DoubtfulColumn[] {
  const asRead = read.employmentHistory?.positions?.find(({ id }) => id === position?.id);
  if (!position || !asRead) return [];
  const { jobTitle: title, employer } = position;
  const doubts: [DoubtfulColumn, boolean][] = [
    ['title', isDoubtful(title?.probability) && title?.raw === asRead.jobTitle?.raw],
    [
      'employer',
      isDoubtful(employer?.name?.probability) && employer?.name?.raw === asRead.employer?.name?.raw,
    ],
  ];
  return doubts.flatMap(([column, isOne]) => (isOne ? column : []));
}

/** True for a town that may be something else, as it was read: a corrected one has been checked. */
export function isTownDoubtful(resume: ParsedResume, read: ParsedResume): boolean {
  const town = resume.contactInformation?.location?.municipality;
  if (!town || town !== read.contactInformation?.location?.municipality) return false;
  return (read.resumeMetadata?.resumeQuality ?? []).some(({ findings }) =>
    findings?.some(({ qualityCode }) => qualityCode === CODES.town),
  );
}
