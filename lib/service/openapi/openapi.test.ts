import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as operations from '../operations';
import { openApiDocument } from './document';
import type { Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { samplesOf } from './samples';

const BASE_URL = 'https://shortlist.example.com';
const ROUTES = 'app/{v9,v10,ui/v10,events/v1,api/v3,auth/realms,service}/**/route.ts';
/** What answers unknown paths, what describes the rest, and what the app alone may call is no part of the public APIs. */
const NOT_PUBLIC = /\[\[\.\.\.path\]\]|openapi\.json/;

/** Next.js takes it for this path although it deletes the document that is called `delete`. */
const SHADOWED = 'delete /v10/index/{index}/documents/delete';

type Handlers = Record<string, ((request: Request) => Promise<Response>) | undefined>;
type Route = { path: string; source: string; methods: string[] };

async function methodsOf(file: string): Promise<string[]> {
  const handlers = (await import(path.resolve(file))) as Handlers;
  const refusing = handlers.OPTIONS ?? handlers.PUT;
  // Without one that refuses, the methods are those that there are.
  if (!refusing) return Object.keys(handlers).map((method) => method.toLowerCase());
  const answer = await refusing?.(new Request(BASE_URL, { method: 'PUT' }));
  const allowed = answer?.headers.get('allow')?.split(', ') ?? [];
  return allowed
    .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
    .map((method) => method.toLowerCase());
}

async function publicRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  for await (const file of glob(ROUTES)) {
    const source = await readFile(file, 'utf8');
    if (NOT_PUBLIC.test(file) || source.includes("audience: 'app'") || source.includes('admitMatcherVisitor'))
      continue;
    const address = path
      .dirname(file)
      .replace(/^app/, '')
      .replaceAll(/\[(\w+)\]/g, '{$1}');
    routes.push({ path: address, source, methods: await methodsOf(file) });
  }
  return routes;
}

const routes = await publicRoutes();
const document = openApiDocument(BASE_URL);

function nameOfOperation(endpoint: Endpoint): string {
  if (endpoint.kind === 'token') return 'answerTokenRequest';
  if (endpoint.kind === 'file') return 'eventBinaryRoute';
  const named = Object.entries(operations).find(([, operation]) => operation === endpoint.operation);
  return named?.[0] ?? 'an operation that is not exported';
}

describe('the documentation', () => {
  it('has every method of every public route, and no other', () => {
    const served = routes.flatMap(({ path: at, methods }) => methods.map((method) => `${method} ${at}`));
    const described = Object.entries(document.paths ?? {}).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method} ${at}`),
    );
    expect(described.toSorted()).toEqual(served.filter((call) => call !== SHADOWED).toSorted());
    expect(served.length).toBeGreaterThan(40);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    'takes the schemas of %s from the operation that its route runs',
    (_, endpoint) => {
      const route = routes.find((each) => each.path === endpoint.path);
      expect(route?.source).toMatch(new RegExp(String.raw`\b${nameOfOperation(endpoint)}\b`));
    },
  );

  it.each(
    ENDPOINTS.flatMap((endpoint) =>
      (endpoint.kind === 'json' || endpoint.kind === 'interface') && endpoint.operation.body
        ? [[endpoint.id, endpoint.operation.body.schema as z.ZodType, endpoint.bodyExample] as const]
        : [],
    ),
  )('has an example for %s that its contract admits', (_, schema, example) => {
    expect(z.safeParse(schema, example).error).toBeUndefined();
    expect(example).toBeDefined();
  });

  it('names every endpoint once, and every parameter of a path', () => {
    const ids = ENDPOINTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const endpoint of ENDPOINTS) {
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(endpoint.pathExample ?? {}), endpoint.id).toEqual(named);
    }
  });

  it('quotes what a shell would read', () => {
    const [endpoint] = ENDPOINTS;
    if (endpoint?.kind !== 'json') throw new Error('the first endpoint has a body');
    const [shell] = samplesOf({ ...endpoint, bodyExample: { Text: "it's $HOME" } }, BASE_URL);
    expect(shell?.source).toContain(String.raw`"it'\''s $HOME"`);
  });
});
