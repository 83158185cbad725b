/** Writes the part of the Python client that follows from the OpenAPI document: its types and a method for each call. */
import {
  type Call,
  callsOf,
  type Document,
  JSON_TYPE,
  nameOfRef,
  pathNamesOf,
  type Schema,
} from '../openapi/calls';

const HEAD = `"""The types and calls of the APIs, written by \`npm run clients\` from their OpenAPI document. Do not edit."""

from typing import Any, Literal, NotRequired, TypedDict, Union

from ._transport import Transport

`;

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replace(/\W+/g, '_');
const snake = (text: string) =>
  text
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** Python has the literals of JSON but for these. */
const literal = (value: unknown) =>
  value === null ? 'None' : typeof value === 'boolean' ? capital(String(value)) : JSON.stringify(value);

/** Collects the objects that types are written for, under names of their own. */
function typeWriter() {
  const written = new Map<string, string>();

  function unionOf(types: readonly string[]): string {
    const distinct = [...new Set(types)];
    return distinct.length === 1 ? String(distinct[0]) : `Union[${distinct.join(', ')}]`;
  }

  function objectOf({ properties = {}, additionalProperties, required = [] }: Schema, name: string): string {
    const members = Object.entries(properties);
    if (members.length === 0) {
      const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties, name) : 'Any';
      return `dict[str, ${values}]`;
    }
    // Taken before its members are written, so that what is within it gets another name.
    let own = name;
    while (written.has(own)) own = `${own}_`;
    written.set(own, '');
    const lines = members.map(([member, schema]) => {
      const type = typeOf(schema, `${own}${capital(member)}`);
      return `        ${JSON.stringify(member)}: ${required.includes(member) ? type : `NotRequired[${type}]`},\n`;
    });
    written.set(own, `${own} = TypedDict(\n    "${own}",\n    {\n${lines.join('')}    },\n)\n`);
    return `"${own}"`;
  }

  function typeOf(schema: Schema, name: string): string {
    if (schema.$ref) return `"${nameOfRef(schema.$ref)}"`;
    if (schema.anyOf) return unionOf(schema.anyOf.map((each, n) => typeOf(each, n ? `${name}${n}` : name)));
    if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
    if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    if (Array.isArray(schema.type))
      return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, name)));
    if (schema.type === 'array') return `list[${schema.items ? typeOf(schema.items, name) : 'Any'}]`;
    if (schema.type === 'object') return objectOf(schema, name);
    return PRIMITIVES[schema.type ?? ''] ?? 'Any';
  }

  /** Writes a type under this very name, also where it is no object. */
  function declare(name: string, schema: Schema): void {
    const type = typeOf(schema, name);
    if (type !== `"${name}"`) written.set(name, `${name} = ${type}\n`);
  }

  return { declare, typeOf, text: () => [...written.values()].join('\n') };
}

function methodOf({ method, path, operation }: Call, types: ReturnType<typeof typeWriter>): string {
  const id = String(operation.operationId);
  const inPath = pathNamesOf(operation);
  const isMarket = path.startsWith('/api/');
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const answer = operation.responses?.['200']?.content?.[JSON_TYPE]?.schema ?? {};
  const takes = [
    'self',
    ...inPath.map((name) => `${name}: str`),
    ...(body ? [`body: ${types.typeOf(body, `${capital(id)}Body`)}`] : []),
    ...(isMarket ? ['**parameters: Union[str, int, bool]'] : []),
  ];
  const passes = [
    `"${method}"`,
    `"${path}"`,
    ...(inPath.length > 0 ? [`path_values={${inPath.map((name) => `"${name}": ${name}`).join(', ')}}`] : []),
    ...(body ? ['body=body'] : []),
    ...(isMarket ? ['form=parameters'] : []),
  ];
  const name = snake(id.replace(/ByPost$/, isMarket ? '' : 'ByPost'));
  const gives = types.typeOf(answer, `${capital(id)}Answer`);
  return `    def ${name}(${takes.join(', ')}) -> ${gives}:
        """${operation.summary ?? id}: \`${method} ${path}\`."""
        return self._transport.call(${passes.join(', ')})
`;
}

/** Returns the module as text. */
export function pythonApi(document: Document): string {
  const types = typeWriter();
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    types.declare(name, schema as Schema);
  const methods = callsOf(document).map((call) => methodOf(call, types));
  const api = `class Api:
    """Every call that answers JSON, by the names of the wire. A refusal is raised as \`ShortlistError\`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

${methods.join('\n')}`;
  return `${HEAD}${types.text()}\n\n${api}`;
}
