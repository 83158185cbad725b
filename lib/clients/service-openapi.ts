import type { z } from 'zod';
import { config } from '@/lib/config';
import { OPENAPI_PATH, OpenApiDocument } from '@/lib/contracts';
import { type Answered, badAnswerFailure } from './failure';
import { send } from './http';
import { parserGate } from './provider';

const TIMEOUT_MS = 15_000;

/**
 * Returns the documentation of the APIs of the built-in service. Its names are not those of our wire, so they stay
 * unchanged.
 */
export async function readApiDocument(): Promise<Answered<z.output<typeof OpenApiDocument>>> {
  const url = `${config().EMBEDDED_URL}${OPENAPI_PATH}`;
  const answer = await send(parserGate(), { method: 'GET', url, headers: {}, timeoutMs: TIMEOUT_MS });
  if (!answer.ok) return answer;
  const read = OpenApiDocument.safeParse(answer.value.json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message) };
  return { ok: true, value: read.data };
}
