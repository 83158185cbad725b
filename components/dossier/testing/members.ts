import { z } from 'zod';

/**
 * For tests that every member of a contract has a place on a page: a value that has all of them, and the same value
 * with each single one changed. A member whose change alters nothing is not on the page.
 */

export type Member<T> = { readonly path: string; readonly name: string; readonly changed: T };

type Holder = Record<string | number, unknown>;

function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

/**
 * Returns a value of a schema in which every member is there and unlike the others. Dates are written out and no
 * current ones.
 */
export function fullValue(schema: z.ZodType): unknown {
  let counter = 0;
  function made(member: z.ZodType, name: string): unknown {
    const inner = unwrap(member);
    counter += 1;
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries(inner.shape).map(([part, one]) => [part, made(one as z.ZodType, part)]),
      );
    if (inner instanceof z.ZodArray) return [made(inner.element as z.ZodType, name)];
    if (inner instanceof z.ZodBoolean) return name !== 'IsCurrentDate';
    if (inner instanceof z.ZodNumber) return 1000 + counter;
    return inner.safeParse('x').success ? `text ${counter}` : `${1500 + counter}-07-04`;
  }
  return made(schema, '');
}

function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 5000;
  return /^\d{4}-/.test(String(value)) ? '2024-02-03' : `other than ${value}`;
}

/** Returns every member of a value down to texts, numbers and truths, each with a copy that differs only in it. */
export function membersOf<T>(whole: T): Member<T>[] {
  function inside(value: unknown, path: readonly string[]): Member<T>[] {
    if (value !== null && typeof value === 'object')
      return Object.entries(value).flatMap(([name, inner]) => inside(inner, [...path, name]));
    const copy = structuredClone(whole) as unknown as Holder;
    const holder = path.slice(0, -1).reduce((at, step) => at[step] as Holder, copy);
    const name = path.findLast((step) => !/^\d+$/.test(step)) ?? '';
    holder[path.at(-1) ?? ''] = another(value);
    return [{ path: path.join('.'), name, changed: copy as unknown as T }];
  }
  return inside(whole, []);
}
