import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthState, noteFault } from '@/lib/platform/health/state';
import { answerFaults, answerOutage } from './outage.mjs';

let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!answerOutage(request, response)) response.end('served');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const setDatabase = (message: string | undefined) => {
  healthState().parts = [{ name: 'database', isNeeded: true, message }];
};

describe('while the database is gone', () => {
  it('a page says so in words, and calls of pages in JSON, both with when to come again', async () => {
    setDatabase('gone');
    const page = await fetch(`${base}/candidates`, { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toContain('cannot reach its database');
    const call = await fetch(`${base}/api/recruiter/uploads`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({ problem: { code: 'unavailable' } });
  });

  it.each([
    '/api/health',
    '/v10/parser/resume',
    '/api/v3/search',
    '/_next/static/a.js',
    '/tx/v9/account',
    '/scim/v2/Users?count=1',
  ])('%s answers for itself', async (path) => {
    setDatabase('gone');
    expect(await (await fetch(`${base}${path}`)).text()).toBe('served');
  });

  it('and all is served when it is back', async () => {
    setDatabase(undefined);
    expect(await (await fetch(`${base}/candidates`)).text()).toBe('served');
  });
});

describe('a request that fails before health knows of the outage', () => {
  const serve = (isOfStore: boolean, path: string) =>
    answered(path, (request, response) => {
      answerFaults(request, response);
      response.setHeader('content-encoding', 'identity');
      if (isOfStore) noteFault();
      response.statusCode = 500;
      response.write('Internal ');
      response.end('Server Error');
    });

  it('is answered like one during it', async () => {
    noteFault();
    const answer = await serve(true, '/candidates');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toContain('cannot reach its data');
  });

  it('and as ever when it failed for something else, or answers for itself', async () => {
    noteFault();
    for (const answer of [await serve(false, '/candidates'), await serve(true, '/v10/account')])
      expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
  });
});

/** Answers two requests of one connection, so that what a first answer leaves behind would break the second. */
async function answered(path: string, handle: RequestListener): Promise<Response> {
  const own = createServer(handle);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(own.address() as AddressInfo).port}${path}`;
  const headers = { accept: 'text/html' };
  await (await fetch(address, { headers })).text();
  const answer = await fetch(address, { headers });
  const text = await answer.text();
  own.close();
  return new Response(text, answer);
}
