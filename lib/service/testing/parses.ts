/** Parses through a route with real reader processes; every answer is held to its contract. */
import { expect } from 'vitest';
import type { z } from 'zod';
import { defineRoute } from '../http';
import type { Operation } from '../operations/operation';
import type { ReaderPool } from '../workers';
import { bundledReaders } from './readers';
import { jsonRequest, stopService } from './service';

type Parses<Body extends z.ZodType, Value extends z.ZodType, Answer extends z.ZodType> = {
  version: '9' | '10';
  operation: (pool: ReaderPool) => Operation<Body, Value>;
  answer: Answer;
  /** Readers to use; the misbehaving ones follow the instructions in a document. */
  readers?: Parameters<typeof bundledReaders>[0];
  /** Members of every request that a test does not set itself. */
  defaults: Record<string, unknown>;
};

export function base64(content: string | Uint8Array) {
  return Buffer.from(content).toString('base64');
}

/** Opens a route on separate readers; `parse` sends one request and returns the answer, `pool` has the readers. */
export async function openParses<Body extends z.ZodType, Value extends z.ZodType, Answer extends z.ZodType>({
  version,
  operation,
  answer,
  readers: kind = 'real',
  defaults,
}: Parses<Body, Value, Answer>) {
  const readers = await bundledReaders(kind);
  const pool = readers.open({ size: kind === 'real' ? 1 : 2 });
  pool.warm();
  const route = defineRoute({ version, audience: 'accounts', operation: operation(pool) });

  async function parse(
    members: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: z.output<Answer> }> {
    const response = await route(jsonRequest({ ...defaults, ...members }, headers));
    const received: unknown = await response.json();
    const body = answer.parse(received);
    expect<unknown>(body).toEqual(received);
    return { status: response.status, body };
  }

  async function close() {
    await pool.close();
    await stopService();
    await readers.remove();
  }

  return { parse, close, pool };
}
