import { describe, expect, it } from 'vitest';
import { records } from '../ground/store';
import { actorOf, sessionOf } from '../testing/members';
import { GROUP, isFault, USER, userOf, withScim } from '../testing/scim';

const { on, call, patched, created } = withScim();

const group = async (displayName: string, ...members: string[]) => {
  const body = { schemas: [GROUP], displayName, members: members.map((value) => ({ value })) };
  return `/Groups/${(await call('POST', '/Groups', { body })).body.id}`;
};

const versionAt = async (path: string) => (await call('GET', path)).headers.get('etag') ?? '';

describe('the version of a group', () => {
  it('is the same without its members, whoever is in it, and changes with its name', async () => {
    const [ada, bob] = [await created('ada'), await created('bob')];
    const path = await group('Leads', ada);
    const bare = `${path}?excludedAttributes=members`;
    const before = await versionAt(bare);
    const whole = await versionAt(path);
    await patched(path, { op: 'add', path: 'members', value: [{ value: bob }] });
    expect([await versionAt(bare), await versionAt(`${path}?attributes=displayName`)]).toEqual([
      before,
      before,
    ]);
    expect(await versionAt(path)).not.toBe(whole);
    const listed = await call('GET', '/Groups?excludedAttributes=members');
    expect(listed.body).toMatchObject({ Resources: [{ meta: { version: before } }] });
    await patched(path, { op: 'replace', path: 'displayName', value: 'Heads' });
    expect(await versionAt(bare)).not.toBe(before);
  });

  it('is the same in whatever order its members come', async () => {
    const [ada, bob] = [await created('ada'), await created('bob')];
    const path = await group('Leads', ada, bob);
    const before = await versionAt(path);
    const order = async () => {
      const { members } = (await call('GET', path)).body as unknown as { members: { value: string }[] };
      return members.map(({ value }) => value);
    };
    expect(await order()).toEqual([ada, bob]);
    await (await records())
      .updateTable('member')
      .set({ email: 'z@example.org' })
      .where('id', '=', ada)
      .execute();
    expect(await order()).toEqual([bob, ada]);
    expect(await versionAt(path)).toBe(before);
  });

  it('holds a change to what the caller saw, with members or without', async () => {
    const [ada, bob] = [await created('ada'), await created('bob')];
    const path = await group('Leads', ada);
    const [bare, whole] = [await versionAt(`${path}?excludedAttributes=members`), await versionAt(path)];
    await patched(path, { op: 'add', path: 'members', value: [{ value: bob }] });
    const rename = (version: string) =>
      call('PATCH', path, {
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
          Operations: [{ op: 'replace', path: 'displayName', value: 'Heads' }],
        },
        headers: { 'if-match': version },
      });
    isFault(await rename(whole), 412);
    expect((await rename(bare)).status).toBe(200);
    isFault(await rename(bare), 412);
  });

  it('of a member without groups is the same, whatever groups they are in', async () => {
    const ada = await created('ada');
    const bare = `/Users/${ada}?excludedAttributes=groups`;
    const [before, whole] = [await versionAt(bare), await versionAt(`/Users/${ada}`)];
    await group('Leads', ada);
    expect(await versionAt(bare)).toBe(before);
    expect(await versionAt(`/Users/${ada}`)).not.toBe(whole);
  });

  it('is found among several that a caller has, weak or not', async () => {
    const path = `/Users/${await created('ada')}`;
    const version = await versionAt(path);
    for (const known of [`W/"other", ${version}`, version.slice(2), '*'])
      expect((await call('GET', path, { headers: { 'if-none-match': known } })).status).toBe(304);
    expect((await call('GET', path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  });
});

describe('names with the URN of their schema', () => {
  it('are those without it, in filters, paths, values and lists of attributes', async () => {
    const path = `/Users/${await created('ada')}`;
    const found = async (filter: string) =>
      (await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)).body.totalResults;
    expect(await found(`${USER}:userName eq "ada@example.org"`)).toBe(1);
    expect(await found(`${USER}:name.givenName eq "ada" and ${USER}:active eq true`)).toBe(1);
    expect(await found(`${USER}:emails[type eq "work"].value eq "ada@example.org"`)).toBe(1);
    await patched(
      path,
      { op: 'replace', path: `${USER}:displayName`, value: 'Countess' },
      { op: 'replace', path: `${USER}:name.familyName`, value: 'King' },
      { op: 'replace', path: `${USER}:emails[type eq "work"].value`, value: 'countess@example.org' },
      { op: 'replace', value: { [`${USER}:externalId`]: 'x1' } },
    );
    const names = ['displayName', 'name.familyName', 'emails.value', 'externalId'];
    const query = names.map((name) => `${USER}:${name}`).join(',');
    const { body } = await call('GET', `${path}?attributes=${encodeURIComponent(query)}`);
    expect({ ...body, id: null, meta: null }).toEqual({
      ...{ schemas: [USER], id: null, meta: null, displayName: 'Countess', externalId: 'x1' },
      name: { familyName: 'King' },
      emails: [{ value: 'countess@example.org' }],
    });
    const rest = await call('GET', `${path}?excludedAttributes=${encodeURIComponent(query)}`);
    expect(rest.body).not.toHaveProperty('displayName');
    expect(rest.body).toMatchObject({
      ...{ userName: 'ada@example.org', emails: [{ type: 'work', primary: true }] },
      name: { givenName: 'ada' },
    });
    const members = await group('Leads', on.owner.id);
    const without = await call(
      'GET',
      `${members}?excludedAttributes=${encodeURIComponent(`${GROUP}:members`)}`,
    );
    expect(without.body).not.toHaveProperty('members');
    const part = await call('GET', `${members}?excludedAttributes=members.display`);
    expect(part.body.members).toMatchObject([{ value: on.owner.id, type: 'User' }]);
    expect(part.body.members).not.toMatchObject([{ display: expect.anything() }]);
  });
});

describe('filters about addresses', () => {
  it.each([
    ['emails.type eq "work"', 2],
    ['emails.type eq "home"', 0],
    ['emails.primary eq true', 2],
    ['emails.primary eq "True"', 2],
    ['emails.primary eq false', 0],
    ['emails.value eq "ADA@example.org"', 1],
    ['emails eq "ada@example.org"', 1],
    ['emails[type eq "work"].value eq "ada@example.org"', 1],
    ['emails[ type eq "Work" and primary eq true ].value eq "ada@example.org" and active eq true', 1],
    ['emails[type eq "home"].value eq "ada@example.org"', 0],
    ['emails[type eq "work" and value eq "ada@example.org"]', 1],
    ['emails[type eq "work"]', 2],
    ['emails[value eq "a]b@example.org"]', 0],
  ])('%s finds %i', async (filter, expected) => {
    await created('ada');
    const found = await call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    expect([found.status, found.body.totalResults]).toEqual([200, expected]);
  });

  it.each([
    'emails.display eq "x"',
    'emails[type eq "work"',
    'emails[].value eq "x"',
    'emails[type eq "work"]].value eq "x"',
    'emails[emails[type eq "work"]]',
    'emails[type eq "work"] .value',
    'emails[type eq "work"].value',
    '[type eq "work"]',
  ])('%s is refused', async (filter) => {
    isFault(await call('GET', `/Users?filter=${encodeURIComponent(filter)}`), 400, 'invalidFilter');
  });
});

describe('replacing somebody', () => {
  it('without a word about access leaves it as it is', async () => {
    const ada = await created('ada');
    const path = `/Users/${ada}`;
    const session = await sessionOf(ada);
    const { active: _, ...silent } = userOf('ada', { displayName: 'Countess' });
    expect((await call('PUT', path, { body: silent })).body).toMatchObject({
      ...{ active: true, displayName: 'Countess' },
    });
    expect(await actorOf(session)).not.toBeNull();
    await patched(path, { op: 'replace', path: 'active', value: false });
    for (const body of [silent, { ...silent, active: null }])
      expect((await call('PUT', path, { body })).body.active).toBe(false);
    expect((await call('PUT', path, { body: { ...silent, active: true } })).body.active).toBe(true);
  });
});
