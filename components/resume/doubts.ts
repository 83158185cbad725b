import type { ParsedResume } from '@/lib/contracts';
import { DOUBTFUL, quotedIn, UNREAD } from '@/lib/contracts/parsing/quality-codes';
import { isDoubtful, isTownDoubtful } from '@/lib/recruiter/vocabulary';
import type { Position } from './evidence/field-evidence';

/** Reasons why a parsed value may be wrong: the parser's report on its own certainty, in words. */

/** Below this a profession is rather a guess than a reading. */
const SURE_ENOUGH = 0.5;

type Dated = Position['startDate'];

/** Returns why the title of a position may not be one. */
export function titleDoubt(position: Position): string | undefined {
  if (!isDoubtful(position.jobTitle?.probability)) return undefined;
  return 'It is not certain that this is the title. Compare it with the original.';
}

/** Returns why the employer of a position may not be one. */
export function employerDoubt(position: Position): string | undefined {
  if (!isDoubtful(position.employer?.name?.probability)) return undefined;
  return 'It is not certain that this is the employer. Compare it with the original.';
}

/** Returns why the town of somebody may not be one; `read` is the resume without corrections. */
export function townDoubt(resume: ParsedResume, read: ParsedResume): string | undefined {
  if (!isTownDoubtful(resume, read)) return undefined;
  return 'It is not certain that this is the town. Compare it with the original.';
}

/** Returns why the length of a period is only about right. */
export function periodDoubt(start: Dated, end: Dated): string | undefined {
  const byYear = [start, end].some((date) => date?.foundYear && !date.isCurrentDate && !date.foundMonth);
  return byYear ? 'Only the year is written, so the length is approximate.' : undefined;
}

/** Returns why a profession may not be the right one. */
export function professionDoubt(confidence: number | null | undefined): string | undefined {
  if (confidence === null || confidence === undefined || confidence >= SURE_ENOUGH) return undefined;
  return `The title fits several professions; this one with a certainty of ${Math.round(confidence * 100)} %.`;
}

/** Values of an entry whose doubt is a finding of its own, and is shown at the value. */
const AT_VALUES: readonly string[] = [DOUBTFUL.degree, DOUBTFUL.school, DOUBTFUL.major];

function messagesOf(resume: ParsedResume, id: string, isAsked: (code: string) => boolean) {
  const messages = (resume.resumeMetadata?.resumeQuality ?? []).flatMap(({ findings }) =>
    (findings ?? []).flatMap(({ message, qualityCode, sectionIdentifiers }) =>
      message && isAsked(qualityCode ?? '') && sectionIdentifiers?.some((identifier) => identifier.id === id)
        ? message
        : [],
    ),
  );
  return messages.length > 0 ? [...new Set(messages)].join(' ') : undefined;
}

/** Returns the parser's doubts about an entry as a whole, by its id. */
export function entryDoubt(resume: ParsedResume, id: string): string | undefined {
  return messagesOf(resume, id, (code) => !AT_VALUES.includes(code));
}

/** Returns why a value of a study may be something else. */
export function studyDoubt(
  resume: ParsedResume,
  id: string,
  value: 'degree' | 'school' | 'major',
): string | undefined {
  return messagesOf(resume, id, (code) => code === DOUBTFUL[value]);
}

/**
 * Returns the periods and names that the document gives and no entry has, as written; none once an entry was added by
 * hand, since somebody has looked.
 */
export function unreadOf(resume: ParsedResume, read: ParsedResume, about: 'position' | 'study'): string[] {
  const count = ({ employmentHistory, education }: ParsedResume) =>
    (about === 'position' ? employmentHistory?.positions : education?.educationDetails)?.length ?? 0;
  if (count(resume) > count(read)) return [];
  return (read.resumeMetadata?.resumeQuality ?? []).flatMap(({ findings }) =>
    (findings ?? []).flatMap(({ qualityCode, message }) =>
      UNREAD[about].includes(qualityCode ?? '') ? quotedIn(message ?? '') : [],
    ),
  );
}
