import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actorOf, sessionOf } from '../testing/members';
import { GROUP, isFault, named, USER, userOf, withScim } from '../testing/scim';
import { listMembers } from '../users/members';

/** The sequences of the two suites that providers have providers of services run, by their public documentation. */

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

const { on, call, patched, created } = withScim();

describe('the tests of Okta for a SCIM server', () => {
  it('pass in their order: users, a wrong id, a filter, making, duplicates', async () => {
    const users = await call('GET', '/Users?count=1&startIndex=1');
    expect(users.status).toBe(200);
    expect(users.headers.get('content-type')).toBe('application/scim+json');
    expect(users.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      ...{ itemsPerPage: 1, startIndex: 1, totalResults: 1 },
      Resources: [
        {
          ...{ id: on.owner.id, userName: 'olga@example.org', active: true },
          name: { formatted: 'Olga Owner' },
          emails: [{ value: 'olga@example.org', primary: true }],
        },
      ],
    });
    expect((await call('GET', `/Users/${on.owner.id}`)).body).toMatchObject({
      userName: 'olga@example.org',
    });
    expect((await call('GET', named('nobody@example.org'))).body).toMatchObject({
      ...{ totalResults: 0, Resources: [] },
    });
    isFault(await call('GET', '/Users/00919288221112222'), 404);

    const random = userOf('Runscope300', { userName: 'Runscope300.Test@example.org', displayName: 'R T' });
    const made = await call('POST', '/Users', { body: random });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...{ active: true, userName: 'Runscope300.Test@example.org' },
      name: { familyName: 'Example', givenName: 'Runscope300' },
      meta: { resourceType: 'User', location: `http://localhost:3000/scim/v2/Users/${made.body.id}` },
    });
    expect(made.headers.get('location')).toBe(`http://localhost:3000/scim/v2/Users/${made.body.id}`);
    expect((await call('GET', `/Users/${made.body.id}`)).body).toEqual(made.body);
    isFault(await call('POST', '/Users', { body: random }), 409, 'uniqueness');
    expect((await call('GET', named('RUNSCOPE300.TEST@EXAMPLE.ORG'))).body.totalResults).toBe(1);
    expect((await call('GET', '/Groups')).body).toMatchObject({ totalResults: 0 });
  });

  it('then what Okta does: makes, replaces, deactivates, lets in again', async () => {
    const body = userOf('ada', {
      ...{ externalId: '00ujl29u0le5T6Aj10h7', locale: 'en-US' },
      groups: [],
      password: '1mz050nq',
    });
    const made = await call('POST', '/Users', { body });
    const path = `/Users/${made.body.id}`;
    expect(made.body).toMatchObject({ externalId: '00ujl29u0le5T6Aj10h7', groups: [] });
    expect(JSON.stringify(made.body)).not.toContain('1mz050nq');
    const replaced = await call('PUT', path, {
      body: { ...body, id: made.body.id, name: { givenName: 'Augusta', familyName: 'King' } },
    });
    expect(replaced.body).toMatchObject({ name: { givenName: 'Augusta', familyName: 'King' }, active: true });
    const session = await sessionOf(String(made.body.id));
    const off = await patched(path, { op: 'replace', value: { active: false } });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await actorOf(session)).toBeNull();
    expect((await call('GET', path)).body.active).toBe(false);
    expect((await call('GET', named('ada@example.org'))).body).toMatchObject({
      Resources: [{ active: false }],
    });
    const again = await patched(path, {
      op: 'replace',
      value: { id: made.body.id, active: true, externalId: 'e2' },
    });
    expect(again.body).toMatchObject({ active: true, externalId: 'e2' });
    expect(await actorOf(session)).toBeNull();
    expect(await listMembers(on.owner, undefined)).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ name: 'Augusta King', state: 'active' })]),
    });
  });

  it('and its groups: pushed, renamed, filled and emptied', async () => {
    const ada = await created('ada');
    const made = await call('POST', '/Groups', {
      body: {
        schemas: [GROUP],
        displayName: 'Test SCIMv2',
        members: [{ value: ada, display: 'ada@example.org' }],
      },
    });
    expect([made.status, made.body]).toMatchObject([201, { members: [{ value: ada, type: 'User' }] }]);
    const path = `/Groups/${made.body.id}`;
    expect((await call('GET', '/Groups?startIndex=1&count=100')).body).toMatchObject({
      totalResults: 1,
    });
    await patched(path, { op: 'replace', value: { id: made.body.id, displayName: 'Test SCIMv3' } });
    await patched(
      path,
      { op: 'remove', path: `members[value eq "${ada}"]` },
      { op: 'add', path: 'members', value: [{ value: on.owner.id, display: 'x' }] },
    );
    expect((await call('GET', path)).body).toMatchObject({
      displayName: 'Test SCIMv3',
      members: [{ value: on.owner.id }],
    });
    const put = await call('PUT', path, {
      body: { schemas: [GROUP], displayName: 'Test SCIMv3', members: [] },
    });
    expect(put.body).toMatchObject({ members: [] });
    expect((await call('DELETE', path)).status).toBe(204);
    isFault(await call('GET', path), 404);
  });
});

