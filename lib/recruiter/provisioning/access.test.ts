import { beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { records } from '../ground/store';
import { actorOf, PASSWORD, sessionOf, signInWithPassword } from '../testing/members';
import { isFault, roleOf, userOf, withScim } from '../testing/scim';
import { memberOfRole } from '../testing/store';
import { signInWithProvider } from '../users/provider-sign-in';
import { provisioningSettings, revokeScimToken } from './token';

const { on, call, patched, created, newToken } = withScim();

describe('the last owner', () => {
  it('is neither deactivated nor removed, by none of the ways', async () => {
    const path = `/Users/${on.owner.id}`;
    isFault(await patched(path, { op: 'replace', value: { active: false } }), 409);
    isFault(await patched(path, { op: 'Replace', path: 'active', value: 'False' }), 409);
    isFault(await call('PUT', path, { body: userOf('olga', { active: false }) }), 409);
    isFault(await call('DELETE', path), 409);
    expect(await actorOf(await sessionOf(on.owner.id))).toMatchObject({ role: 'owner', name: 'Olga Owner' });
  });

  it('stays one of two that are deactivated at once', async () => {
    const second = await memberOfRole('owner', 'second@example.org');
    const answers = await Promise.all(
      [on.owner, second].map(({ id }) =>
        patched(`/Users/${id}`, { op: 'replace', value: { active: false } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stays an owner in no group', async () => {
    config().OIDC_ROLES = [{ group: 'Leads', role: 'owner' }];
    const { body } = await call('POST', '/Groups', {
      body: { displayName: 'Other', members: [{ value: on.owner.id }] },
    });
    expect(body).toMatchObject({ members: [{ value: on.owner.id }] });
    expect(await roleOf(on.owner.id)).toBe('owner');
    config().OIDC_ROLES = undefined;
  });
});

describe('roles', () => {
  beforeEach(() => {
    config().OIDC_ROLES = [
      { group: 'Leads', role: 'owner' },
      { group: 'group-id-7', role: 'recruiter' },
    ];
    return () => {
      config().OIDC_ROLES = undefined;
    };
  });

  it('come from pushed groups, by name or id, and go with them', async () => {
    const ada = await created('ada');
    expect(await roleOf(ada)).toBe('viewer');
    const people = await call('POST', '/Groups', {
      body: { displayName: 'Staff', externalId: 'group-id-7', members: [{ value: ada }] },
    });
    expect(await roleOf(ada)).toBe('recruiter');
    const leads = await call('POST', '/Groups', {
      body: { displayName: 'Leads', members: [{ value: ada }] },
    });
    expect(await roleOf(ada)).toBe('owner');
    await patched(`/Groups/${leads.body.id}`, { op: 'replace', path: 'displayName', value: 'Nobody' });
    expect(await roleOf(ada)).toBe('recruiter');
    await call('DELETE', `/Groups/${people.body.id}`);
    expect(await roleOf(ada)).toBe('viewer');
  });

  it('of pushed groups hold at sign-in, with those of the token', async () => {
    const ada = await created('ada', { externalId: 'sub-ada' });
    await call('POST', '/Groups', { body: { displayName: 'Leads', members: [{ value: ada }] } });
    const claims = { sub: 'sub-ada', email: 'other@example.org', email_verified: true };
    const session = await signInWithProvider(claims, { userAgent: '', key: 'k'.repeat(43) });
    expect(session?.id).toBe(ada);
    expect(await roleOf(ada)).toBe('owner');
  });
});

describe('whoever was provisioned', () => {
  const DEVICE = { userAgent: '', key: 'k'.repeat(43) };

  it('is known at the first sign-in by the id of the token or the directory, and not by an unproved address', async () => {
    const ada = await created('ada', { externalId: 'object-id' });
    const claims = { sub: 'pairwise', email: 'ada@example.org' };
    expect(await signInWithProvider(claims, DEVICE)).toBeNull();
    expect((await signInWithProvider({ ...claims, oid: 'object-id' }, DEVICE))?.id).toBe(ada);
    expect((await signInWithProvider({ ...claims, email: 'new@example.org' }, DEVICE))?.id).toBe(ada);
    expect(await signInWithProvider({ ...claims, sub: 'thief', oid: 'object-id' }, DEVICE)).toBeNull();
  });

  it('and removed cannot come back by signing in, only by being made anew, as nobody before', async () => {
    const ada = await created('ada');
    const claims = { sub: 'sub-1', email: 'ada@example.org', email_verified: true };
    const session = await signInWithProvider(claims, DEVICE);
    expect((await call('DELETE', `/Users/${ada}`)).status).toBe(204);
    expect(await actorOf(session)).toBeNull();
    expect(await signInWithProvider(claims, DEVICE)).toBeNull();
    expect(await signInWithProvider({ ...claims, sub: 'sub-2' }, DEVICE)).toBeNull();
    await created('ada');
    expect((await signInWithProvider({ ...claims, sub: 'sub-2' }, DEVICE))?.id).toBe(ada);
  });

  it('by password is out as well, and their password is not that of who comes after them', async () => {
    const db = await records();
    const second = await memberOfRole('owner', 'second@example.org');
    const path = `/Users/${on.owner.id}`;
    expect(second.role).toBe('owner');
    expect((await call('DELETE', path)).status).toBe(204);
    const attempt = { email: 'olga@example.org', password: PASSWORD, address: 'a' };
    expect((await signInWithPassword(attempt)).ok).toBe(false);
    const again = await call('POST', '/Users', { body: userOf('olga') });
    expect(again.status).toBe(201);
    expect((await signInWithPassword(attempt)).ok).toBe(false);
    expect(await roleOf(on.owner.id)).toBe('viewer');
    expect(
      await db.selectFrom('member').selectAll().where('email', '=', 'olga@example.org').execute(),
    ).toHaveLength(1);
  });
});

describe('the token', () => {
  it('is none but the last that an owner made, and none once it is revoked', async () => {
    const wrongs = [null, '', 'x', 'sls_', `sls_${'x'.repeat(43)}`, `${on.token}x`, on.token.toUpperCase()];
    for (const by of wrongs) isFault(await call('GET', '/Users', { token: by }), 401);
    expect((await call('GET', '/Users', { token: 'x' })).headers.get('www-authenticate')).toMatch(/^Bearer/);
    expect(await provisioningSettings(on.owner, undefined)).toMatchObject({
      value: { token: { state: 'made', madeBy: 'Olga Owner' } },
    });
    const next = await newToken();
    isFault(await call('GET', '/Users'), 401);
    expect((await call('GET', '/Users', { token: next })).status).toBe(200);
    await revokeScimToken(on.owner, undefined);
    isFault(await call('GET', '/Users', { token: next }), 401);
    expect(await provisioningSettings(on.owner, undefined)).toMatchObject({
      value: { token: { state: 'revoked' } },
    });
    const db = await records();
    const kept = JSON.stringify(await db.selectFrom('scim_token').selectAll().execute());
    for (const secret of [on.token, next]) expect(kept).not.toContain(secret.slice(4));
  });

  it('of another workspace opens nothing here, and calls without one see nothing at all', async () => {
    // Made by another installation: as good as this one's, and unknown here.
    const foreign = `sls_${Buffer.alloc(32, 7).toString('base64url')}`;
    for (const path of [
      '/Users',
      `/Users/${on.owner.id}`,
      '/Groups',
      '/ServiceProviderConfig',
      '/Schemas',
      '/nothing',
    ])
      isFault(await call('GET', path, { token: foreign }), 401);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      isFault(await call(method, `/Users/${on.owner.id}`, { token: foreign, body: userOf('thief') }), 401);
    isFault(await call('POST', '/Users', { token: foreign, body: userOf('thief') }), 401);
    const db = await records();
    expect(await db.selectFrom('member').select('email').execute()).toEqual([{ email: 'olga@example.org' }]);
  });

  it('is guessed slowly, while the right one is answered', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await call('GET', '/Users', { token: 'x' })).status);
    expect(statuses.slice(0, 25).every((status) => status === 401)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await call('GET', '/Users')).status).toBe(200);
  });
});
