import type { z } from 'zod';
import {
  type ApiCall,
  CALLS,
  MARKET_VERSION_HEADER,
  MarketAggregateResponse,
  MarketError,
  MarketFieldsResponse,
  MarketSearchResponse,
} from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';
import { type BasicPair, connections, type MarketConnection } from './connection';
import { type Answered, badAnswerFailure, type ClientFailure, outcomeFailure } from './failure';
import { createGate } from './gate';
import { type Call, send } from './http';
import { answerOnce, forgetAnswers, versionOf } from './market-answers';
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
/** Limits shared by all calls of this process, so that pages that ask the same do not use up the quota. */
const gate = () => once('gate:market', () => createGate(CONCURRENCY));
const pace = () => once('pace:market', () => createPace(LIMITS));
/** Requests for the version do not queue behind questions. */
const versionGate = () => once('gate:market-version', () => createGate(1));

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

/** The questions by GET and by POST have one path; those that may be long go by POST. */
type MarketCall = Pick<ApiCall, 'path' | 'method'>;

type Question<Schema extends z.ZodType> = { asked: MarketCall; form: string; schema: Schema };

/** Answers from this machine are not compressed: that takes a third of the time of an answer. */
const UNPACKED = { 'accept-encoding': 'identity' };

function callOf(
  { baseUrl, builtIn, credentials }: MarketConnection,
  { asked, form }: { asked: MarketCall; form: string },
): Call {
  const url = `${baseUrl}${asked.path}`;
  const headers = { ...headersOf(credentials), ...(builtIn && UNPACKED) };
  const common = { headers, timeoutMs: TIMEOUT_MS, service: SERVICE, readRefusal };
  return asked.method === 'GET'
    ? { ...common, method: 'GET', url: `${url}?${form}` }
    : { ...common, method: 'POST', url, body: form };
}

async function ask<Schema extends z.ZodType>(
  connection: MarketConnection,
  { asked, form, schema }: Question<Schema>,
): Promise<Answered<z.output<Schema>>> {
  const call = () => send(gate(), callOf(connection, { asked, form }));
  const answer = await (connection.limited ? pace()(call) : call());
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value.json);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message, SERVICE) };
}

/** The smallest question there is. */
const SMALLEST = { asked: CALLS.marketFields, form: '_field=date' };

/** Returns the version of a market's data; not requested where calls are limited. */
function versionAt(market: MarketConnection): Promise<string | undefined> | undefined {
  if (market.limited) return undefined;
  return versionOf(`${market.credentials.id}@${market.baseUrl}`, async () => {
    const answer = await send(versionGate(), callOf(market, SMALLEST));
    return answer.ok ? (answer.value.headers?.get(MARKET_VERSION_HEADER) ?? undefined) : undefined;
  });
}

/** Asks unless the answer to the same is kept or on its way. */
async function askOnce<Schema extends z.ZodType>(
  asked: MarketCall,
  parameters: MarketParameters,
  schema: Schema,
): Promise<Answered<z.output<Schema>>> {
  const form = formOf(parameters);
  const { market } = await connections();
  const question = `${market.credentials.id}@${market.baseUrl}${asked.path}?${form}`;
  return answerOnce(question, await versionAt(market), () => ask(market, { asked, form, schema }));
}

/** Requests one field, bypassing the cache, to see whether a connection works. */
export function tryMarket(connection: MarketConnection): Promise<Answered<unknown>> {
  return ask(connection, { ...SMALLEST, schema: MarketFieldsResponse });
}

/** `GET /api/v3/fields`: the description of the fields. */
export function marketFields(
  parameters: MarketParameters = {},
): Promise<Answered<z.output<typeof MarketFieldsResponse>>> {
  return askOnce(CALLS.marketFields, parameters, MarketFieldsResponse);
}

/** `POST /api/v3/search`: jobs, their number, facets. */
export function searchMarket(
  parameters: MarketParameters,
): Promise<Answered<z.output<typeof MarketSearchResponse>>> {
  return askOnce(CALLS.searchMarketByPost, parameters, MarketSearchResponse);
}

/** `POST /api/v3/aggregate`: buckets. */
export function aggregateMarket(
  parameters: MarketParameters,
): Promise<Answered<z.output<typeof MarketAggregateResponse>>> {
  return askOnce(CALLS.aggregateMarketByPost, parameters, MarketAggregateResponse);
}

/** Forgets the answers that are kept, e.g. after an import. */
export const forgetMarketAnswers = forgetAnswers;
