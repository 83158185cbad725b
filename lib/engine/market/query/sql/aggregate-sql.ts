import type { AggregateRequest, GroupLevel, Metric } from '../aggregate-request';
import type { CustomCategories } from '../context';
import { shownColumn } from './field-columns';
import { type GroupKey, groupKey } from './group-key';
import { from, jobConditions, postingConditions, type Source, sourceOf } from './source';
import { all, Parameters, type ParameterType, type Statement } from './statement';
import { isOfSkills, isOfValues, talliedValue } from './tallies';
import type { OpenWords } from './words-condition';

export type GroupValue = string | number | boolean;

/** A row of a level: its keys from the first level on, the count, and the metric on the last level. */
export type GroupRow = { count: number; figure?: number | null } & Record<`key_${number}`, GroupValue>;

const MAX_ROWS = 100_000;

const FIGURES: Record<Metric['operation'], string> = {
  min: 'minOrNullIf(measured, measured != 0)',
  max: 'maxOrNullIf(measured, measured != 0)',
  sum: 'sumOrNullIf(toInt64(measured), measured != 0)',
  avg: 'avgOrNullIf(measured, measured != 0)',
  median: 'quantileExactInclusiveOrNullIf(0.5)(measured, measured != 0)',
};

/** The same of rows that stand for several `jobs`. The two middle values are one where the number is odd. */
const FIGURES_OF_TALLIES: Record<Metric['operation'], string> = {
  min: FIGURES.min,
  max: FIGURES.max,
  sum: 'sumOrNullIf(toInt64(measured) * jobs, measured != 0)',
  avg: 'sumOrNullIf(toInt64(measured) * jobs, measured != 0) / sumIf(jobs, measured != 0)',
  median:
    'if(countIf(measured != 0) = 0, null, arrayAvg(quantilesExactWeightedIf(0.5, 0.500000001)(measured, jobs, measured != 0)))',
};

type Keyed = { group: GroupLevel; key: GroupKey; name: string };

/** Rows that one statement counts: those of one table, of both joined, or of a tally. */
type Counted = { rows: string; count: string; figures: Record<Metric['operation'], string> };

function keyColumns(keys: readonly Keyed[]): string[] {
  return keys.map(({ key, name }) => `${key.expression} as ${name}`);
}

function presences(keys: readonly Keyed[]): string[] {
  return keys.flatMap(({ key }) => key.present);
}

/** Rows of one table: of jobs when nothing is asked of postings, of postings when nothing is asked of jobs. */
function ofOneTable(
  keys: Keyed[],
  columns: readonly string[],
  table: 'job' | 'posting',
  source: Source,
  unit: AggregateRequest['unit'],
): Counted {
  const conditions = table === 'job' ? jobConditions(source) : postingConditions(source);
  const id = table === 'posting' && unit === 'job' ? ['job_id'] : [];
  const selected = [...keyColumns(keys), ...columns, ...id];
  const rows = `(select ${selected.length > 0 ? selected.join(', ') : '1'} ${from(table, [...presences(keys), ...conditions])})`;
  return { rows, count: id.length > 0 ? 'uniqExact(job_id)' : 'count()', figures: FIGURES };
}

/** Postings with their jobs: each posting once, or each job once for each of its keys. */
function ofBothTables(
  keys: Keyed[],
  metric: Metric | undefined,
  source: Source,
  unit: AggregateRequest['unit'],
): Counted {
  const of = (level: 'job' | 'posting') => {
    const own = keys.filter(({ group }) => group.level === level);
    const figure = metric?.level === level ? [`${metric.field.column} as measured`] : [];
    return { columns: ['job_id', ...keyColumns(own), ...figure].join(', '), present: presences(own) };
  };
  const [job, posting] = [of('job'), of('posting')];
  const distinct = unit === 'job' ? 'distinct ' : '';
  const postings = `select ${distinct}${posting.columns} ${from('posting', [...posting.present, ...postingConditions(source)])}`;
  const jobs = `select ${job.columns} ${from('job', job.present)}`;
  return {
    rows: `(${postings}) as postings inner join (${jobs}) as jobs using (job_id)`,
    count: 'count()',
    figures: FIGURES,
  };
}

function countedOf(
  { unit, metric }: AggregateRequest,
  keys: Keyed[],
  withMetric: boolean,
  source: Source,
): Counted {
  const figure = withMetric ? metric : undefined;
  const levels = new Set([...keys.map(({ group }) => group.level), ...(figure ? [figure.level] : [])]);
  const columns = figure ? [`${figure.field.column} as measured`] : [];
  if (unit === 'posting') levels.add('posting');
  if (!levels.has('posting')) return ofOneTable(keys, columns, 'job', source, unit);
  if (!levels.has('job') && (unit === 'posting' || !figure))
    return ofOneTable(keys, columns, 'posting', source, unit);
  return ofBothTables(keys, figure, source, unit);
}

/** What is asked of a tally, and which. */
type Asked = { metric: Metric | undefined; source: Source; build: number };

function ofTally(tally: Tally, keys: readonly Keyed[], asked: Asked, parameters: Parameters): Counted {
  return tally.of === 'skills'
    ? ofSkillTally(keys, asked, parameters)
    : ofValueTally(keys, asked.build, parameters);
}

/** Returns the rows of `value_tally` for the values of one field. */
function ofValueTally([only]: readonly Keyed[], build: number, parameters: Parameters): Counted {
  const { key, name, group } = only as Keyed;
  const conditions = [
    `build = ${parameters.of('Int64', build)}`,
    `field = ${parameters.of('String', shownColumn(group.field))}`,
    ...key.present,
  ];
  const rows = `(select ${key.expression} as ${name}, jobs from value_tally where ${all(conditions)})`;
  return { rows, count: 'sum(jobs)', figures: FIGURES_OF_TALLIES };
}

