import type { z } from 'zod';
import { type DecodedOf, decode } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { acceptWordsForBooleans } from './lenient';
import { type BodyFailure, failureOf } from './problems';

/**
 * A JSON value checked by its contract, with the names of our code; unknown members are ignored. `prefix` precedes the
 * names of members in messages, for a value that is a part of a body.
 */
export function readObject<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  prefix = '',
): Result<DecodedOf<Schema>, BodyFailure> {
  const checked = schema.safeParse(acceptWordsForBooleans(schema, value));
  return checked.success
    ? succeed(decode<Schema>(schema, checked.data))
    : fail(failureOf(checked.error, value, prefix));
}
