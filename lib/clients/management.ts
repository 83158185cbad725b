import type { z } from 'zod';
import { config } from '@/lib/config';
import type { Decoded } from '@/lib/contracts';
import { builtInParser } from './environment';
import { type Answered, badAnswerFailure } from './failure';
import { readAnswer } from './http';
import { askParser } from './provider';

/** Calls of what only the built-in service answers, and only to the app: the management of itself. */

const TIMEOUT_MS = 15_000;

export type ManagementCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  timeoutMs?: number;
};

/** Sends a call and reads its answer by its schema. */
export async function manage<S extends z.ZodType>(
  { method, path, body, timeoutMs = TIMEOUT_MS }: ManagementCall,
  schema: S,
): Promise<Answered<Decoded<z.output<S>>>> {
  const call = { method, path, body: body && JSON.stringify(body), timeoutMs };
  const answer = await askParser({ ...call, baseUrl: config().EMBEDDED_URL }, await builtInParser());
  return readAnswer(answer, schema);
}

/** The `Value` of an answer that must have one. */
export function withValue<T>(answer: Answered<{ value?: T | null }>): Answered<T> {
  if (!answer.ok) return answer;
  const { value } = answer.value;
  return value ? { ok: true, value } : { ok: false, failure: badAnswerFailure(200, 'the value is missing') };
}
