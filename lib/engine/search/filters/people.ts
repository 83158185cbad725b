import type { CriteriaReader } from './reader';

/** wire-facts 2.2: a normalized grade of a top student, and how long ago a recent graduate graduated. */
const TOP_GRADE = 0.75;
const RECENT_MONTHS = 18;

function monthsBefore(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

/** Certificates, languages, industries and levels. */
export function lists(reader: CriteriaReader) {
  const { criteria } = reader;
  reader.named('Certifications', criteria.certifications, 'certifications', {
    whole: false,
    words: 'certification',
  });
  reader.coded(
    'LanguagesKnown',
    criteria.languagesKnown,
    'languages',
    criteria.languagesKnownMustAllExist ?? false,
  );
  reader.coded('Taxonomies', criteria.taxonomies, 'taxonomies');
  reader.coded('ExecutiveType', criteria.executiveType, '[executive_type]');
  const { currentManagementLevel } = criteria;
  if (!currentManagementLevel) return;
  const level = currentManagementLevel.toLowerCase();
  if (['none', 'low', 'mid', 'high'].includes(level))
    reader.add(`management_level = ${reader.parameters.of('String', level)}`);
  else reader.refuse('CurrentManagementLevel', 'must be None, Low, Mid or High');
}

/** Months of experience and the like. */
export function numbers(reader: CriteriaReader) {
  const { criteria } = reader;
  reader.range('MonthsExperience', criteria.monthsExperience, 'months');
  reader.range('MonthsManagementExperience', criteria.monthsManagementExperience, 'management_months');
  const ofPeople = [
    ['AverageMonthsPerEmployer', criteria.averageMonthsPerEmployer, 'months_per_employer'],
    ['JobPredictiveIndex', criteria.jobPredictiveIndex, 'predictive_index'],
  ] as const;
  for (const [member, range, column] of ofPeople)
    if (reader.range(member, range, column)) reader.ofPeopleOnly(member);
}

/** Filters that only people have. */
export function person(reader: CriteriaReader) {
  const { criteria, context } = reader;
  reader.named('SecurityCredentials', criteria.securityCredentials, 'security_credentials', { whole: false });
  const recently = () => reader.parameters.of('Date', monthsBefore(context.today, RECENT_MONTHS));
  const flags: [string, boolean | null | undefined, string | (() => string)][] = [
    ['HasPatents', criteria.hasPatents, 'has_patents'],
    ['HasSecurityCredentials', criteria.hasSecurityCredentials, 'notEmpty(security_credentials)'],
    ['IsAuthor', criteria.isAuthor, 'is_author'],
    ['IsPublicSpeaker', criteria.isPublicSpeaker, 'is_speaker'],
    ['IsMilitary', criteria.isMilitary, 'is_military'],
    ['IsTopStudent', criteria.isTopStudent, `top_grade >= ${TOP_GRADE}`],
    ['IsCurrentStudent', criteria.isCurrentStudent, 'is_student'],
    ['IsRecentGraduate', criteria.isRecentGraduate, () => `graduated >= ${recently()}`],
  ];
  for (const [member, isSet, condition] of flags) {
    if (!isSet) continue;
    reader.add(typeof condition === 'string' ? condition : condition());
    reader.ofPeopleOnly(member);
  }
}
