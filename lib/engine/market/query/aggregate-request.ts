import type { LabelLanguage } from '../vocabulary';
import type { QueryContext } from './context';
import { type Field, type Level, readFieldName } from './fields';
import type { Filter } from './filter';
import { type Parameter, readFilters } from './filters';
import { type Grouping, readGrouping } from './grouping';
import { type Direction, Options } from './options';
import { Problems } from './problem';
import type { ReadRequest } from './search-request';

export const OPERATIONS = ['min', 'max', 'sum', 'avg', 'median'] as const;

export type Operation = (typeof OPERATIONS)[number];

/** A figure of each bucket in addition to the count; `written` is its name in a bucket. */
export type Metric = { written: string; operation: Operation; field: Field; level: Level };

export type GroupLevel = Grouping & {
  /** Undefined is all. */
  limit?: number;
  offset: number;
  /** By the count or the metric, or by the value itself. */
  sort: 'value' | 'key';
  direction: Direction;
};

/** market.md, "Aggregate: query parameters". */
export type AggregateRequest = {
  filters: readonly Filter[];
  groups: readonly GroupLevel[];
  /** Unit to count. */
  unit: 'job' | 'posting';
  metric?: Metric;
  /** True if buckets hold the count. */
  withCount: boolean;
  totals: boolean;
  labels: boolean;
  language: LabelLanguage;
  pretty: boolean;
};

const KNOWN = [
  '_group',
  '_limit',
  '_offset',
  '_sort',
  '_sortdir',
  '_labels',
  '_language',
  '_metric',
  '_totals',
  '_pretty',
];
const STANDARD_LIMIT = 10;
const MAX_LIMIT = 10_000;
const MAX_OFFSET = 100_000;
const MAX_GROUPS = 4;
const POSTING = 'posting';

type ReadMetric = Pick<AggregateRequest, 'metric' | 'withCount'> & { countsPostings: boolean };

function readFigure(text: string, problems: Problems): Metric | undefined {
  const [operation, ...rest] = text.split('__');
  const known = OPERATIONS.find((each) => each === operation);
  if (!known || rest.length === 0)
    return problems.add(
      '_metric',
      'invalid_value',
      `A metric is count, or one of ${OPERATIONS.join(', ')} with a field: avg__salary.`,
    );
  const named = readFieldName(rest.join('__'), '_metric', problems, known.length + 2);
  if (!named) return undefined;
  if (named.field.kind !== 'number' || named.modifiers.length > 0)
    return problems.add('_metric', 'invalid_value', `There are no figures of ${rest.join('__')}.`);
  return { written: text, operation: known, field: named.field, level: named.level };
}

/** A figure belongs to the counted unit: postings if they are counted, jobs otherwise. */
function ofUnit(
  metric: Metric | undefined,
  unit: AggregateRequest['unit'],
  problems: Problems,
): Metric | undefined {
  if (!metric) return undefined;
  const { field, written } = metric;
  const level = field.levels.includes(unit) ? unit : field.levels[0];
  const prefix = /__(job|posting):/.exec(written)?.[1];
  if ((prefix !== undefined && prefix !== level) || (level === 'posting' && unit === 'job'))
    return problems.add(
      '_metric',
      'invalid_combination',
      'Figures are of what is counted: postings with a posting: group, jobs otherwise.',
    );
  return { ...metric, level };
}

function readMetric(options: Options, problems: Problems, deprecated: (what: string) => void): ReadMetric {
  const written = options.list('_metric').map(({ text }) => text);
  if (written.includes('count_postings')) {
    deprecated('_metric=count_postings');
    if (written.length > 1)
      problems.add('_metric', 'invalid_combination', 'count_postings cannot be combined with others.');
    return { withCount: true, countsPostings: true };
  }
  const figures = written.filter((text) => text !== 'count');
  if (figures.length > 1 || written.length > 2)
    problems.add('_metric', 'invalid_combination', 'One metric is given, or one with count.');
  const [figure] = figures;
  const withCount = written.includes('count') || written.length === 0;
  return {
    metric: figure === undefined ? undefined : readFigure(figure, problems),
    withCount,
    countsPostings: false,
  };
}