describe('what Entra ID sends', () => {
  it('makes, finds, changes and disables somebody, with its capitals and its texts for booleans', async () => {
    isFault(await call('GET', `/Users/${randomUUID()}`), 404);
    const found = await call('GET', `/Users?filter=${encodeURIComponent('userName eq "non-existent user"')}`);
    expect([found.status, found.body.totalResults]).toEqual([200, 0]);
    const made = await call('POST', '/Users', {
      body: {
        schemas: [USER, ENTERPRISE],
        ...{ externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef', userName: 'Test_User@example.org' },
        ...{ active: 'True', displayName: 'Test User', title: 'Nurse', roles: [] },
        emails: [{ primary: true, type: 'work', value: 'Test.User@mail.example.org' }],
        name: { formatted: 'Test User', familyName: 'User', givenName: 'Test' },
        [ENTERPRISE]: { department: 'HR' },
        meta: { resourceType: 'User' },
      },
    });
    expect([made.status, made.body]).toMatchObject([
      201,
      { active: true, userName: 'Test_User@example.org' },
    ]);
    const path = `/Users/${made.body.id}`;
    const both = `externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef" and userName eq "test_user@EXAMPLE.org"`;
    expect((await call('GET', `/Users?filter=${encodeURIComponent(both)}`)).body.totalResults).toBe(1);
    const changed = await patched(
      path,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: 'nickName', value: 'Babs' },
      { op: 'Add', path: 'emails[type eq "home"].value', value: 'home@example.org' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Admin' },
      { op: 'Replace', path: `${ENTERPRISE}:employeeNumber`, value: 'Eqpj' },
      { op: 'Add', path: `${ENTERPRISE}:manager`, value: 'abc' },
    );
    expect(changed.body).toMatchObject({
      name: { familyName: 'updatedFamilyName', givenName: 'Test' },
      emails: [{ value: 'updatedemail@microsoft.com', type: 'work', primary: true }],
    });
    const flagged = await patched(path, {
      ...{ op: 'replace' },
      value: {
        displayName: 'Bjfe',
        'name.givenName': 'Kkom',
        'name.familyName': 'Unua',
        [`${ENTERPRISE}:employeeNumber`]: 'A',
      },
    });
    expect(flagged.body).toMatchObject({
      displayName: 'Bjfe',
      name: { givenName: 'Kkom', familyName: 'Unua' },
    });
    const renamed = await patched(path, { op: 'Replace', path: 'userName', value: '5b50642d@contoso.com' });
    expect(renamed.body).toMatchObject({
      userName: '5b50642d@contoso.com',
      emails: [{ value: 'updatedemail@microsoft.com' }],
    });
    const session = await sessionOf(String(made.body.id));
    const off = await patched(path, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.status, off.body.active]).toEqual([200, false]);
    expect(await actorOf(session)).toBeNull();
    expect((await patched(path, { op: 'Replace', value: { active: 'true' } })).body.active).toBe(true);
    expect((await call('DELETE', path)).status).toBe(204);
    isFault(await call('GET', path), 404);
    isFault(await patched(path, { op: 'Replace', path: 'active', value: 'False' }), 404);
    expect((await call('GET', named('5b50642d@contoso.com'))).body.totalResults).toBe(0);
  });

  it('pushes groups without their members, asks who is in one, and removes by value', async () => {
    const [ada, bob] = [await created('ada'), await created('bob')];
    const made = await call('POST', '/Groups', {
      body: {
        schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
        externalId: '8aa1a0c0',
        displayName: 'Leads',
        members: [],
        meta: { resourceType: 'Group' },
      },
    });
    const path = `/Groups/${made.body.id}`;
    await patched(
      path,
      { op: 'Add', path: 'members', value: [{ $ref: null, value: ada }] },
      { op: 'Add', path: 'members', value: [{ value: bob }] },
    );
    const asked = await call('GET', `${path}?excludedAttributes=members`);
    expect(asked.body).toMatchObject({ displayName: 'Leads', externalId: '8aa1a0c0' });
    expect(asked.body).not.toHaveProperty('members');
    const inIt = (id: string) =>
      `/Groups?filter=${encodeURIComponent(`id eq "${made.body.id}" and members eq "${id}"`)}`;
    expect((await call('GET', inIt(ada))).body.totalResults).toBe(1);
    await patched(path, { op: 'Remove', path: 'members', value: [{ $ref: null, value: ada }] });
    expect((await call('GET', inIt(ada))).body.totalResults).toBe(0);
    expect((await call('GET', path)).body).toMatchObject({ members: [{ value: bob }] });
    const byName = `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "leads"')}`;
    expect((await call('GET', byName)).body).toMatchObject({
      totalResults: 1,
      Resources: [{ id: made.body.id }],
    });
    expect(
      (await patched(path, { op: 'Replace', path: 'displayName', value: 'Heads' })).body.displayName,
    ).toBe('Heads');
    await patched(path, { op: 'remove', path: 'members' });
    expect((await call('GET', path)).body.members).toEqual([]);
  });
});
