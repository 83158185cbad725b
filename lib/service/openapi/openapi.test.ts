import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS } from '@/lib/contracts';
import * as operations from '../operations';
import { openApiDocument } from './document';
import { callOf, type Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints';
import { samplesOf } from './samples';

const BASE_URL = 'https://shortlist.example.com';
const ROUTES = 'app/{v9,v10,ui/v10,events/v1,api/v3,auth/realms,service}/**/route.ts';
/** Routes for unknown paths, and the description itself. */
const NEITHER = /\[\[\.\.\.path\]\]|openapi\.json/;

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

async function servedRoutes(): Promise<Route[]> {
  const found: Route[] = [];
  for await (const file of glob(ROUTES)) {
    const source = await readFile(file, 'utf8');
    if (NEITHER.test(file)) continue;
    const address = path
      .dirname(file)
      .replace(/^app/, '')
      .replaceAll(/\[(\w+)\]/g, '{$1}');
    found.push({ path: address, source, methods: await methodsOf(file) });
  }
  return found;
}

const allRoutes = await servedRoutes();
/** Routes for the app only are not part of the public APIs. */
const routes = allRoutes.filter(({ source }) => !/routesOf\(\s*'app'/.test(source));
const document = openApiDocument(BASE_URL);

function nameOfOperation(endpoint: Endpoint): string {
  if (endpoint.kind === 'token') return 'answerTokenRequest';
  if (endpoint.kind === 'file') return 'eventBinaryRoute';
  const named = Object.entries(operations).find(([, operation]) => operation === endpoint.operation);
  return named?.[0] ?? 'an operation that is not exported';
}

const callsOf = (some: readonly Route[]) =>
  some
    .flatMap(({ path: at, methods }) => methods.map((method) => `${method} ${at}`))
    .filter((call) => call !== SHADOWED);

it('serves every call of the contracts at the path that they say, and no other', () => {
  const contracted = Object.values(CALLS).map(({ method, path: at }) => `${method.toLowerCase()} ${at}`);
  expect(callsOf(allRoutes).toSorted()).toEqual(contracted.toSorted());
});

describe('the documentation', () => {
  it('has every method of every public route, and no other', () => {
    const served = callsOf(routes);
    const described = Object.entries(document.paths ?? {}).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method} ${at}`),
    );
    expect(described.toSorted()).toEqual(served.toSorted());
    expect(served.length).toBeGreaterThan(40);
  });

  it.each(ENDPOINTS.map((endpoint) => [callOf(endpoint).id, endpoint] as const))(
    'takes the schemas of %s from the operation that its route runs',
    (_, endpoint) => {
      const route = routes.find((each) => each.path === callOf(endpoint).path);
      expect(route?.source).toMatch(new RegExp(String.raw`\b${nameOfOperation(endpoint)}\b`));
    },
  );

  it.each(
    ENDPOINTS.flatMap((endpoint) =>
      (endpoint.kind === 'json' || endpoint.kind === 'interface') && endpoint.operation.body
        ? [[callOf(endpoint).id, endpoint.operation.body.schema as z.ZodType, endpoint.bodyExample] as const]
        : [],
    ),
  )('has an example for %s that its contract admits', (_, schema, example) => {
    expect(z.safeParse(schema, example).error).toBeUndefined();
    expect(example).toBeDefined();
  });

  it('names every endpoint once, and every parameter of a path', () => {
    const ids = ENDPOINTS.map((endpoint) => callOf(endpoint).id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const endpoint of ENDPOINTS) {
      const { id, path: at, parameters } = callOf(endpoint);
      const named = [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(parameters), id).toEqual(named);
      expect(Object.keys(endpoint.pathExample ?? {}), id).toEqual(named);
    }
  });

  it('names alternatives wherever they are, since some generators write no type without a name', () => {
    const choices = (node: unknown): unknown[] => {
      if (typeof node !== 'object' || node === null) return [];
      const { anyOf } = node as { anyOf?: { type?: unknown }[] };
      const others = (anyOf ?? []).filter(({ type }) => type !== 'null');
      return [...(others.length > 1 ? [node] : []), ...Object.values(node).flatMap(choices)];
    };
    const named: unknown[] = Object.values(document.components?.schemas ?? {});
    expect(choices(document).filter((choice) => !named.includes(choice))).toEqual([]);
    expect(choices(document).length).toBeGreaterThan(3);
  });

  it('quotes what a shell would read', () => {
    const [endpoint] = ENDPOINTS;
    if (endpoint?.kind !== 'json') throw new Error('the first endpoint has a body');
    const [shell] = samplesOf({ ...endpoint, bodyExample: { Text: "it's $HOME" } }, BASE_URL);
    expect(shell?.source).toContain(String.raw`"it'\''s $HOME"`);
  });
});