const SORTS = new Map<string, GroupLevel['sort']>([
  ['_value', 'value'],
  ['_key', 'key'],
]);

function readSorts(options: Options, problems: Problems): (GroupLevel['sort'] | undefined)[] {
  return options.list('_sort').map(({ text, start, end }) => {
    if (text === '') return undefined;
    return (
      SORTS.get(text) ??
      problems.add('_sort', 'invalid_value', 'Buckets are sorted by _value or by _key.', { start, end })
    );
  });
}

/** Reads limits, offsets, sorts and directions, one of each a level. */
function readLevels(groups: readonly Grouping[], options: Options, problems: Problems): GroupLevel[] {
  const limits = options.counts('_limit', MAX_LIMIT);
  const offsets = options.counts('_offset', MAX_OFFSET);
  const sorts = readSorts(options, problems);
  const directions = options.directions();
  const levels = Math.max(groups.length, 1);
  const lists = { _limit: limits, _offset: offsets, _sort: sorts, _sortdir: directions };
  for (const [name, list] of Object.entries(lists))
    if (list.length > levels)
      problems.add(name, 'invalid_combination', 'There are more values than levels of groups.');
  return groups.map((group, index) => ({
    ...group,
    limit: limits[index] ?? (group.by.type === 'interval' ? undefined : STANDARD_LIMIT),
    offset: offsets[index] ?? 0,
    sort: group.by.type === 'categories' ? 'key' : (sorts[index] ?? 'value'),
    direction: directions[index] ?? (group.by.type === 'categories' ? 'asc' : 'desc'),
  }));
}

function readGroups(options: Options, problems: Problems) {
  const written = options.list('_group');
  const groups = written
    .filter(({ text }) => text !== POSTING)
    .flatMap(({ text, start }) => readGrouping(text, start, problems) ?? []);
  if (groups.length > MAX_GROUPS)
    problems.add('_group', 'limit_exceeded', `At most ${MAX_GROUPS} levels of groups are made.`);
  const countsPostings = written.some(({ text }) => text === POSTING || text.startsWith(`${POSTING}:`));
  return { groups, countsPostings };
}

/** `_metric=count_postings` is what `_group=posting:<field>` replaces (market.md, Versioning). */
function ofPosting(group: Grouping): Grouping {
  return group.field.levels.includes('posting') ? { ...group, level: 'posting' } : group;
}

function checkTogether({ groups, totals }: AggregateRequest, problems: Problems) {
  const names = groups.map(({ written }) => written);
  if (new Set(names).size < names.length)
    problems.add('_group', 'invalid_combination', 'A field is given twice.');
  if (groups.some(({ by }) => by.type === 'categories') && !totals)
    problems.add('_group', 'invalid_combination', 'Grouping by custom categories needs _totals=1.');
}

/** Reads an aggregation (market.md, "Aggregate: query parameters"). Never throws. */
export function readAggregate(
  parameters: readonly Parameter[],
  context: QueryContext,
): ReadRequest<AggregateRequest> {
  const problems = new Problems();
  const deprecated = new Set<string>();
  const note = (what: string) => void deprecated.add(what);
  const options = new Options(parameters, KNOWN, problems);
  const { groups, countsPostings } = readGroups(options, problems);
  const metric = readMetric(options, problems, note);
  const unit = countsPostings || metric.countsPostings ? 'posting' : 'job';
  const ofPostings = metric.countsPostings ? groups.map(ofPosting) : groups;
  const request: AggregateRequest = {
    filters: readFilters(options.filters, context, problems, note),
    groups: readLevels(ofPostings, options, problems),
    unit,
    metric: ofUnit(metric.metric, unit, problems),
    withCount: metric.withCount,
    totals: options.flag('_totals', false),
    labels: options.flag('_labels', true),
    language: options.language(context.language),
    pretty: options.flag('_pretty', false),
  };
  checkTogether(request, problems);
  if (problems.list.length > 0) return { problems: problems.list };
  return { request, deprecated: [...deprecated], problems: [] };
}
