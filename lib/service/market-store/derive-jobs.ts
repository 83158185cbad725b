import { AT_POSTINGS_OF_JOBS } from './keys';

/**
 * The rows of jobs, derived from the rows of their postings `p`. A value is that of the first posting that has it, in
 * the order of `leadOrder` of the engine; values that belong together come from one posting; lists are united.
 */

const LEAD = 'p.via_intermediary, p.date, p.posting_id';

/**
 * Columns that come from one posting together, and the condition for a posting to have them; `rank` precedes the lead
 * order.
 */
type Block = { columns: readonly string[]; present: string; rank?: string };

const BLOCKS: readonly Block[] = [
  { columns: ['via_intermediary'], present: 'true' },
  { columns: ['remote'], present: 'true' },
  { columns: ['language'], present: "p.language != ''" },
  {
    columns: ['organization_name', 'organization_text', 'organization_extra'],
    present: "p.organization_name != ''",
  },
  { columns: ['organization_industry'], present: 'p.organization_industry != 0' },
  { columns: ['profession', 'profession_group', 'profession_class'], present: 'p.profession_class != 0' },
  {
    columns: ['location', 'region', 'location_name', 'country', 'latitude', 'longitude'],
    present: "p.country != ''",
    rank: "p.location = 0, p.region = ''",
  },
  { columns: ['education_level'], present: 'p.education_level != 0' },
  { columns: ['experience_level'], present: 'p.experience_level != 0' },
  { columns: ['contract_type'], present: 'p.contract_type != 0' },
  {
    columns: ['hours_per_week_from', 'hours_per_week_to'],
    present: 'p.hours_per_week_from + p.hours_per_week_to != 0',
  },
  {
    columns: ['salary', 'salary_from', 'salary_to', 'salary_currency', 'salary_text'],
    present: 'p.salary != 0',
  },
  { columns: ['predicted_salary'], present: 'p.predicted_salary != 0' },
];

const LISTS = ['it_skills', 'professional_skills', 'soft_skills', 'language_skills'];

/** A list is written in order, so that jobs with equal postings are equal. */
const DERIVED: readonly (readonly [column: string, expression: string])[] = [
  ['job_id', 'p.job_id'],
  ['date', 'minIf(p.date, p.date != toDate(0))'],
  ['expiration_date', 'if(countIf(p.expiration_date = toDate(0)) > 0, toDate(0), max(p.expiration_date))'],
  ['posting_count', 'count()'],
  ['website_count', 'uniqExact(p.source_website)'],
  ...BLOCKS.flatMap(blockColumns),
  ...LISTS.map((column) => [column, `arraySort(groupUniqArrayArray(p.${column}))`] as const),
  ['version', '{version:UInt64}'],
];

function blockColumns({ columns, present, rank }: Block): (readonly [string, string])[] {
  const order = rank ? `${rank}, ${LEAD}` : LEAD;
  const values = columns.map((column) => `p.${column}`).join(', ');
  const first = `argMinIf(tuple(${values}), tuple(${order}), ${present})`;
  return columns.map((column, index) => [column, `${first}.${index + 1}`] as const);
}

/** Rewrites the rows of the jobs in `{jobs:Array(UInt64)}`, as of `{version:UInt64}`; older rows stay. */
export const WRITE_JOBS = `insert into job (${DERIVED.map(([column]) => column).join(', ')})
select ${DERIVED.map(([, expression]) => expression).join(',\n  ')}
from posting as p
where ${AT_POSTINGS_OF_JOBS}
group by p.job_id`;
