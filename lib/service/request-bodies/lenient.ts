import { z } from 'zod';

function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

function truthOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const word = value.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : value;
}

/**
 * Returns the same value with `"true"` and `"false"` as booleans wherever the schema expects a boolean: clients of the
 * version 9 era send them this way (wire-facts 2.11).
 */
export function acceptWordsForBooleans(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodBoolean) return truthOf(value);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => acceptWordsForBooleans(inner.element as z.ZodType, item));
  if (inner instanceof z.ZodUnion)
    return inner.options.reduce<unknown>(
      (accepted, option) => acceptWordsForBooleans(option as z.ZodType, accepted),
      value,
    );
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const source = value as Record<string, unknown>;
  const accepted = { ...source };
  for (const [name, member] of Object.entries(inner.shape))
    if (Object.hasOwn(source, name))
      accepted[name] = acceptWordsForBooleans(member as z.ZodType, source[name]);
  return accepted;
}
