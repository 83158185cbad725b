import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { type Decoded, decode, InfoOnly } from '@/lib/contracts';
import {
  type Answered,
  badAnswerFailure,
  type ClientFailure,
  networkFailure,
  outcomeFailure,
  timeOutFailure,
} from './failure';
import type { Gate } from './gate';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body?: string;
  timeoutMs: number;
  /** Who is asked, as messages name it; the parsing service unless it is said. */
  service?: string;
  /** Reads an error of an API whose errors are not those of the parsing API. */
  readRefusal?: (
    status: number,
    json: unknown,
    pauseMs: number | null,
    text: string,
  ) => ClientFailure | undefined;
};

/** An answer with a 2xx status: the text as it was received, and what it says as JSON. */
export type JsonAnswer = { status: number; text: string; json: unknown };

const MOST_BYTES = 128 * 1024 * 1024;
const TRIES = 3;
const FIRST_DELAY_MS = 250;
/** A longer wait is for the caller, who can do something else meanwhile. */
const LONGEST_WAIT_MS = 10_000;

/** What an answer says by the schema of its call. */
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

function failureOfError(error: unknown, { timeoutMs, service }: Call): ClientFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return timeOutFailure(timeoutMs / 1000, service);
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
    const response = await fetch(call.url, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    const text = await readText(response);
    const json = asJson(text);
    if (!response.ok) return { ok: false, failure: failureOfAnswer(call, response, text, json) };
    if (json === undefined)
      return { ok: false, failure: badAnswerFailure(response.status, text.slice(0, 200), call.service) };
    return { ok: true, value: { status: response.status, text, json } };
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

function delayBefore(attempt: number, failure: ClientFailure): number {
  const ownDelay = FIRST_DELAY_MS * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
  return failure.retryAfterMs ?? ownDelay;
}

/**
 * Sends a call through a gate and reads the answer. Tried again, up to three times, only when nothing was done:
 * no connection, 429 and 503. Their `Retry-After` holds back the other calls of the gate too. A time-out is not
 * tried again here: the work may have been done.
 */
export async function send(gate: Gate, call: Call): Promise<Answered<JsonAnswer>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await gate.run(() => askedOnce(gate, call));
    if (answer.ok) return answer;
    const { failure } = answer;
    const delay = delayBefore(attempt, failure);
    const again = failure.retry === 'later' && failure.code !== 'TimedOut';
    if (!again || attempt === TRIES || delay > LONGEST_WAIT_MS) return answer;
    await wait(delay);
  }
}
