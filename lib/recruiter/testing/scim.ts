import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, expect } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { answerScimRequest } from '../http/scim-routes';
import { makeScimToken } from '../provisioning/token';
import { clearMembers, setUp } from './members';

/** SCIM over HTTP on a port of this machine, and a client of it. */

type Answer = {
  status: number;
  headers: Headers;
  body: Record<string, never> & Record<string, unknown>;
};

type Call = { body?: unknown; raw?: string; headers?: Record<string, string>; token?: string | null };

/** Starts a server with the routes of SCIM; `call` asks it with a token. */
async function startScim(token: string) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost:3000');
    const hasBody = request.method !== 'GET' && request.method !== 'DELETE';
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: hasBody ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : null,
      duplex: 'half',
    };
    const path = url.pathname
      .replace(/^\/scim\/v2\/?/, '')
      .split('/')
      .filter(Boolean)
      .map(decodeURIComponent);
    const answer = await answerScimRequest(new Request(url, init), { params: Promise.resolve({ path }) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/scim/v2`;
  const call = async (method: string, path: string, { body, raw, headers, token: by = token }: Call = {}) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        'content-type': 'application/scim+json; charset=utf-8',
        accept: 'application/scim+json',
        ...(by !== null && { authorization: `Bearer ${by}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const text = await response.text();
    const parsed = text === '' ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed } as Answer;
  };
  return { call, stop: () => server.close() };
}

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Returns a user as providers send one. */
export const userOf = (name: string, more: object = {}) => ({
  schemas: [USER],
  userName: `${name}@example.org`,
  name: { givenName: name, familyName: 'Example' },
  emails: [{ primary: true, value: `${name}@example.org`, type: 'work' }],
  active: true,
  ...more,
});

/** The path of a question for a name. */
export const named = (name: string) => `/Users?filter=${encodeURIComponent(`userName eq "${name}"`)}`;

/** Expects a refusal in the form of SCIM. */
export function isFault({ status, body }: Answer, expected: number, scimType?: string) {
  expect(body).toMatchObject({ schemas: [ERROR], status: String(expected), detail: expect.any(String) });
  expect(status).toBe(expected);
  if (scimType) expect(body.scimType).toBe(scimType);
}

/** Returns the role of a member, as the store has it. */
export async function roleOf(id: string) {
  const db = await records();
  return (await db.selectFrom('member').select('role').where('id', '=', id).executeTakeFirst())?.role;
}

async function newToken(owner: Actor): Promise<string> {
  const made = await makeScimToken(owner, undefined);
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.token;
}

/** Gives each test of a file a new workspace with its owner and a token, and what calls SCIM with it. */
export function withScim() {
  let scim: Awaited<ReturnType<typeof startScim>>;
  const on = { owner: {} as Actor, token: '' };
  beforeEach(async () => {
    const db = await records();
    for (const table of ['scim_token', 'scim_group'] as const) await db.deleteFrom(table).execute();
    await clearMembers();
    on.owner = await setUp();
    on.token = await newToken(on.owner);
    scim = await startScim(on.token);
    return () => scim.stop();
  });
  afterAll(() => shutdown());
  const call: typeof scim.call = (...asked) => scim.call(...asked);
  const patched = (path: string, ...Operations: object[]) =>
    call('PATCH', path, { body: { schemas: [PATCH], Operations } });
  const created = async (name: string, more: object = {}): Promise<string> => {
    const made = await call('POST', '/Users', { body: userOf(name, more) });
    expect(made.status).toBe(201);
    return String(made.body.id);
  };
  return { on, call, patched, created, newToken: () => newToken(on.owner) };
}