/** Returns the rows of `skill_tally` that the filters let through. */
function ofSkillTally(
  keys: readonly Keyed[],
  { metric, source, build }: Asked,
  parameters: Parameters,
): Counted {
  const list = keys.find(({ group }) => group.field.kind === 'codes')?.group.field.column ?? '';
  const conditions = [
    `build = ${parameters.of('Int64', build)}`,
    `list = ${parameters.of('String', list)}`,
    ...presences(keys),
    ...source.job,
  ];
  const figure = metric ? [`${metric.field.column} as measured`] : [];
  const selected = [...keyColumns(keys), ...figure, 'jobs'].join(', ');
  const rows = `(select ${selected} from skill_tally where ${all(conditions)})`;
  return { rows, count: 'sum(jobs)', figures: FIGURES_OF_TALLIES };
}

/** Tuples are compared only where their types are the same. */
const COMPARED: Partial<Record<ParameterType, string>> = { Int64: 'toInt64', String: 'toString' };

/** Limits a level to the groups that were found on the level above it. */
function ofParents(keys: readonly Keyed[], parents: readonly GroupRow[], parameters: Parameters): string {
  const columns = keys.map(({ key, name }) => {
    const values = parents.map((parent) => parent[name as `key_${number}`]);
    const given = values.map((value) => (typeof value === 'boolean' ? Number(value) : (value ?? 0)));
    return {
      name,
      compared: `${COMPARED[key.type] ?? ''}(${name})`,
      values: parameters.of(`Array(${key.type})` as ParameterType, given),
    };
  });
  const [only] = columns;
  if (columns.length === 1 && only) return `${only.name} in ${only.values}`;
  const compared = columns.map((column) => column.compared).join(', ');
  return `has(arrayZip(${columns.map(({ values }) => values).join(', ')}), tuple(${compared}))`;
}

function orderOf({ sort, direction }: GroupLevel, name: string, value: string): string {
  return sort === 'key' ? `${name} ${direction}` : `${value} ${direction} nulls last, ${name}`;
}

/** A tally that has the groups, and how the value of a field is written there. */
type Tally = { of: 'values' | 'skills'; single: (group: GroupLevel) => string | undefined };

function tallyOf(
  request: AggregateRequest,
  groups: readonly GroupLevel[],
  isLast: boolean,
): Tally | undefined {
  if (isOfSkills(request, groups, isLast))
    return { of: 'skills', single: ({ field }) => (field.kind === 'codes' ? 'skill' : undefined) };
  if (isOfValues(request, groups) && !(isLast && request.metric))
    return { of: 'values', single: ({ field }) => talliedValue(field) };
  return undefined;
}

/** Returns whether a level of a request may be answered from tallies. */
export function usesTallies(request: AggregateRequest): boolean {
  const last = request.groups.length - 1;
  return request.groups.some((_, level) =>
    tallyOf(request, request.groups.slice(0, level + 1), level === last),
  );
}

/** What the statements of all levels need: words that were looked up, categories, and the tallies of this state. */
export type GroupContext = { openWords: OpenWords; categories: CustomCategories; tallies?: number };

/**
 * The groups of one level (0 is the first) within those of the level above it, sorted and limited within each. A metric
 * is worked out on the last level only, where it is sorted by; other levels are sorted by their count.
 */
export function groupStatement(
  request: AggregateRequest,
  { openWords, categories, tallies }: GroupContext,
  level: number,
  parents: readonly GroupRow[],
): Statement {
  const parameters = new Parameters();
  const source = sourceOf(request.filters, parameters, openWords);
  const isLast = level >= request.groups.length - 1;
  const groups = request.groups.slice(0, level + 1);
  const tally = tallies === undefined ? undefined : tallyOf(request, groups, isLast);
  const keys = groups.map(
    (group, index): Keyed => ({
      group,
      key: groupKey(group, parameters, categories, tally?.single(group)),
      name: `key_${index + 1}`,
    }),
  );
  const metric = isLast ? request.metric : undefined;
  const { rows, count, figures } =
    tally && tallies !== undefined
      ? ofTally(tally, keys, { metric, source, build: tallies }, parameters)
      : countedOf(request, keys, isLast, source);
  const figure = metric ? [`${figures[metric.operation]} as figure`] : [];
  const names = keys.map(({ name }) => name);
  const last = keys.at(-1);
  const lines = [
    `select ${[...names, `${count} as count`, ...figure].join(', ')}`,
    `from ${rows}`,
    ...whereOf(keys, parents, parameters),
    ...(last ? groupedLines(last, names, figure.length > 0 ? 'figure' : 'count') : []),
  ];
  return { sql: lines.join('\n'), parameters: parameters.values };
}

function whereOf(keys: readonly Keyed[], parents: readonly GroupRow[], parameters: Parameters): string[] {
  const conditions = keys
    .filter(({ group }) => group.by.type === 'categories')
    .map(({ name }) => `${name} != 0`);
  if (keys.length > 1) conditions.push(ofParents(keys.slice(0, -1), parents, parameters));
  return conditions.length > 0 ? [`where ${conditions.join(' and ')}`] : [];
}

function groupedLines({ group, name }: Keyed, names: readonly string[], value: string): string[] {
  const above = names.slice(0, -1);
  const order = [...above, orderOf(group, name, value)].join(', ');
  const limit = group.limit ?? MAX_ROWS;
  const within = above.length > 0 ? ` by ${above.join(', ')}` : '';
  return [
    `group by ${names.join(', ')}`,
    `order by ${order}`,
    `limit ${limit} offset ${group.offset}${within}`,
  ];
}
