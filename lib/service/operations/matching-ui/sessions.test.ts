import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { filesWith } from '@/lib/platform/testing/files-with';
import { documentSearch } from '../../document-search';
import { removeEnded } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { caller } from '../../testing/calls';
import { RESUME } from '../../testing/scored-documents';
import { ACME, GLOBEX, stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { admitMatcherVisitor, endUISession, generateResumeMatcher, readView } from '.';
import { ask, beginSignIn, generated, open, opened, partsOf } from './testing/visits';

beforeAll(fillIndexes);
afterAll(stopService);

const SECRET_WORDS = 'Xylophonequartermaster';

it('lets the first request in, once, and leads to an address without a secret', async () => {
  const url = await generated();
  const { session } = partsOf(url);
  const first = await open(url);
  expect(first).toMatchObject({ status: 303, location: `/matcher/${session}` });
  expect(first.cookies.join()).toContain('HttpOnly');
  expect(await ask(readView, session, { cookie: first.cookie })).toMatchObject({
    status: 200,
    json: { Kind: 'Search', Username: 'mary', TargetKind: 'Resume' },
  });
  expect(await open(url)).toMatchObject({ status: 303, location: `/matcher/${session}`, cookies: [] });
});

it('is not used up by a program that looks at the link, and then lets a person in', async () => {
  const JsAction = { Target: 'parent', TargetOrigin: 'https://ats.example.com' };
  const url = await generated({ Username: 'mary', Hooks: { Client: [{ LinkText: 'Take', JsAction }] } });
  const scanners = ['', 'cors', 'no-cors', 'same-origin'];
  for (const asks of scanners) {
    const looked = await open(url, '', { asks });
    expect(looked).toMatchObject({ status: 200, cookies: [] });
    expect(looked.text).toContain('<form method="post">');
    expect(looked.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://ats.example.com',
    );
  }
  const first = await open(url, '', { asks: '', byForm: true });
  expect(first).toMatchObject({ status: 303, location: `/matcher/${partsOf(url).session}` });
  expect(first.cookies).not.toEqual([]);
  expect((await open(url)).cookies).toEqual([]);
});

it('lets one of many first requests in', async () => {
  const url = await generated();
  const all = await Promise.all(Array.from({ length: 8 }, () => open(url)));
  expect(all.filter(({ cookies }) => cookies.length > 0)).toHaveLength(1);
});

it('gives nothing to who has no cookie, a forged one, that of another session, or a page of another origin', async () => {
  const mine = await opened();
  const other = await opened({ Username: 'eve' }, GLOBEX);
  const forged = mine.cookie.replace(/=[^;]+/g, `=${'A'.repeat(43)}`);
  const moved = other.cookie.replaceAll(other.session, mine.session);
  for (const cookie of ['', forged, other.cookie, moved])
    expect(await ask(readView, mine.session, { cookie })).toMatchObject({ status: 401 });
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign)
    expect(await ask(readView, mine.session, { cookie: mine.cookie, headers })).toMatchObject({
      status: 403,
    });
  expect(await ask(readView, 'A'.repeat(22), { cookie: mine.cookie })).toMatchObject({ status: 410 });
});

it('makes everybody sign in where no user is named', async () => {
  const url = await generated({});
  expect(partsOf(url).key).toBe('');
  expect((await open(`${url}/open?key=`)).cookies).toEqual([]);
  expect(await ask(readView, partsOf(url).session)).toMatchObject({ status: 401 });
});

