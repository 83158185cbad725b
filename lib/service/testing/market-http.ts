/** The endpoints of the job market API, called as a client calls them. To be imported before anything that reads the configuration. */
import './service';
import type { z } from 'zod';
import { createCallCounter } from '../accounts';
import { marketMethods, marketRoute } from '../http';
import { aggregateMarket, marketFields, searchMarket } from '../operations';
import { serviceRuntime } from '../runtime';
import { keepCalls } from '../store';

export const search = marketMethods({ GET: marketRoute(searchMarket), POST: marketRoute(searchMarket) });
export const aggregate = marketMethods({
  GET: marketRoute(aggregateMarket),
  POST: marketRoute(aggregateMarket),
});
export const fields = marketMethods({ GET: marketRoute(marketFields) });

export function basic(id = 'acme', key = 'correct-horse-battery') {
  return { authorization: `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}` };
}

/**
 * Resets the counts of calls for every test; the limits are tested separately. `kept`: the records' counts from an
 * earlier process.
 */
export async function forgetCalls(kept: readonly { account: string; ages: readonly number[] }[] = []) {
  const runtime = await serviceRuntime();
  await runtime.calls.flush();
  await runtime.records.deleteFrom('market_calls').execute();
  await keepCalls(runtime.records, new Map(kept.map(({ account, ages }) => [account, ages])));
  runtime.calls = createCallCounter(runtime.records);
}

export async function get<Schema extends z.ZodType>(
  { GET }: typeof search,
  query: Record<string, string> | string,
  schema: Schema,
  headers: Record<string, string> = basic(),
) {
  await forgetCalls();
  const request = new Request(`http://localhost/?${new URLSearchParams(query)}`, { headers });
  const response = await GET(request);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: schema.parse(JSON.parse(text)) };
}
