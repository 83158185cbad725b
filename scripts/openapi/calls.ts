/** What the clients are written from: the calls of the OpenAPI document, and the schemas of what they take and answer. */
import type { openApiDocument } from '@/lib/service/openapi';

export type Document = ReturnType<typeof openApiDocument>;

/** As much of JSON Schema as the contracts come to. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  description?: string;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};

/** Returns the name of a schema that another one refers to. */
export function nameOfRef(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}

/** Returns the names that the path of a call has places for. */
export function pathNamesOf({ parameters = [] }: Operation): string[] {
  return parameters.filter((each) => each.in === 'path').map(({ name }) => name);
}

export type Call = { method: string; path: string; operation: Operation };

export const JSON_TYPE = 'application/json';

/** Returns the calls that answer JSON, without the token that the transport gets, and each question of the market once. */
export function callsOf(document: Document): Call[] {
  const all = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  const posted = new Set(
    all.filter(({ operation }) => operation.operationId?.endsWith('ByPost')).map(({ path }) => path),
  );
  return all.filter(
    ({ method, path, operation }) =>
      operation.responses?.['200']?.content?.[JSON_TYPE] &&
      operation.operationId !== 'issueToken' &&
      !(method === 'GET' && posted.has(path)),
  );
}