it('lets in who signed in to the app, under the name of who did', async () => {
  const { session } = partsOf(await generated({}));
  const { json, cookie } = await beginSignIn(session);
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 401 });
  const address = new URL(json.Address);
  const mark = address.searchParams.get('visitor') ?? '';
  expect(json.Code).toBe(mark.slice(0, 4));
  expect(cookie).not.toContain(mark);
  const admit = caller(admitMatcherVisitor);
  const visitor = { SessionId: session, Visitor: mark, Username: 'nora@example.com' };
  expect(await admit({}, { ...visitor, Visitor: 'x' })).toMatchObject({ status: 400 });
  expect(await admit({}, { ...visitor, SessionId: 'A'.repeat(22) })).toMatchObject({ status: 404 });
  expect(await admit({}, visitor)).toMatchObject({ status: 200 });
  expect(await ask(readView, session, { cookie })).toMatchObject({
    status: 200,
    json: { Username: 'nora@example.com' },
  });
  expect((await beginSignIn(session, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

it('keeps cookies of few sessions, so that requests stay small', async () => {
  const cookie = Array.from({ length: 30 }, (_, at) => `matcher-${'a'.repeat(20)}${10 + at}=x`).join('; ');
  const { cookies } = await open(await generated(), cookie);
  expect(cookies.filter((each) => each.includes('Max-Age=0')).length).toBeGreaterThan(4);
});

it('ends with all that it holds', async () => {
  const { records } = await serviceRuntime();
  const ResumeData = { ...RESUME, ProfessionalSummary: SECRET_WORDS };
  const SaasRequest = { ResumeData, IndexIdsToSearchInto: ['posts'] };
  const { session, cookie } = await opened(
    { Username: SECRET_WORDS },
    ACME,
    generateResumeMatcher,
    SaasRequest,
  );
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 200 });
  await sql`checkpoint`.execute(records);
  expect(await filesWith([SECRET_WORDS], config().DATA_DIR)).toEqual([]);
  await sql`update service.matcher_session set expires_at = now() where id = ${session}`.execute(records);
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 410 });
  await removeEnded();
  const { rows } = await sql`select 1 from service.matcher_session where id = ${session}
    union all select 1 from service.matcher_visitor where session_id = ${session}`.execute(records);
  expect(rows).toEqual([]);
});

it('is open for 24 hours, and then over', async () => {
  const { records } = await serviceRuntime();
  const { url, session, cookie } = await opened();
  const pass = (time: string) =>
    sql`update service.matcher_session set expires_at = expires_at - ${time}::interval
      where id = ${session}`.execute(records);
  await pass('23 hours 59 minutes');
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 200 });
  await pass('1 minute');
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 410 });
  expect((await open(url)).cookies).toEqual([]);
});

it('leaves nothing sealed in the files when it is ended', { timeout: 150_000 }, async () => {
  await documentSearch();
  const { records } = await serviceRuntime();
  const { session } = await opened();
  const { rows } = await sql<{ content: string }>`
    select content from service.matcher_session where id = ${session}`.execute(records);
  const sealed = rows[0]?.content.slice(0, 80) ?? '';
  await sql`checkpoint`.execute(records);
  // Files of the tests before may just be written anew.
  await expect.poll(() => filesWith([sealed], config().DATA_DIR), { interval: 500 }).not.toEqual([]);
  await caller(endUISession)({ session });
  await expect
    .poll(() => filesWith([sealed], config().DATA_DIR), { timeout: 120_000, interval: 2000 })
    .toEqual([]);
});

it('is ended by its own account alone', async () => {
  const end = caller(endUISession);
  const { session, cookie } = await opened();
  expect(await end({ session }, undefined, GLOBEX)).toMatchObject({ status: 404 });
  expect(await end({ session: 'A'.repeat(22) })).toMatchObject({ status: 404 });
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 200 });
  expect(await end({ session })).toMatchObject({ status: 200 });
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 410 });
  expect(await end({ session })).toMatchObject({ status: 404 });
});

it('is of an account, and gone with it', async () => {
  const { session, cookie } = await opened();
  const { records, directory } = await serviceRuntime();
  await sql`update service.account set revoked_at = now() where id = 'acme'`.execute(records);
  directory.forget('acme');
  expect(await ask(readView, session, { cookie })).toMatchObject({ status: 410 });
});
