import { z } from 'zod';

/**
 * Between the names of the wire (`ContactInformation`, `GPA`) and the names of our code (`contactInformation`, `gpa`).
 *
 * The schemas of this folder are the only place where a member of an API is spelled. Everything else works with
 * the camel-case form that `decode` gives and `encode` takes; both walk the schema, so free-form objects
 * (`z.record`, `z.unknown`) pass through untouched.
 */

/** Wire names whose code name is not the same word with a small first letter. */
const IRREGULAR = {
  GPA: 'gpa',
  ISCO: 'isco',
  ONET: 'onet',
  ISCOVersion: 'iscoVersion',
  ONETVersion: 'onetVersion',
  IPAddress: 'ipAddress',
  PDF: 'pdf',
  HTML: 'html',
  RTF: 'rtf',
  UseLLMParser: 'useLlmParser',
  '@xml:lang': 'lang',
  '@xmlns:sov': 'xmlnsSov',
} as const;

type Irregular = typeof IRREGULAR;

/** The marks that JSON made of XML puts before names: of attributes, of the text of an element, of a namespace. */
const MARKS = /^(?:@|#|sov:)/;

type Unmarked<K extends string> = K extends `@${infer Name}` | `#${infer Name}` | `sov:${infer Name}`
  ? Name
  : K;

type CodeName<K> = K extends keyof Irregular
  ? Irregular[K]
  : K extends string
    ? Unmarked<K> extends keyof Irregular
      ? Irregular[Unmarked<K>]
      : Uncapitalize<Unmarked<K>>
    : K;

/** The camel-case form of a wire type. */
export type Decoded<T> = T extends readonly (infer Item)[]
  ? Decoded<Item>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { [K in keyof T as CodeName<K>]: Decoded<T[K]> }
    : T;

/** The camel-case type of the values that a schema admits. */
export type DecodedOf<S extends z.ZodType> = Decoded<z.output<S>>;

const codeNames = new Map<string, string>(Object.entries(IRREGULAR));

function codeName(wireName: string): string {
  const known = codeNames.get(wireName);
  if (known !== undefined) return known;
  const bare = wireName.replace(MARKS, '');
  const name = codeNames.get(bare) ?? bare.charAt(0).toLowerCase() + bare.slice(1);
  codeNames.set(wireName, name);
  return name;
}

type Direction = 'encode' | 'decode';

function renameMembers(shape: Record<string, z.ZodType>, value: object, direction: Direction): object {
  const source = value as Record<string, unknown>;
  const target: Record<string, unknown> = {};
  for (const [wireName, member] of Object.entries(shape)) {
    const name = codeName(wireName);
    const [from, to] = direction === 'encode' ? [name, wireName] : [wireName, name];
    if (source[from] !== undefined) target[to] = rename(member, source[from], direction);
  }
  return target;
}

function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** What a union says of objects; the unions of the contracts hold one schema for them at most. */
function objectOf({ options }: z.ZodUnion): z.ZodType {
  const objects = options.map((option) => unwrap(option as z.ZodType));
  return objects.find((option) => option instanceof z.ZodObject) ?? z.unknown();
}

function rename(schema: z.ZodType, value: unknown, direction: Direction): unknown {
  if (value === null || typeof value !== 'object') return value;
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => rename(inner.element as z.ZodType, item, direction));
  if (inner instanceof z.ZodObject) return renameMembers(inner.shape, value, direction);
  if (inner instanceof z.ZodUnion) return rename(objectOf(inner), value, direction);
  return value;
}

/** Gives a wire value (already validated by `schema`) the names of our code; members unknown to the schema are dropped. */
export function decode<S extends z.ZodType>(schema: S, wire: z.output<S>): DecodedOf<S> {
  return rename(schema, wire, 'decode') as DecodedOf<S>;
}

/** Gives a value with the names of our code the names of the wire. */
export function encode<S extends z.ZodType>(schema: S, value: DecodedOf<S>): z.output<S> {
  return rename(schema, value, 'encode') as z.output<S>;
}
