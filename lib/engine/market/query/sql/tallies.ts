/**
 * Tallies: exact numbers of jobs that are kept next to the rows, so that a question about all jobs reads a few thousand
 * rows and not every job. `value_tally` has the jobs of each value of a field, `skill_tally` those of each skill by
 * country and pay. They are of one state of the market, and are used for that state alone.
 */
import type { AggregateRequest, GroupLevel } from '../aggregate-request';
import { FIELDS, type Field, type Level } from '../fields';
import type { Filter } from '../filter';
import { isText, presenceToGroup, shownColumn } from './field-columns';
import { from } from './source';
import type { Statement } from './statement';

/** Columns of jobs that `skill_tally` has, apart from the skill. */
const FACTS_OF_SKILLS: ReadonlySet<string> = new Set(['country', 'salary', 'salary_currency']);

/** Whether jobs have ended depends on the day; numbers of jobs and texts that are only shown are not counted. */
function isTallied({ name, kind, levels }: Field): boolean {
  if (kind === 'shown' || ['expired', 'job_id'].includes(name)) return false;
  return levels.includes('job') || name === 'source_website';
}

const TALLIED = new Map(FIELDS.filter(isTallied).map((field) => [shownColumn(field), field]));
const LISTS = FIELDS.filter(({ kind }) => kind === 'codes');

/** Returns whether `value_tally` has the values of a field as jobs are counted by them. */
export function hasTally(field: Field, level: Level): boolean {
  return (level === 'job' || field.name === 'source_website') && TALLIED.has(shownColumn(field));
}

/** Returns the value of a field in `value_tally`. */
export function talliedValue(field: Field): string {
  if (isText(field) || field.kind === 'codes') return 'text';
  if (field.kind === 'flag') return 'toBool(number)';
  return field.type === 'date' ? 'toDate(number)' : 'number';
}

/** Returns whether the groups of all jobs are those of `value_tally`; a category counts a job with two values once. */
export function isOfValues({ filters, unit }: AggregateRequest, keys: readonly GroupLevel[]): boolean {
  const [only] = keys;
  if (!only || keys.length > 1 || unit !== 'job' || filters.length > 0) return false;
  return hasTally(only.field, only.level) && !(only.field.kind === 'codes' && only.by.type === 'categories');
}

function isOfFacts({ field, level }: { field: Field; level: Level }): boolean {
  return level === 'job' && FACTS_OF_SKILLS.has(shownColumn(field));
}

/** Returns whether the groups are those of `skill_tally`: one is of skills, and nothing else is asked than it has. */
export function isOfSkills(
  { filters, unit, metric }: AggregateRequest,
  keys: readonly GroupLevel[],
  withMetric: boolean,
): boolean {
  const lists = keys.filter(({ field }) => field.kind === 'codes');
  const others: readonly (GroupLevel | Filter)[] = [...keys, ...filters].filter((each) => each !== lists[0]);
  const [list] = lists;
  if (list?.level !== 'job' || list.by.type !== 'value' || unit !== 'job') return false;
  return (
    others.every(isOfFacts) &&
    filters.every(({ isNone }) => !isNone) &&
    !(withMetric && metric && !(metric.level === 'job' && metric.field.name === 'salary'))
  );
}

function fillValues(field: Field, build: number): Statement {
  const column = shownColumn(field);
  const value = field.kind === 'codes' ? `arrayJoin(${column})` : column;
  const [number, text] = talliedValue(field) === 'text' ? ['0', 'toString(value)'] : ['toInt64(value)', "''"];
  const present = presenceToGroup(field);
  const [table, count] = field.levels.includes('job')
    ? (['job', 'count()'] as const)
    : (['posting', 'uniqExact(job_id)'] as const);
  const counted = `select ${value} as value, ${count} as jobs ${from(table, present ? [present] : [])} group by value`;
  return {
    sql: `insert into value_tally (build, field, number, text, jobs)
select {build:UInt64}, {field:String}, ${number}, ${text}, jobs from (${counted})`,
    parameters: { build, field: column },
  };
}

function fillSkills({ column }: Field, build: number): Statement {
  const facts = [...FACTS_OF_SKILLS].join(', ');
  return {
    sql: `insert into skill_tally (build, list, skill, ${facts}, jobs)
select {build:UInt64}, {list:String}, arrayJoin(${column}) as skill, ${facts}, count() from job group by skill, ${facts}`,
    parameters: { build, list: column },
  };
}

/** Returns the statements that make the tallies of the rows as they are, under a number of their own. */
export function tallyStatements(build: number): Statement[] {
  return [
    ...[...TALLIED.values()].map((field) => fillValues(field, build)),
    ...LISTS.map((field) => fillSkills(field, build)),
  ];
}
