import type { z } from 'zod';
import { type DecodedOf, decode } from '@/lib/contracts';
import { type Answered, type Ask, type Asked, refused } from './ask';

/** Makes a call and reads its answer by the schema of its contract, with the names of our code. */
export async function askFor<Schema extends z.ZodType>(
  ask: Ask,
  asked: Asked,
  schema: Schema,
): Promise<Answered<DecodedOf<Schema>>> {
  const answer = await ask(asked);
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value);
  if (!read.success) return refused('BadAnswer', 'The answer has not the form that its contract says.');
  return { ok: true, value: decode<Schema>(schema, read.data) };
}

/** Leaves out what has no value, which the answers of the APIs name as null. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === null || member === undefined ? [] : [[name, withoutNulls(member)]],
    ),
  );
}
