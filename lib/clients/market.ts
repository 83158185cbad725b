import type { z } from 'zod';
import {
  MarketAggregateResponse,
  MarketError,
  MarketFieldsResponse,
  MarketSearchResponse,
} from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';
import { type BasicPair, connections, type MarketConnection } from './connection';
import { type Answered, badAnswerFailure, type ClientFailure, outcomeFailure } from './failure';
import { createGate } from './gate';
import { send } from './http';
import { createPace } from './pace';

/** The parameters of a question by their names (market.md, "Endpoints"); undefined is left out. */
export type MarketParameters = Readonly<Record<string, string | number | boolean | undefined>>;

const SERVICE = 'The job market';
const TIMEOUT_MS = 30_000;
/** market.md, Limits; a little less than allowed, since clocks and ways differ. */
const LIMITS = [
  { calls: 4, milliseconds: 1100 },
  { calls: 30, milliseconds: 61_000 },
];
const CONCURRENCY = 4;
/** How long an answer is taken for true; the market changes with imports, some times a day. */
const KEPT_MS = 60_000;
const MOST_KEPT = 500;

type Kept = { until: number; answer: Promise<Answered<unknown>> };

/** What all calls of this process share, so that pages that ask the same do not use up what may be asked. */
const gate = () => once('gate:market', () => createGate(CONCURRENCY));
const pace = () => once('pace:market', () => createPace(LIMITS));
const kept = () => once('answers:market', () => new Map<string, Kept>());

function headersOf({ id, key }: BasicPair): Record<string, string> {
  return {
    authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  };
}

/** In the order of the names, so that equal questions are written alike. */
function formOf(parameters: MarketParameters): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined)
      form.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  form.sort();
  return form.toString();
}

/** The first fault gives the message, which is for people. */
function readRefusal(status: number, json: unknown, pauseMs: number | null): ClientFailure | undefined {
  const read = MarketError.safeParse(json);
  if (!read.success) return undefined;
  const { code, description, errors } = read.data;
  return { ...outcomeFailure(status, { code, message: description }, pauseMs), faults: errors };
}

type Question<Schema extends z.ZodType> = { path: string; form: string; schema: Schema };

async function ask<Schema extends z.ZodType>(
  { baseUrl, credentials, limited }: MarketConnection,
  { path, form, schema }: Question<Schema>,
): Promise<Answered<z.output<Schema>>> {
  const url = `${baseUrl}/api/v3/${path}`;
  const byGet = path === 'fields';
  const common = { headers: headersOf(credentials), timeoutMs: TIMEOUT_MS, service: SERVICE, readRefusal };
  const call = () =>
    send(
      gate(),
      byGet
        ? { ...common, method: 'GET', url: `${url}?${form}` }
        : { ...common, method: 'POST', url, body: form },
    );
  const answer = await (limited ? pace()(call) : call());
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value.json);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message, SERVICE) };
}

/** Asks unless the same was asked a short while ago or is being asked; failures are not kept. */
async function askOnce<Schema extends z.ZodType>(
  path: string,
  parameters: MarketParameters,
  schema: Schema,
): Promise<Answered<z.output<Schema>>> {
  const form = formOf(parameters);
  const { market } = await connections();
  const key = `${market.credentials.id}@${market.baseUrl}/${path}?${form}`;
  const known = kept().get(key);
  if (known && known.until > Date.now()) return known.answer as Promise<Answered<z.output<Schema>>>;
  const answer = ask(market, { path, form, schema });
  if (kept().size >= MOST_KEPT) kept().clear();
  kept().set(key, { until: Date.now() + KEPT_MS, answer });
  answer.then(({ ok }) => !ok && kept().delete(key)).catch(() => kept().delete(key));
  return answer;
}

/** Asks for one field, past what is kept, to see whether a connection works. */
export function tryMarket(connection: MarketConnection): Promise<Answered<unknown>> {
  return ask(connection, { path: 'fields', form: '_field=date', schema: MarketFieldsResponse });
}

/** `GET /api/v3/fields`: what is known of the fields. */
export function marketFields(
  parameters: MarketParameters = {},
): Promise<Answered<z.output<typeof MarketFieldsResponse>>> {
  return askOnce('fields', parameters, MarketFieldsResponse);
}

/** `POST /api/v3/search`: jobs, their number, facets. */
export function searchMarket(
  parameters: MarketParameters,
): Promise<Answered<z.output<typeof MarketSearchResponse>>> {
  return askOnce('search', parameters, MarketSearchResponse);
}

/** `POST /api/v3/aggregate`: buckets. */
export function aggregateMarket(
  parameters: MarketParameters,
): Promise<Answered<z.output<typeof MarketAggregateResponse>>> {
  return askOnce('aggregate', parameters, MarketAggregateResponse);
}

/** Forgets the answers that are kept, e.g. after an import. */
export function forgetMarketAnswers(): void {
  kept().clear();
}
