import { dateText, durationText } from '@/components/dossier/months';
import type { ParsedResume } from '@/lib/contracts';
import { experienceOf } from '@/lib/recruiter/vocabulary';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function work(position: Position | undefined): string {
  const what = [position?.jobTitle?.raw, position?.employer?.name?.raw].filter(Boolean).join(' at ');
  if (!position || !what) return '';
  const [since, until] = [dateText(position.startDate), dateText(position.endDate)];
  if (position.isCurrent || until === 'Present') return since ? `${what} since ${since}.` : `Now ${what}.`;
  return until ? `Last ${what}, until ${until}.` : `Last ${what}.`;
}

function experience(resume: ParsedResume, read: ParsedResume): string {
  const months = experienceOf(resume, read) ?? 0;
  if (months === 0) return '';
  const positions = resume.employmentHistory?.positions ?? [];
  const employers = new Set(positions.flatMap(({ employer }) => employer?.name?.raw?.toLowerCase() ?? []));
  const where = [
    counted(positions.length, 'position'),
    employers.size > 0 && counted(employers.size, 'employer'),
  ];
  const stay =
    employers.size > 1 ? `, ${durationText(Math.round(months / employers.size))} each on average` : '';
  return `${durationText(months)} of experience in ${where.filter(Boolean).join(' with ')}${stay}.`;
}

/**
 * A career in two sentences, made from the data on screen, so that it follows every correction. `read` is the resume
 * without them.
 */
export function inShort(resume: ParsedResume, read: ParsedResume): string {
  const positions = resume.employmentHistory?.positions ?? [];
  const main = positions.find(({ isCurrent }) => isCurrent) ?? positions[0];
  return [work(main), experience(resume, read)].filter(Boolean).join(' ');
}
