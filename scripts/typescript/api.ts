/** Writes the part of the TypeScript client that follows from the OpenAPI document: its types and a method for each call. */
import {
  type Call,
  callsOf,
  type Document,
  JSON_TYPE,
  nameOfRef,
  pathNamesOf,
  type Schema,
} from '../openapi/calls';

const HEAD =
  '/** The types and calls of the APIs, written by `npm run clients` from their OpenAPI document. Do not edit. */\n';

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function objectOf({ properties = {}, additionalProperties, required = [] }: Schema): string {
  const members = Object.entries(properties);
  if (members.length === 0) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
    return `Record<string, ${values}>`;
  }
  const lines = members.map(
    ([name, schema]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return `{ ${lines.join('; ')} }`;
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOfRef(schema.$ref);
  if (schema.anyOf) return `(${[...new Set(schema.anyOf.map(typeOf))].join(' | ')})`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `(${schema.enum.map((value) => JSON.stringify(value)).join(' | ')})`;
  if (Array.isArray(schema.type))
    return `(${schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')})`;
  if (schema.type === 'array') return `${schema.items ? typeOf(schema.items) : 'unknown'}[]`;
  if (schema.type === 'object') return objectOf(schema);
  return PRIMITIVES[schema.type ?? ''] ?? 'unknown';
}

const isMarket = (path: string) => path.startsWith('/api/');
const nameOf = ({ path, operation }: Call) =>
  String(operation.operationId).replace(/ByPost$/, isMarket(path) ? '' : 'ByPost');

function methodOf(call: Call): string {
  const { method, path, operation } = call;
  const names = pathNamesOf(operation);
  const body = operation.requestBody?.content[JSON_TYPE]?.schema;
  const takes = [
    ...(names.length > 0 ? [`path: { ${names.map((name) => `${name}: string`).join('; ')} }`] : []),
    ...(body ? [`body: ${typeOf(body)}`] : []),
    ...(isMarket(path) ? ['parameters?: MarketParameters'] : []),
  ];
  const needed = takes.some((each) => !/^\w+\?:/.test(each));
  const asked = takes.length === 0 ? '' : `asked${needed ? '' : '?'}: { ${takes.join('; ')} }`;
  const answer = operation.responses?.['200']?.content?.[JSON_TYPE]?.schema ?? {};
  return `  /** ${operation.summary ?? nameOf(call)}: \`${method} ${path}\`. */
  ${nameOf(call)}(${asked}): Promise<Answered<${typeOf(answer)}>>;
`;
}

/** Returns the module, and its declarations; \`types\` is where those of the package are, as the module reaches them. */
export function typescriptApi(document: Document, types: string): { code: string; declarations: string } {
  const calls = callsOf(document);
  const table = Object.fromEntries(
    calls.map((call) => [nameOf(call), { method: call.method, path: call.path }]),
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema as Schema)};\n`,
  );
  return {
    code: `${HEAD}import { callsByWire } from './index.js';

export const createApi = () => callsByWire(${JSON.stringify(table, null, 2)});
`,
    declarations: `${HEAD}import type { Answered, MarketParameters } from '${types}';

${schemas.join('')}
/** Every call that answers JSON, by the names of the wire; a refusal is a failure like that of any call of the package. */
export interface Api {
${calls.map(methodOf).join('')}}

/** Returns the calls, by the connections that were set with \`connectBy\`. */
export declare function createApi(): Api;
`,
  };
}
