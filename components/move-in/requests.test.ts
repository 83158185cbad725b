import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendAwaited } from './requests';

const PAUSES = [0, 0];
/** What the server answers to each try for a file; 201 from then on. */
let answers: Record<string, number[]>;
let tries: string[];
const server = createServer((request, response) => {
  const name = new URL(request.url ?? '', 'http://x').searchParams.get('name') ?? '';
  tries.push(name);
  request.resume().once('end', () => {
    const status = answers[name]?.shift() ?? 201;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 201 ? {} : { problem: { message: `No: ${status}` } }));
  });
});

beforeEach(async () => {
  [answers, tries] = [{}, []];
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${base}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const NAMES = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];

const send = () =>
  sendAwaited(
    'upload',
    NAMES.map((cv) => ({ cv, itemId: cv })),
    NAMES.map((path) => ({ path, file: new File([path], path, { lastModified: 0 }) })),
    PAUSES,
  );
const triesOf = (name: string) => tries.filter((one) => one === name).length;

it('tries again while the server cannot take a file', async () => {
  answers = { 'a.pdf': [503, 429] };
  expect(await send()).toBeNull();
  expect(NAMES.map(triesOf)).toEqual([3, 1, 1, 1, 1]);
});

it('sends the others where one is refused, and says so', async () => {
  answers = { 'b.pdf': [413] };
  expect(await send()).toBe('No: 413');
  expect(NAMES.map(triesOf)).toEqual([1, 1, 1, 1, 1]);
});

it('ends where the server does not come back', async () => {
  answers = Object.fromEntries(NAMES.map((name) => [name, Array(9).fill(503)]));
  expect(await send()).toBe('No: 503');
  expect(tries).toHaveLength(9);
});
