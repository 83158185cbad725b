import { z } from 'zod';

/**
 * Converts between the names of the wire (`ContactInformation`, `GPA`) and the names of our code (`contactInformation`,
 * `gpa`).
 *
 * The schemas of this folder are the only place where a member of an API is spelled. Everything else works with the
 * camel-case form that `decode` gives and `encode` takes; both walk the schema, so free-form objects (`z.record`,
 * `z.unknown`) pass through untouched.
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
  UIOptions: 'uiOptions',
  MinimumGPA: 'minimumGpa',
  EnrichedRCSScoreData: 'enrichedRcsScoreData',
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

const irregularNames = new Map<string, string>(Object.entries(IRREGULAR));

function codeName(wireName: string): string {
  const bare = wireName.replace(MARKS, '');
  return (
    irregularNames.get(wireName) ?? irregularNames.get(bare) ?? bare.charAt(0).toLowerCase() + bare.slice(1)
  );
}

type Direction = 'encode' | 'decode';

/** Renaming plan of a schema, worked out once: answers are renamed thousands of times by the same schema. */
type Plan = { members?: readonly Member[]; item?: Plan };
type Member = { wire: string; code: string; plan: Plan };

const plans = new WeakMap<z.ZodType, Plan>();

function unwrap(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

function planOf(schema: z.ZodType): Plan {
  const known = plans.get(schema);
  if (known) return known;
  const plan: Plan = {};
  plans.set(schema, plan);
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) plan.item = planOf(inner.element as z.ZodType);
  else if (inner instanceof z.ZodObject)
    plan.members = Object.entries(inner.shape).map(([wire, member]) => ({
      wire,
      code: codeName(wire),
      plan: planOf(member as z.ZodType),
    }));
  return plan;
}

function renameMembers(members: readonly Member[], source: Record<string, unknown>, direction: Direction) {
  const target: Record<string, unknown> = {};
  for (const { wire, code, plan } of members) {
    const value = source[direction === 'encode' ? code : wire];
    if (value !== undefined) target[direction === 'encode' ? wire : code] = rename(plan, value, direction);
  }
  return target;
}

function rename({ members, item }: Plan, value: unknown, direction: Direction): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (item && Array.isArray(value)) return value.map((each) => rename(item, each, direction));
  return members ? renameMembers(members, value as Record<string, unknown>, direction) : value;
}

/**
 * Renames a wire value (already validated by `schema`) to the names of our code; members unknown to the schema are
 * dropped.
 */
export function decode<S extends z.ZodType>(schema: S, wire: z.output<S>): DecodedOf<S> {
  return rename(planOf(schema), wire, 'decode') as DecodedOf<S>;
}

/** Renames a value with the names of our code to the names of the wire. */
export function encode<S extends z.ZodType>(schema: S, value: DecodedOf<S>): z.output<S> {
  return rename(planOf(schema), value, 'encode') as z.output<S>;
}
