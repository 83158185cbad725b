import type { z } from 'zod';
import type { DecodedOf } from '@/lib/contracts';
import { fail, type Result } from '@/lib/engine/kernel';
import type { OperationFailure } from '../operations';
import { readObject } from '../request-bodies';

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json$/;
const CHARSETS = new Set(['utf-8', 'utf8', 'us-ascii']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Returns undefined when the declared type of the body is one that is read as JSON; a body without a type counts as
 * JSON.
 */
export function refuseContentType(header: string | null): OperationFailure | undefined {
  const [type = '', ...parameters] = (header ?? 'application/json').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset="?([^"]*)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (JSON_TYPE.test(type.trim()) && CHARSETS.has(charset ?? 'utf-8')) return undefined;
  return {
    code: 'UnsupportedContentTypeHeader',
    message: 'Content-Type must be application/json, in UTF-8.',
  };
}

function invalidJson(error: unknown): OperationFailure {
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  const where = position === undefined ? '' : ` (near character ${Number(position) + 1})`;
  return { code: 'InvalidParameter', message: `The request body is not valid JSON${where}.` };
}

/**
 * Returns the object that a body holds, checked by its contract and with the names of our code; unknown members are
 * ignored.
 */
export function parseJsonBody<Schema extends z.ZodType>(
  bytes: Uint8Array,
  schema: Schema,
): Result<DecodedOf<Schema>, OperationFailure> {
  if (bytes.byteLength === 0)
    return fail({
      code: 'MissingParameter',
      message: 'The request body is empty; a JSON object is expected.',
    });
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(bytes));
  } catch (error) {
    return fail(invalidJson(error));
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return fail({ code: 'InvalidParameter', message: 'The request body must be a JSON object.' });
  return readObject(body, schema);
}
