import type { DecodedOf, FilterId, MatcherProblem } from '@/lib/contracts';

/** Assigns a problem of a query to the filter that it is about. */

const FILTER_OF: [RegExp, FilterId][] = [
  [/^JobTitles/, 'JOB_TITLES'],
  [
    /^(?:MonthsExperience|MonthsManagement|AverageMonths|JobPredictiveIndex|CurrentManagementLevel)/,
    'EXPERIENCE',
  ],
  [/^Skills/, 'SKILLS'],
  [/^Taxonomies/, 'INDUSTRIES'],
  [/^SearchExpression/, 'BOOLEAN'],
  [/^LanguagesKnown/, 'LANGUAGES'],
  [/^Certifications/, 'CERTIFICATIONS'],
  [/^ExecutiveType/, 'EXECUTIVE_TYPES'],
  [/^LocationCriteria/, 'LOCATION'],
  [/^(?:Educations|SchoolNames|Degree)/, 'EDUCATION'],
  [/^Employers/, 'EMPLOYERS'],
  [/^UserDefinedTags/, 'TAGS'],
  [/^(?:RevisionDateRange|DocumentIds|DocumentLanguages)/, 'METADATA'],
];

const PREFIX = 'FilterCriteria.';
/** `SearchExpression: a problem. (character 7)`, and perhaps another one. */
const PLACED = /([^()]+?)\s*\(character (\d+)\)/g;

/** Returns the message of a failure as the page shows it: without the names of members, and next to the filter. */
export function problemOf(message: string): DecodedOf<typeof MatcherProblem> {
  if (!message.startsWith(PREFIX)) return { message };
  const told = message.slice(PREFIX.length);
  const filterId = FILTER_OF.find(([pattern]) => pattern.test(told))?.[1] ?? 'UNCOMMON';
  const text = told.replace(/^SearchExpression:\s*/, '');
  const placed = [...text.matchAll(PLACED)].map(([, problem = '', character]) => {
    const end = Number(character);
    return { filterId, message: problem.trim(), position: { start: end - 1, end } };
  });
  return { message: text, problems: placed.length > 0 ? placed : [{ filterId, message: text }] };
}
