import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOTHING_IS_KEPT } from '@/lib/platform';
import { answerVisitor, mayVisit } from './visitors.mjs';

const APP = path.resolve('app');
const WRITING = /\b(?:POST|PUT|PATCH|DELETE)\b/;

/** The paths of all routes that answer more than reading, with something in place of what a path names. */
const writingRoutes = readdirSync(APP, { recursive: true })
  .map(String)
  .filter((file) => path.basename(file) === 'route.ts')
  .filter((file) => WRITING.test(readFileSync(path.join(APP, file), 'utf8')))
  .map((file) =>
    `/${path.dirname(file)}`
      .replace('[[...path]]', 'x')
      .replace('[session]', 'x'.repeat(22))
      .replace(/\[[^\]]+\]/g, 'x'),
  );

/** Those that ask for the application\u2019s own account, for a session of a matching UI, or for a signature. */
const OF_ITSELF = ['v9', 'v10', 'ui', 'service', 'events', 'auth', 'matcher', 'mcp'];
const isOfItself = (route: string) =>
  OF_ITSELF.includes(route.split('/')[1] ?? '') || /^\/api\/(?:v3|events)(?:\/|$)/.test(route);

const loading = globalThis as { shortlistDemonstration?: { isLoaded: boolean } };
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!answerVisitor(request, response)) response.end('served');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  delete loading.shortlistDemonstration;
  server.close();
});

describe('the door of a demonstration', () => {
  it.each(writingRoutes)('%s takes nothing from a visitor', (route) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(mayVisit(method, route, false)).toBe(isOfItself(route));
    // As an act of a page would, only where there is a page.
    if (route.startsWith('/api/') && !isOfItself(route)) expect(mayVisit('POST', route, true)).toBe(false);
    expect(mayVisit('GET', route, false)).toBe(true);
  });

  it('found the routes that there are', () => {
    expect(writingRoutes.length).toBeGreaterThan(60);
    expect(writingRoutes).toContain('/apply/x/send');
    expect(writingRoutes).toContain('/api/recruiter/uploads/x/items/x');
  });

  it('lets acts of pages on to their use cases', () => {
    expect(mayVisit('POST', '/candidates', true)).toBe(true);
    expect(mayVisit('POST', '/candidates', false)).toBe(false);
    expect(mayVisit('PUT', '/candidates', true)).toBe(false);
  });

  it('says that nothing is kept', async () => {
    loading.shortlistDemonstration = { isLoaded: true };
    const refused = await fetch(`${base}/api/recruiter/uploads`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ problem: { code: 'not-allowed', message: NOTHING_IS_KEPT } });
    expect(await (await fetch(`${base}/candidates`)).text()).toBe('served');
  });

  it('says that it is being set up, while only its own calls are served', async () => {
    loading.shortlistDemonstration = { isLoaded: false };
    const page = await fetch(`${base}/candidates`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('being set up');
    for (const own of ['/v10/parser/resume', '/service/market/sources', '/api/health', '/api/v3/search'])
      expect(await (await fetch(`${base}${own}`)).text()).toBe('served');
  });
});
