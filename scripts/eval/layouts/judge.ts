import type { MadePerson } from './person.ts';

type Named = { Raw?: string | undefined; Normalized?: string | undefined } | undefined;
type Dated =
  | { Date?: string | undefined; FoundYear?: boolean; FoundMonth?: boolean; IsCurrentDate?: boolean }
  | undefined;
/** What is looked at of an answer, by the names of the wire. */
export type Answer = {
  ContactInformation?: { CandidateName?: { FormattedName?: string } };
  EmploymentHistory?: {
    Positions?: {
      Employer?: { Name?: Named };
      JobTitle?: Named;
      StartDate?: Dated;
      EndDate?: Dated;
      Description?: string;
    }[];
  };
  Education?: { EducationDetails?: { SchoolName?: Named; Degree?: { Name?: Named } }[] };
};

/** What went wrong in one file, by field; `said` when the answer itself says that its text is damaged. */
export type Verdict = { wrong: string[]; values: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Compares letters and digits alone, each word apart. */
function plain(text: string | undefined): string {
  return (text ?? '')
    .replaceAll('\u00AD', '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function monthOf(text: string): string | undefined {
  const slashed = /^(?<month>\d\d)\/(?<year>\d{4})$/u.exec(text)?.groups;
  if (slashed) return `${slashed.year}-${slashed.month}`;
  const [word = '', year] = text.split(' ');
  const month = MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
  return year === undefined || month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}`;
}

function isDate(found: Dated, expected: string): boolean {
  if (expected === 'Present') return found?.IsCurrentDate === true;
  const month = monthOf(expected);
  return month === undefined ? found?.Date?.slice(0, 4) === expected : found?.Date?.slice(0, 7) === month;
}

/** Returns what an answer has wrong of a person; jobs and studies are found by one of their values. */
export function judge(answer: Answer, person: MadePerson): Verdict {
  const wrong: string[] = [];
  let values = 0;
  const check = (field: string, isRight: boolean, got?: string) => {
    values++;
    if (!isRight) wrong.push(`${field}: ${got ?? 'none'}`);
  };
  const name = answer.ContactInformation?.CandidateName?.FormattedName;
  check('name', plain(name) === plain(person.name), name);
  const positions = answer.EmploymentHistory?.Positions ?? [];
  check('jobs', positions.length === person.jobs.length, String(positions.length));
  person.jobs.forEach((job, at) => {
    const found = positions[at];
    check('title', plain(found?.JobTitle?.Raw) === plain(job.title), found?.JobTitle?.Raw);
    check('employer', plain(found?.Employer?.Name?.Raw) === plain(job.employer), found?.Employer?.Name?.Raw);
    check('start', isDate(found?.StartDate, job.from), found?.StartDate?.Date);
    check('end', isDate(found?.EndDate, job.to), found?.EndDate?.Date);
    for (const line of job.lines)
      check('text', plain(found?.Description).includes(plain(line)), found?.Description);
  });
  const studies = answer.Education?.EducationDetails ?? [];
  check('studies', studies.length === person.studies.length, String(studies.length));
  person.studies.forEach((study, at) => {
    const found = studies[at];
    check('degree', plain(found?.Degree?.Name?.Raw) === plain(study.degree), found?.Degree?.Name?.Raw);
    check('school', plain(found?.SchoolName?.Raw) === plain(study.school), found?.SchoolName?.Raw);
  });
  return { wrong, values };
}
