import type { ParsedResume } from '@/lib/contracts';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

function spanOf({ startDate, endDate }: Position): [from: number, to: number][] {
  if (!startDate?.date || !endDate?.date) return [];
  const span: [number, number] = [monthOf(startDate.date), monthOf(endDate.date)];
  return span[0] < span[1] ? [span] : [];
}

/** Returns how many months at least one dated position covers. */
function monthsCovered(resume: ParsedResume): number {
  const spans = (resume.employmentHistory?.positions ?? []).flatMap(spanOf).sort((a, b) => a[0] - b[0]);
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [from, to] of spans) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return covered;
}

/**
 * Returns the months of work experience: the number of the parser, adjusted by corrected dates. `read` is the resume
 * without corrections. Null where the parser found none.
 */
export function experienceOf(resume: ParsedResume, read: ParsedResume): number | null {
  const months = read.employmentHistory?.experienceSummary?.monthsOfWorkExperience;
  if (months === null || months === undefined) return null;
  return Math.max(0, months + monthsCovered(resume) - monthsCovered(read));
}
