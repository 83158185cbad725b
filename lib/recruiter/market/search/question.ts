import { z } from 'zod';
import type { Answered, ClientFailure, MarketParameters } from '@/lib/clients';
import { done, type Outcome } from '../../ground/outcome';
import { problemOfFailure } from '../../provider/problems';
import { type KnownFields, readFields } from './fields';
import type { MarketReply } from './types';
import { MARKET_SORTS, type MarketFilter, type MarketSort } from './view';

const sorts = Object.keys(MARKET_SORTS) as [MarketSort, ...MarketSort[]];

/** Filters as a browser sends them; names that begin with `_` are parameters of the question itself. */
export const Filters = z
  .array(z.object({ name: z.string().regex(/^[^_]/).max(100), value: z.string().min(1).max(2000) }))
  .max(40)
  .readonly();

export const View = z.object({
  filters: Filters,
  sort: z.enum(sorts),
  page: z.number().int().min(1).max(400),
  by: z.string().max(100),
});

export function parametersOf(filters: readonly MarketFilter[]): MarketParameters {
  return Object.fromEntries(filters.map(({ name, value }) => [name, value]));
}

/** A pause is shown as at least so long, since another question may be on its way. */
const SHORTEST_PAUSE_S = 2;
const USUAL_PAUSE_S = 15;

/** Returns the reason for a missing answer: a faulty question and a busy market are separate replies. */
export function unanswered(failure: ClientFailure): Outcome<MarketReply<never>> {
  if (failure.status === 400 && failure.faults) return done({ state: 'faulty', faults: [...failure.faults] });
  if (failure.status !== 429) return problemOfFailure(failure);
  const seconds = failure.retryAfterMs === null ? USUAL_PAUSE_S : Math.ceil(failure.retryAfterMs / 1000);
  return done({ state: 'busy', seconds: Math.max(seconds, SHORTEST_PAUSE_S) });
}

/** Returns the reply for an answer of the market. */
export function replyOf<Answer, Found>(
  answer: Answered<Answer>,
  tell: (answer: Answer) => Found,
): Outcome<MarketReply<Found>> {
  return answer.ok ? done({ state: 'found', found: tell(answer.value) }) : unanswered(answer.failure);
}

/** Asks a question whose fields the provider has, and returns the results. */
export async function replyTo<Answer, Found>(
  ask: (fields: KnownFields) => Promise<Answered<Answer>>,
  tell: (answer: Answer, fields: KnownFields) => Found,
): Promise<Outcome<MarketReply<Found>>> {
  const fields = await readFields();
  return fields.ok
    ? replyOf(await ask(fields.value), (answer) => tell(answer, fields.value))
    : unanswered(fields.failure);
}
