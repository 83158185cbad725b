import type { Field, FieldKind, FieldType, Level, ValueSource } from './model';

/**
 * Every field of the market, once: its description in `fields`, its use in filters, groups, sorts and facets, and its
 * storage. A value that postings and job both have is that of the job unless the request says `posting:`.
 */

const BOTH = ['job', 'posting'] as const;
const POSTING = ['posting'] as const;
const JOB = ['job'] as const;

type Options = { column?: string; values?: ValueSource; hasCategories?: boolean };

function field(
  name: string,
  type: FieldType,
  kind: FieldKind,
  levels: readonly [Level, ...Level[]],
  description: string,
  { column = name, values, hasCategories = false }: Options = {},
): Field {
  return { name, type, kind, levels, description, column, values, hasCategories };
}

export const FIELDS: readonly Field[] = [
  field('job_id', 'integer', 'number', ['job', 'posting'], 'Number of the job.'),
  field('posting_id', 'integer', 'number', POSTING, 'Number of the posting.'),
  field(
    'date',
    'date',
    'day',
    BOTH,
    'Day on which the posting appeared; of a job, that of its first posting.',
  ),
  field(
    'expiration_date',
    'date',
    'day',
    BOTH,
    'Day on which the posting ended or will end; of a job, the last such day, when all its postings have one. It exists once it has come, so _not_exists finds what is active.',
  ),
  field(
    'expired',
    'boolean',
    'flag',
    ['posting', 'job'],
    'Whether the posting has ended; of a job, whether all its postings have.',
  ),
  field('job_title', 'text', 'words', POSTING, 'Title of the posting.', { column: 'title' }),
  field('full_text', 'text', 'words', POSTING, 'Title and text of the posting.'),
  field('source_website', 'text', 'string', POSTING, 'Website that published the posting.'),
  field('source_url', 'text', 'string', POSTING, 'Address of the posting.'),
  field('organization_name', 'text', 'words', BOTH, 'Organisation that posted the job.', {
    column: 'organization',
  }),
  field('organization_industry', 'integer', 'code', BOTH, 'Industry of the organisation.', {
    values: 'industries',
    hasCategories: true,
  }),
  field(
    'via_intermediary',
    'boolean',
    'flag',
    BOTH,
    'Whether a recruitment or staffing agency posted it; of a job, whether nobody else did.',
  ),
  field('advertiser_type', 'integer', 'code', BOTH, 'Who posted it: the employer or an agency.', {
    values: 'advertiserTypes',
  }),
  field('profession', 'integer', 'code', BOTH, 'Profession.', {
    values: 'professions',
    hasCategories: true,
  }),
  field('profession_group', 'integer', 'code', BOTH, 'Group of the profession.', {
    values: 'professionGroups',
    hasCategories: true,
  }),
  field('profession_class', 'integer', 'code', BOTH, 'Class of the profession.', {
    values: 'professionClasses',
    hasCategories: true,
  }),
  field('location', 'integer', 'place', BOTH, 'Municipality of the work; a name is taken as well.', {
    values: 'municipalities',
    hasCategories: true,
  }),
  field('location_name', 'text', 'shown', BOTH, 'Municipality in words.'),
  field('location_coordinates', 'text', 'shown', BOTH, 'Latitude and longitude of the work, "lat,lon".'),
  field('region', 'text', 'code', BOTH, 'Region of the work.', { values: 'regions', hasCategories: true }),
  field('country', 'text', 'code', BOTH, 'Country of the work (ISO 3166-1).', {
    values: 'countries',
    hasCategories: true,
  }),
  field('remote', 'boolean', 'flag', BOTH, 'Whether the work can be done from anywhere.'),
  field('education_level', 'integer', 'code', BOTH, 'Level of schooling that is asked for.', {
    values: 'educationLevels',
    hasCategories: true,
  }),
  field('experience_level', 'integer', 'code', BOTH, 'Experience that is asked for.', {
    values: 'experienceLevels',
    hasCategories: true,
  }),
  field('contract_type', 'integer', 'code', BOTH, 'Type of contract.', {
    values: 'contractTypes',
    hasCategories: true,
  }),
  field('hours_per_week_from', 'integer', 'number', BOTH, 'Fewest hours of work a week.'),
  field('hours_per_week_to', 'integer', 'number', BOTH, 'Most hours of work a week.'),
  field('salary', 'integer', 'number', BOTH, 'Stated pay for a year of full time, the middle of a range.'),
  field('salary_from', 'integer', 'number', BOTH, 'Lower end of the stated pay for a year.'),
  field('salary_to', 'integer', 'number', BOTH, 'Upper end of the stated pay for a year.'),
  field('salary_currency', 'text', 'string', BOTH, 'Currency of the pay (ISO 4217).'),
  field('salary_text', 'text', 'shown', BOTH, 'Pay as it is written.'),
  field('predicted_salary', 'integer', 'number', BOTH, 'Pay for a year that the source estimated.'),
  field('it_skills', 'text', 'codes', BOTH, 'IT skills.', { values: 'itSkills', hasCategories: true }),
  field('professional_skills', 'text', 'codes', BOTH, 'Professional skills.', {
    values: 'professionalSkills',
    hasCategories: true,
  }),
  field('soft_skills', 'text', 'codes', BOTH, 'Soft skills.', { values: 'softSkills', hasCategories: true }),
  field('language_skills', 'text', 'codes', BOTH, 'Languages that are asked for (ISO 639-1).', {
    values: 'languages',
    hasCategories: true,
  }),
  field('language', 'text', 'code', BOTH, 'Language of the text (ISO 639-1).', { values: 'languages' }),
  field('posting_count', 'integer', 'number', JOB, 'Number of postings of the job.'),
  field('website_count', 'integer', 'number', JOB, 'Number of websites that have a posting of the job.'),
  field('first_posting_date', 'date', 'day', JOB, 'Day of the first posting of the job.', { column: 'date' }),
];

const byName = new Map(FIELDS.map((each) => [each.name, each]));

export function fieldByName(name: string): Field | undefined {
  return byName.get(name);
}
