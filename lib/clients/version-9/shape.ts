import { z } from 'zod';

/**
 * Brings JSON converted from XML into the form of a schema. Converters differ for the same XML: one item where there is
 * only one of a list, a bare text for an element that could have attributes, numbers and truth values for text. Members
 * that do not fit are left out, and a required element is then empty, so that one odd member does not affect the
 * others.
 */

const TEXT = '#text';

function isOptional(schema: z.ZodType): boolean {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value !== null && typeof value === 'object' && TEXT in value ? textOf(value[TEXT]) : undefined;
}

/** An element that has no attributes is its text. */
function membersOf(value: unknown, shape: object): Record<string, unknown> | undefined {
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return value as Record<string, unknown>;
  const text = textOf(value);
  return text !== undefined && TEXT in shape ? { [TEXT]: text } : undefined;
}

/** Returns a substitute for a missing required element; an enumeration has none. */
function emptyOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject) return objectOf(schema, {});
  return schema instanceof z.ZodString ? '' : undefined;
}

function objectOf(schema: z.ZodObject, value: unknown): Record<string, unknown> | undefined {
  const members = membersOf(value, schema.shape);
  if (!members) return undefined;
  const shaped: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema.shape) as [string, z.ZodType][]) {
    const found = formOf(member, members[name]);
    if (found !== undefined) shaped[name] = found;
    else if (!isOptional(member)) shaped[name] = emptyOf(member);
    if (name in shaped && shaped[name] === undefined) return undefined;
  }
  return shaped;
}

function listOf(item: z.ZodType, value: unknown): unknown[] | undefined {
  if (value === undefined || value === null) return undefined;
  return (Array.isArray(value) ? value : [value])
    .map((each) => formOf(item, each))
    .filter((each) => each !== undefined);
}

function formOf(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodLiteral) return inner.value;
  if (inner instanceof z.ZodArray) return listOf(inner.element as z.ZodType, value);
  if (inner instanceof z.ZodObject) return objectOf(inner, value);
  const text = textOf(value);
  return inner.safeParse(text).success ? text : undefined;
}

/**
 * Returns the part of a document that has the form of the schema, whose first member is its root; undefined without
 * that root.
 */
export function shapedBy<S extends z.ZodObject>(schema: S, document: unknown): z.output<S> | undefined {
  const [root = ''] = Object.keys(schema.shape);
  const found = membersOf(document, schema.shape)?.[root];
  if (!membersOf(found, {})) return undefined;
  const read = schema.safeParse(formOf(schema, document));
  return read.success ? read.data : undefined;
}
