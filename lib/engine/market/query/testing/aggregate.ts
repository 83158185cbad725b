import type { AggregateRequest, GroupLevel, Metric } from '../aggregate-request';
import type { CustomCategories } from '../context';
import type { Interval } from '../grouping';
import type { JobWithPostings } from './derive';
import { matching } from './filters';
import { fieldValue, type Row } from './values';

export type Key = string | number | boolean;

/** A group with its keys from the first level on. */
export type Group = { keys: Key[]; count: number; figure?: number | null };

type Counted = { job: Row; posting?: Row; id: number };

function startOf(day: string, interval: Interval): string {
  const date = new Date(day);
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  else date.setUTCDate(1);
  if (interval === 'year') date.setUTCMonth(0);
  if (interval === 'quarter') date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % 3));
  return date.toISOString().slice(0, 10);
}

/** The keys of a row at one level; a list of values has several. */
function keysAt(
  { job, posting }: Counted,
  { field, level, by }: GroupLevel,
  categories: CustomCategories,
): Key[] {
  const value = fieldValue(level === 'posting' && posting ? posting : job, field);
  if (value === undefined) return [];
  const each: Key[] = Array.isArray(value) ? value : [value];
  if (by.type === 'value') return each;
  if (by.type === 'interval') return each.map((day) => startOf(String(day), by.interval));
  if (by.type === 'ranges')
    return each.flatMap((item) => {
      const figure = Number(item);
      const fits = figure >= by.from && figure < by.to;
      return fits ? [by.from + Math.floor((figure - by.from) / by.step) * by.step] : [];
    });
  const known = (categories[field.name] ?? []).filter(({ parent }) => by.level === 1 || parent !== undefined);
  const found = each.flatMap((item) =>
    known.filter(({ values }) => values.includes(item as string | number)).slice(-1),
  );
  return [...new Set(found.map(({ id, parent }) => (by.level === 1 ? (parent ?? id) : id)))];
}

function figureOf(rows: readonly Row[], { operation, field }: Metric): number | null {
  const values = rows
    .map((row) => fieldValue(row, field))
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b);
  const sum = values.reduce((total, value) => total + value, 0);
  const middle = (values.length - 1) / 2;
  if (values.length === 0) return null;
  switch (operation) {
    case 'min':
      return values[0] ?? null;
    case 'max':
      return values.at(-1) ?? null;
    case 'sum':
      return sum;
    case 'avg':
      return sum / values.length;
    case 'median':
      return ((values[Math.floor(middle)] ?? 0) + (values[Math.ceil(middle)] ?? 0)) / 2;
  }
}

/** Returns the counted rows, each with the job it belongs to: jobs with one posting each, or postings. */
function countedOf(jobs: readonly JobWithPostings[], request: AggregateRequest): Counted[] {
  const needsPosting =
    request.unit === 'posting' ||
    [...request.groups, request.metric].some((each) => each?.level === 'posting');
  return matching(jobs, request.filters).flatMap(({ job, postings }): Counted[] => {
    if (!needsPosting) return [{ job, id: job.jobId }];
    return postings.map((posting) => ({
      job,
      posting,
      id: request.unit === 'posting' ? posting.postingId : job.jobId,
    }));
  });
}

function groupAt(
  counted: readonly Counted[],
  level: GroupLevel,
  isLast: boolean,
  request: AggregateRequest,
  categories: CustomCategories,
) {
  const keys = [...new Set(counted.flatMap((each) => keysAt(each, level, categories)))];
  const groups = keys.map((key) => {
    const own = counted.filter((each) => keysAt(each, level, categories).includes(key));
    return { key, own, ...measured(own, isLast ? request.metric : undefined) };
  });
  const compare = (a: Key, b: Key) => (a < b ? -1 : a > b ? 1 : 0);
  const direction = level.direction === 'asc' ? 1 : -1;
  groups.sort((a, b) => {
    if (level.sort === 'key') return direction * compare(a.key, b.key);
    const [first, second] = a.figure === undefined ? [a.count, b.count] : [a.figure, b.figure ?? null];
    if (first === null || second === null)
      return Number(first === null) - Number(second === null) || compare(a.key, b.key);
    return direction * (first - second) || compare(a.key, b.key);
  });
  return groups.slice(level.offset, level.offset + (level.limit ?? groups.length));
}

function measured(counted: readonly Counted[], metric: Metric | undefined) {
  const distinct = new Map(counted.map((each) => [each.id, each]));
  const count = distinct.size;
  if (!metric) return { count };
  const rows = [...distinct.values()].map(({ job, posting }) =>
    metric.level === 'posting' && posting ? posting : job,
  );
  return { count, figure: figureOf(rows, metric) };
}

/** Returns the groups of the last level, and those of the levels above them, each in its order. */
export function evaluateAggregate(
  jobs: readonly JobWithPostings[],
  request: AggregateRequest,
  categories: CustomCategories,
): Group[][] {
  const levels: Group[][] = request.groups.map(() => []);
  const visit = (counted: readonly Counted[], depth: number, above: Key[]) => {
    const level = request.groups[depth];
    if (!level) return;
    const isLast = depth === request.groups.length - 1;
    for (const { key, own, count, ...more } of groupAt(counted, level, isLast, request, categories)) {
      const figure = 'figure' in more ? { figure: more.figure } : {};
      levels[depth]?.push({ keys: [...above, key], count, ...figure });
      visit(own, depth + 1, [...above, key]);
    }
  };
  const counted = countedOf(jobs, request);
  visit(counted, 0, []);
  return request.groups.length > 0 ? levels : [[{ keys: [], ...measured(counted, request.metric) }]];
}
