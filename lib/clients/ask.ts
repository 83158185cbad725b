import type { Ask, Answered as AskAnswered, Asked } from '@/lib/assistant';
import { CALLS, callBelow } from '@/lib/contracts';
import type { Answered } from './failure';
import { aggregateMarket, marketFields, searchMarket } from './market';
import { askUI } from './matching-ui';
import { askParser, matchingGate } from './provider';

/** Makes the calls of an assistant's tools as any other call of this package: paced, tried again, by the connections. */

/** Longer than a service works on one document, so that its own time-out is what is seen. */
const TIMEOUT_MS = 120_000;

const MARKET = {
  [CALLS.marketFields.id]: marketFields,
  [CALLS.searchMarketByPost.id]: searchMarket,
  [CALLS.aggregateMarketByPost.id]: aggregateMarket,
};

const PARSES = new Set([CALLS.parseResume.id, CALLS.parseJob.id]);

function read<Value>(answer: Answered<Value>, jsonOf: (value: Value) => unknown): AskAnswered<unknown> {
  if (answer.ok) return { ok: true, value: jsonOf(answer.value) };
  const { code, message } = answer.failure;
  return { ok: false, failure: { code, message } };
}

export const askByClients: Ask = async ({ call, path = {}, body, form }: Asked) => {
  const market = MARKET[call.id];
  if (market) return read<unknown>(await market(form ?? {}), (value) => value);
  const asked = { ...callBelow(call, path), body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = call.path.startsWith('/ui/')
    ? await askUI(asked)
    : await askParser({
        ...asked,
        timeoutMs: TIMEOUT_MS,
        ...(!PARSES.has(call.id) && { gate: matchingGate() }),
      });
  return read(answer, ({ json }) => json);
};
