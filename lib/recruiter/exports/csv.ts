import type { CandidateColumn, CandidateListItem } from '../candidates/types';

const HEADINGS: Record<CandidateColumn, string> = {
  name: 'Name',
  title: 'Title',
  employer: 'Employer',
  location: 'Location',
  experience: 'Months of experience',
  skills: 'Skills',
  languages: 'Languages',
  email: 'E-mail',
  phone: 'Phone',
  degree: 'Degree',
  tags: 'Tags',
  findings: 'Findings',
  added: 'Added',
  updated: 'Updated',
};

const CELLS: Record<CandidateColumn, (candidate: CandidateListItem) => string | number | null> = {
  name: (candidate) => candidate.name,
  title: (candidate) => candidate.title,
  employer: (candidate) => candidate.employer,
  location: (candidate) => [candidate.city, candidate.countryCode].filter(Boolean).join(', '),
  experience: (candidate) => candidate.monthsOfExperience,
  skills: (candidate) => candidate.skills.join('; '),
  languages: (candidate) => candidate.languages.join('; '),
  email: (candidate) => candidate.email,
  phone: (candidate) => candidate.phone,
  degree: (candidate) => candidate.degree,
  tags: (candidate) => candidate.tags.join('; '),
  findings: (candidate) => candidate.findings,
  added: (candidate) => candidate.addedAt,
  updated: (candidate) => candidate.updatedAt,
};

/** What spreadsheets take for the beginning of a formula, also behind spaces and in full width. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * One field of RFC 4180. Text that a spreadsheet would run as a formula gets a `'` in front, which makes it text;
 * numbers of ours do not need it.
 */
function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replace(/"/g, '""')}"`
    : harmless;
}

/** The line with the names of the columns. */
export function headingLine(columns: readonly CandidateColumn[]): string {
  return `${columns.map((column) => field(HEADINGS[column])).join(',')}\r\n`;
}

/** The line of one candidate. */
export function candidateLine(columns: readonly CandidateColumn[], candidate: CandidateListItem): string {
  return `${columns.map((column) => field(CELLS[column](candidate))).join(',')}\r\n`;
}
