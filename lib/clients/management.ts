import type { z } from 'zod';
import { config } from '@/lib/config';
import type { ApiCall, Decoded } from '@/lib/contracts';
import { builtInParser } from './environment';
import type { Answered } from './failure';
import { readAnswer } from './http';
import { askParser } from './provider';

/** Calls that only the built-in service answers, and only to the app: its management. */

const TIMEOUT_MS = 15_000;

export type ManagementCall = {
  method: ApiCall['method'];
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
