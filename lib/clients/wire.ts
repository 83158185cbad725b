import { addressIn, pathBelow } from '@/lib/contracts';
import { once } from '@/lib/platform/lifecycle';
import { connections } from './connection';
import type { Answered } from './failure';
import { createGate } from './gate';
import { aggregateMarket, type MarketParameters, marketFields, searchMarket } from './market';
import { askUI } from './matching-ui';
import { askParser, matchingGate, parserGate } from './provider';

/** The face of the calls that are written from the OpenAPI document (scripts/typescript): how each reaches its API. */

/** A call as the document names it. */
type WireCall = { method: string; path: string };

/** What a call is given: values for the places in its path, a body, the parameters of a question of the market. */
type Asked = { path?: Readonly<Record<string, string>>; body?: unknown; parameters?: MarketParameters };

/** Longer than a service works on one document, so that its own time-out is what is seen. */
const TIMEOUT_MS = 120_000;
const PARSES = /^\/v(?:9|10)\/(?:parser|geocodeAndIndex)\//;
const OF_UI = '/ui/';

const MARKET: Readonly<Record<string, (parameters: MarketParameters) => Promise<Answered<unknown>>>> = {
  '/api/v3/fields': marketFields,
  '/api/v3/search': searchMarket,
  '/api/v3/aggregate': aggregateMarket,
};

/** Calls other than those of documents and matches hold nothing up. */
const otherGate = () => once('gate:wire', () => createGate(2));

function gateOf(path: string) {
  if (PARSES.test(path)) return parserGate();
  return path.startsWith('/v10/') ? matchingGate() : otherGate();
}

async function ask({ method, path }: WireCall, asked: Asked = {}): Promise<Answered<unknown>> {
  const market = MARKET[path];
  if (market) return market(asked.parameters ?? {});
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asked.path?.[name] ?? ''),
  );
  const body = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  const given = { method: method as 'GET', ...(body !== undefined && { body }) };
  const { baseUrl } = (await connections()).parser;
  const answer = filled.startsWith(OF_UI)
    ? await askUI({ ...given, path: pathBelow(filled) })
    : await askParser({
        ...given,
        path: '',
        baseUrl: addressIn(baseUrl, filled),
        timeoutMs: TIMEOUT_MS,
        gate: gateOf(filled),
      });
  return answer.ok ? { ok: true, value: answer.value.json } : answer;
}

/** Makes a function of each call of a table: paced, retried where nothing was done, with the connections of this process. */
export function callsByWire(
  calls: Readonly<Record<string, WireCall>>,
): Record<string, (asked?: Asked) => Promise<Answered<unknown>>> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (asked?: Asked) => ask(call, asked)]),
  );
}
