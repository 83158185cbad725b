import { z } from 'zod';
import * as clients from '@/lib/clients';
import { inLabelLanguage } from '../../ground/label-language';
import { done, type Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import type { Figure } from '../figures/types';
import { lineOfResult, linesQuestion } from '../search/find-jobs';
import type { Members } from '../search/members';
import { Filters, parametersOf, replyTo } from '../search/question';
import type { MarketJobLine, MarketReply } from '../search/types';
import { EVERYTHING } from '../search/view';
import { figureOfBuckets } from './figure';
import {
  ENDPOINTS,
  type Endpoint,
  type ExploreView,
  GROUP,
  LIMITS,
  METRIC,
  MOST_GROUPS,
  partsOfGroup,
} from './view';

/** Number of values of the second group in a bucket of the first. */
const OF_SECOND = 12;
const MOST_JOBS = 100;

/** A request, word for word, and its result. It contains no secret. */
export type Exploration = {
  endpoint: Endpoint;
  /** Null for the market that is built in: the address is that of this app. */
  baseUrl: string | null;
  parameters: [name: string, value: string][];
  /** The answer; contacts in titles are hidden. */
  json: string;
  total: number | null;
  figure: Figure | null;
  jobs: MarketJobLine[];
};

/** Periods and ranges come in their order, values by how many jobs they have. */
function orderOf(group: string): { sort: string; direction: string } {
  return partsOfGroup(group).how === ''
    ? { sort: '_value', direction: 'desc' }
    : { sort: '_key', direction: 'asc' };
}

/** Returns the parameters of a call of `aggregate` without its filters (market.md, "Aggregate: query parameters"). */
function aggregation({ groups, metric, limit }: ExploreView): clients.MarketParameters {
  const orders = groups.map(orderOf);
  return {
    ...(groups.length > 0 && {
      _group: groups.join(),
      _limit: groups.length > 1 ? `${limit},${OF_SECOND}` : limit,
      _sort: orders.map(({ sort }) => sort).join(),
      _sortdir: orders.map(({ direction }) => direction).join(),
    }),
    _metric: metric === 'count' ? 'count' : `${metric},count`,
  };
}

function written(parameters: clients.MarketParameters): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, typeof value === 'boolean' ? String(Number(value)) : String(value)]],
  );
}

async function callOf(endpoint: Endpoint, parameters: clients.MarketParameters) {
  const { market } = await clients.connections();
  return { endpoint, baseUrl: market.builtIn ? null : market.baseUrl, parameters: written(parameters) };
}

async function aggregated(view: ExploreView): Promise<Outcome<MarketReply<Exploration>>> {
  const parameters = { ...parametersOf(view.filters), ...inLabelLanguage(), ...aggregation(view) };
  const call = await callOf('aggregate', parameters);
  return replyTo(
    () => clients.aggregateMarket(parameters),
    (answer) => {
      const buckets = answer.map(({ _totals, ...members }): Members => members);
      return {
        ...call,
        json: JSON.stringify(answer, null, 2),
        total: null,
        figure: figureOfBuckets(view, buckets, new Date().toISOString().slice(0, 10)),
        jobs: [],
      };
    },
  );
}

/** Requests only the fields of a line; not texts with contacts in them. */
async function searched({ filters, limit }: ExploreView): Promise<Outcome<MarketReply<Exploration>>> {
  let parameters: clients.MarketParameters = {};
  const reply = await replyTo(
    (fields) => {
      parameters = {
        ...linesQuestion(fields, { ...EVERYTHING, filters }),
        _limit: Math.min(limit, MOST_JOBS),
      };
      return clients.searchMarket(parameters);
    },
    ({ results, ...rest }) => {
      const jobs = results.map(lineOfResult);
      const masked = results.map(({ salary_text: _, ...result }, index) => ({
        ...result,
        job_title: jobs[index]?.title,
      }));
      return { json: JSON.stringify({ ...rest, results: masked }, null, 2), total: rest.total_count, jobs };
    },
  );
  if (!reply.ok || reply.value.state !== 'found') return reply as Outcome<MarketReply<never>>;
  const call = await callOf('search', parameters);
  return { ok: true, value: { state: 'found', found: { ...call, ...reply.value.found, figure: null } } };
}

/** Loads the figure of a call of `aggregate`; null when it found nothing. */
export async function loadExploredFigure(view: ExploreView): Promise<Outcome<MarketReply<Figure | null>>> {
  const reply = await aggregated(view);
  if (!reply.ok || reply.value.state !== 'found') return reply as Outcome<MarketReply<never>>;
  return done({ state: 'found', found: reply.value.found.figure });
}

/** One call of the market API through the app's own client, with the call itself. Any member. */
export const exploreMarket = defineUseCase(
  reads('viewer'),
  z.object({
    filters: Filters,
    endpoint: z.enum(ENDPOINTS),
    groups: z.array(z.string().regex(GROUP)).max(MOST_GROUPS).readonly(),
    metric: z.string().regex(METRIC),
    limit: z.literal(LIMITS),
  }),
  (_actor, view): Promise<Outcome<MarketReply<Exploration>>> =>
    view.endpoint === 'search' ? searched(view) : aggregated(view),
);
