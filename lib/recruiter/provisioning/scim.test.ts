import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditLog } from '../privacy/audit-log';
import { isFault, named, PATCH, USER, userOf, withScim } from '../testing/scim';
import { editUser } from './draft';
import { ScimFault } from './fault';
import { readFilter } from './filter';
import { readPatch } from './patch';
import { revokeScimToken } from './token';

const { on, call, patched, created } = withScim();

describe('lists and versions', () => {
  it('come in parts', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await created(name);
    const part = async (query: string) => (await call('GET', `/Users?${query}`)).body;
    expect(await part('startIndex=4&count=10')).toMatchObject({
      ...{ totalResults: 5, startIndex: 4, itemsPerPage: 2 },
    });
    expect(await part('startIndex=-3&count=-1')).toMatchObject({
      ...{ totalResults: 5, startIndex: 1, Resources: [] },
    });
    expect(await part('startIndex=99')).toMatchObject({ ...{ totalResults: 5, Resources: [] } });
    expect(await part('count=1&attributes=userName')).toMatchObject({
      Resources: [{ userName: expect.any(String) }],
    });
    expect((await part('count=1&attributes=userName')).Resources).not.toMatchObject([
      { emails: expect.anything() },
    ]);
    isFault(await call('GET', '/Users?count=many'), 400, 'invalidValue');
  });

  it('are changed only where the caller saw them', async () => {
    const path = `/Users/${await created('ada')}`;
    const etag = (await call('GET', path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".+"$/);
    const unchanged = await call('GET', path, { headers: { 'if-none-match': etag } });
    expect(unchanged.status).toBe(304);
    const body = userOf('ada', { displayName: 'Countess' });
    expect((await call('PUT', path, { body, headers: { 'if-match': etag } })).status).toBe(200);
    isFault(await call('PUT', path, { body, headers: { 'if-match': etag } }), 412);
    isFault(await call('DELETE', path, { headers: { 'if-match': 'W/"other"' } }), 412);
    expect((await call('DELETE', path, { headers: { 'if-match': '*' } })).status).toBe(204);
  });

  it('and what is supported is told', async () => {
    expect((await call('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
    });
    expect((await call('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 });
    expect((await call('GET', '/ResourceTypes/User')).body).toMatchObject({
      endpoint: '/Users',
      schema: USER,
    });
    expect((await call('GET', '/Schemas')).body).toMatchObject({ totalResults: 2 });
    expect((await call('GET', `/Schemas/${encodeURIComponent(USER)}`)).body).toMatchObject({ id: USER });
    for (const path of ['', '/Me', '/Bulk', '/Users/a/b', '/constructor', '/Schemas/x'])
      isFault(await call('GET', path), 404);
  });
});

describe('what nobody should send', () => {
  it('is refused in the form of SCIM, and changes nothing', async () => {
    const path = `/Users/${await created('ada')}`;
    const before = (await call('GET', path)).body;
    for (const raw of ['', '{', 'null', '[]', '7', '"x"', '['.repeat(500_000), '\u0000'])
      for (const [method, at] of [
        ['POST', '/Users'],
        ['PUT', path],
        ['PATCH', path],
        ['POST', '/Groups'],
      ] as const)
        isFault(await call(method, at, { raw }), 400);
    isFault(await call('POST', '/Users', { raw: `{"userName":"${'x'.repeat(3_000_000)}"}` }), 400);
    for (const body of [
      {},
      { userName: '' },
      { userName: 7 },
      { userName: 'no address' },
      userOf('x', { active: 'perhaps' }),
      userOf('x', { emails: 'x' }),
      userOf('nul\u0000'),
    ])
      isFault(await call('POST', '/Users', { body }), 400);
    for (const operation of [
      { op: 'move', path: 'active' },
      { op: 'remove' },
      { op: 'replace', value: 'x' },
      { op: 'replace', path: 'active', value: null },
      { op: 'add', path: 'a b[', value: 1 },
      { op: 'replace', path: 'userName', value: '' },
      { op: 'replace', path: 'displayName', value: { a: 1 } },
      { op: 'replace', path: 'displayName', value: 'nul\u0000' },
    ])
      isFault(await patched(path, operation), 400);
    const harmless = JSON.parse(
      '{"__proto__":{"active":false},"constructor":{"prototype":{"active":false}},"toString":1}',
    );
    expect((await patched(path, { op: 'replace', value: harmless })).status).toBe(200);
    expect(({} as { active?: boolean }).active).toBeUndefined();
    expect({ ...(await call('GET', path)).body, meta: null }).toEqual({ ...before, meta: null });
  });

  it.each([
    'userName eq',
    'userName',
    'userName co "a"',
    'userName eq "a" or active eq true',
    'password eq "x"',
    'userName eq "a" and',
    'userName eq "a" nonsense',
    '((((',
    `userName eq "${'\\'.repeat(1500)}`,
    `${'('.repeat(900)}`,
    'constructor eq "x"',
    `userName eq "${'x'.repeat(3000)}"`,
    'not (userName eq "a")',
  ])('a filter is refused and finds nobody: %#', async (filter) => {
    const started = performance.now();
    isFault(await call('GET', `/Users?filter=${encodeURIComponent(filter)}`), 400, 'invalidFilter');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('is refused by a fault and by nothing else, whatever it is', () => {
    const draft = {
      ...{ userName: 'a', externalId: null, displayName: null, givenName: null, familyName: null },
      ...{ email: null, active: true },
    };
    const path = fc.oneof(
      fc.string(),
      fc.constantFrom('active', 'emails', 'name', 'emails[type eq "work"].value'),
    );
    fc.assert(
      fc.property(fc.string(), path, fc.jsonValue(), (filter, at, value) => {
        const Operations = [
          { op: 'replace', path: at, value },
          { op: 'add', value },
        ];
        for (const read of [
          () => readFilter(filter),
          () => readFilter(`userName eq ${JSON.stringify(filter)}`),
          () => readPatch({ schemas: [PATCH], Operations }).reduce(editUser, draft),
        ])
          try {
            read();
          } catch (error) {
            if (!(error instanceof ScimFault)) throw error;
          }
      }),
    );
  });

  it('finds a name with quotes in it by its text', async () => {
    await created('ada', { userName: 'a"d\\a' });
    expect((await call('GET', named('a\\"d\\\\a'))).body.totalResults).toBe(1);
  });
});

it('everything is in the audit log, with who did it', async () => {
  const ada = await created('ada');
  await patched(`/Users/${ada}`, { op: 'replace', value: { active: false } });
  await call('POST', '/Groups', { body: { displayName: 'Leads', members: [{ value: ada }] } });
  await call('DELETE', `/Users/${ada}`);
  await revokeScimToken(on.owner, undefined);
  const log = await auditLog(on.owner, { page: 1 });
  if (!log.ok) throw new Error(log.problem.message);
  const said = log.value.lines.map(({ action, by }) => `${action} by ${by}`);
  expect(said).toEqual(
    expect.arrayContaining([
      'scim-token-made by Olga Owner',
      'member-provisioned by The sign-in provider',
      'member-disabled by The sign-in provider',
      'group-changed by The sign-in provider',
      'member-removed by The sign-in provider',
      'scim-token-revoked by Olga Owner',
    ]),
  );
  expect(JSON.stringify(log.value.lines)).not.toContain('ada');
});
