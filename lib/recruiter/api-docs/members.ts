import type { OpenApiSchema } from '@/lib/contracts';
import type { ApiBody, ApiMember } from './types';

const REF = '#/components/schemas/';
/** Most values of a list; a longer one is shown only by its kind. */
const MOST_VALUES = 12;

type Described = Pick<ApiMember, 'type' | 'schema' | 'members'>;

const plain = (type: string): Described => ({ type, schema: null, members: [] });

/** A value may be null wherever it may be missing; the type that is shown is that of a value that is there. */
function withoutNull(schema: OpenApiSchema): OpenApiSchema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (choices?.length === 1 && choices[0]) return choices[0];
  if (choices) return { ...schema, anyOf: choices };
  if (!Array.isArray(schema.type)) return schema;
  const [type, ...others] = schema.type.filter((each) => each !== 'null');
  return { ...schema, type: others.length > 0 ? schema.type : type };
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  return `${shown.join(' | ')}${values.length > MOST_VALUES ? ' | …' : ''}`;
}

function typeOfObject({ properties, additionalProperties, required }: OpenApiSchema): Described {
  if (properties && Object.keys(properties).length > 0)
    return { type: 'object', schema: null, members: membersOf({ properties, required }) };
  if (typeof additionalProperties !== 'object') return plain('object');
  const inner = typeOf(additionalProperties);
  return { ...inner, type: `map of ${inner.type}` };
}

/** Describes a schema in one line, with its members. */
export function typeOf(given: OpenApiSchema): Described {
  const schema = withoutNull(given);
  const name = schema.$ref?.startsWith(REF) ? schema.$ref.slice(REF.length) : null;
  if (name !== null) return { type: name, schema: name, members: [] };
  if (schema.const !== undefined) return plain(JSON.stringify(schema.const));
  if (schema.enum) return plain(valuesOf(schema.enum));
  if (schema.anyOf) return plain(schema.anyOf.map((choice) => typeOf(choice).type).join(' | '));
  if (schema.items) {
    const item = typeOf(schema.items);
    return { ...item, type: `${item.type}[]` };
  }
  if (schema.type === 'object') return typeOfObject(schema);
  if (Array.isArray(schema.type)) return plain(schema.type.join(' | '));
  return plain(schema.type ?? 'anything');
}

/** Returns the members of an object, in their order. */
export function membersOf({ properties = {}, required = [] }: OpenApiSchema): ApiMember[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    description: schema.description ?? null,
    ...typeOf(schema),
  }));
}

/** Returns the first body of a request or an answer; its members are shown at once, also those of a named schema. */
export function bodyOf(
  content: Record<string, { schema: OpenApiSchema }> | undefined,
  schemas: Record<string, OpenApiSchema>,
): ApiBody | null {
  const [first] = Object.entries(content ?? {});
  if (!first) return null;
  const [mediaType, { schema }] = first;
  const described = typeOf(schema);
  const named = described.schema === null ? undefined : schemas[described.schema];
  return { mediaType, ...described, members: named ? membersOf(named) : described.members };
}
