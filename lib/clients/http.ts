import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import { type ApiCall, type Decoded, decode, InfoOnly } from '@/lib/contracts';
import { once as onceAProcess } from '@/lib/platform/lifecycle';
import { OutgoingError } from '@/lib/platform/outgoing';
import {
  type Answered,
  badAnswerFailure,
  type ClientFailure,
  networkFailure,
  outcomeFailure,
  refusedAddressFailure,
  timeOutFailure,
  wasNotDone,
} from './failure';
import type { Gate } from './gate';
import { outgoing } from './outgoing';
import { noteSpending } from './spending';

export type Call = {
  method: ApiCall['method'];
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  /** Name of the service in messages; the parsing service by default. */
  service?: string;
  /** Reads an error of an API with a different form of errors. */
  readRefusal?: (
    status: number,
    json: unknown,
    pauseMs: number | null,
    text: string,
  ) => ClientFailure | undefined;
};

/** An answer with a 2xx status: the text as received, and its JSON. */
export type JsonAnswer = { status: number; text: string; json: unknown; headers?: Headers };

const MOST_BYTES = 128 * 1024 * 1024;
const TRIES = 3;
const FIRST_DELAY_MS = 250;
/** A longer wait is left to the caller, who can do something else meanwhile. */
const LONGEST_WAIT_MS = 10_000;
const FAILURES_TO_OPEN = 6;
const CIRCUIT_OPEN_MS = 5000;

/** Reads an answer by the schema of its call. */
export function readAnswer<S extends z.ZodType>(
  answer: Answered<JsonAnswer>,
  schema: S,
  service?: string,
): Answered<Decoded<z.output<S>>> {
  if (!answer.ok) return answer;
  const { status, json } = answer.value;
  const read = schema.safeParse(json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(status, read.error.message, service) };
  return { ok: true, value: decode(schema, read.data) };
}

/** Returns the `Value` of an answer that must have one. */
export function withValue<T>(answer: Answered<{ value?: T | null }>): Answered<T> {
  if (!answer.ok) return answer;
  const { value } = answer.value;
  return value ? { ok: true, value } : { ok: false, failure: badAnswerFailure(200, 'the value is missing') };
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** RFC 9110 10.2.3: seconds, or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/** Returns the reason why an address was not called, if the error has one. */
function refusalOf(error: unknown): 'private' | 'address' | undefined {
  if (!(error instanceof OutgoingError)) return undefined;
  return error.code === 'private' || error.code === 'address' ? error.code : undefined;
}

function failureOfError(error: unknown, { timeoutMs, service, url }: Call): ClientFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return timeOutFailure(timeoutMs / 1000, service);
  const refusal = refusalOf(error);
  if (refusal) return refusedAddressFailure(refusal, url, service);
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return networkFailure(cause instanceof Error ? cause.message : String(cause), service);
}

function failureOfAnswer(call: Call, response: Response, text: string, json: unknown): ClientFailure {
  const pause = retryAfter(response.headers.get('retry-after'));
  const refusal = call.readRefusal?.(response.status, json, pause, text);
  if (refusal) return refusal;
  const read = InfoOnly.safeParse(json);
  if (read.success) return outcomeFailure(response.status, decode(InfoOnly, read.data).info, pause);
  if (response.status === 429 || response.status === 503)
    return outcomeFailure(
      response.status,
      { code: 'ServiceUnavailable', message: `${call.service ?? 'The parsing service'} is busy.` },
      pause,
    );
  return badAnswerFailure(response.status, `${response.status} ${text.slice(0, 200)}`, call.service);
}

async function once(call: Call): Promise<Answered<JsonAnswer>> {
  try {
    const response = await outgoing()(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    const text = await readText(response);
    const json = asJson(text);
    noteSpending(call.url, json);
    if (!response.ok) return { ok: false, failure: failureOfAnswer(call, response, text, json) };
    if (json === undefined)
      return { ok: false, failure: badAnswerFailure(response.status, text.slice(0, 200), call.service) };
    return { ok: true, value: { status: response.status, text, json, headers: response.headers } };
  } catch (error) {
    return { ok: false, failure: failureOfError(error, call) };
  }
}

/** The pause begins before the next call gets its turn. */
async function askedOnce(gate: Gate, call: Call): Promise<Answered<JsonAnswer>> {
  const answer = await once(call);
  if (!answer.ok && answer.failure.retry === 'later') gate.pause(answer.failure.retryAfterMs ?? 0);
  return answer;
}

type Failed = { ok: false; failure: ClientFailure };

const isFailed = (result: unknown): result is Failed =>
  typeof result === 'object' && result !== null && 'failure' in result;

function delayBefore(attempt: number, { retryAfterMs }: ClientFailure): number {
  return retryAfterMs ?? FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
}

/** The wait is short, too. */
const mayBeSentAgain = (result: unknown) =>
  isFailed(result) && wasNotDone(result.failure) && (result.failure.retryAfterMs ?? 0) <= LONGEST_WAIT_MS;

const retrying = retry(handleWhenResult(mayBeSentAgain), {
  maxAttempts: TRIES - 1,
  backoff: new DelegateBackoff(({ attempt, result }) =>
    'value' in result && isFailed(result.value) ? delayBefore(attempt, result.value.failure) : FIRST_DELAY_MS,
  ),
});

const UNREACHABLE = new Set(['Network', 'TimedOut']);
const isUnreachable = (result: unknown) => isFailed(result) && UNREACHABLE.has(result.failure.code);

/** One for each server: after a number of calls without an answer, none is tried for a while. */
const circuitOf = (url: string) =>
  onceAProcess(`circuit:${new URL(url).origin}`, () =>
    circuitBreaker(handleWhenResult(isUnreachable), {
      halfOpenAfter: CIRCUIT_OPEN_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    }),
  );

/**
 * Sends a call through a gate and reads the answer. Retried up to three times, and only when nothing was done: no
 * connection, 429 and 503. Their `Retry-After` holds back the other calls of the gate too. A time-out is not retried
 * here: the work may have been done. A server that cannot be reached is left alone for some seconds.
 */
export async function send(gate: Gate, call: Call): Promise<Answered<JsonAnswer>> {
  try {
    const policy = wrap(retrying, circuitOf(call.url));
    return await policy.execute(() => gate.run(() => askedOnce(gate, call)));
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) throw error;
    const failure = networkFailure('not tried: the last calls brought no answer', call.service);
    return { ok: false, failure: { ...failure, retryAfterMs: CIRCUIT_OPEN_MS } };
  }
}
