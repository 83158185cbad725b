import { type ListQueryParams, toSearchParams } from '../../records/list-query';
import { EVERYTHING, type MarketFilter, marketViewFrom, marketViewParams } from '../search/view';

/** Result of a request: jobs, or figures about them (market.md, "Endpoints"). */
export const ENDPOINTS = ['aggregate', 'search'] as const;

export type Endpoint = (typeof ENDPOINTS)[number];

export const MOST_GROUPS = 2;
export const LIMITS = [10, 25, 50, 100, 1000] as const;
export const OPERATIONS = ['median', 'avg', 'min', 'max', 'sum'] as const;

/** A call of the market API, as in the URL of its page, in the words of the API. */
export type ExploreView = {
  readonly filters: readonly MarketFilter[];
  readonly endpoint: Endpoint;
  /** At most two: fields, dates with their interval, numbers with their ranges. */
  readonly groups: readonly string[];
  /** `count`, or an operation on a field of numbers: `median__salary`. */
  readonly metric: string;
  readonly limit: (typeof LIMITS)[number];
};

const USUAL_LIMIT = 25;
const USUAL_GROUPS = ['profession'];

export const GROUP = /^[a-z]+(?:_[a-z]+)*(?:__(?:week|month|quarter|year|buckets_\d{1,9}_\d{1,9}_\d{1,9}))?$/;
export const METRIC = /^(?:count|(?:median|avg|min|max|sum)__[a-z]+(?:_[a-z]+)*)$/;

/** Returns the call of a URL; missing or invalid parts have their defaults. */
export function exploreViewFrom(given: ListQueryParams): ExploreView {
  const params = toSearchParams(given);
  const groups = params
    .get('_group')
    ?.split(',')
    .filter((group) => GROUP.test(group));
  const metric = params.get('_metric') ?? 'count';
  return {
    filters: marketViewFrom(given).filters,
    endpoint: params.get('_of') === 'search' ? 'search' : 'aggregate',
    groups: groups?.slice(0, MOST_GROUPS) ?? USUAL_GROUPS,
    metric: METRIC.test(metric) ? metric : 'count',
    limit: LIMITS.find((limit) => String(limit) === params.get('_limit')) ?? USUAL_LIMIT,
  };
}

/** Returns the shortest parameters of a call. */
export function exploreViewParams(view: ExploreView): URLSearchParams {
  const params = marketViewParams({ ...EVERYTHING, filters: view.filters });
  if (view.endpoint !== 'aggregate') params.set('_of', view.endpoint);
  if (view.groups.join() !== USUAL_GROUPS.join()) params.set('_group', view.groups.join());
  if (view.metric !== 'count') params.set('_metric', view.metric);
  if (view.limit !== USUAL_LIMIT) params.set('_limit', String(view.limit));
  return params;
}

/** Splits a group into its field and its interval. */
export function partsOfGroup(group: string): { field: string; how: string } {
  const [field = '', how = ''] = group.split('__');
  return { field, how };
}
