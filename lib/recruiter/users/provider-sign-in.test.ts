import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { memberOfRole } from '../testing/store';
import { authOptions } from './auth-options';
import { disableMember } from './members';
import { signInWithProvider } from './provider-sign-in';

process.env.OIDC_ISSUER = 'https://id.example.org/';
process.env.OIDC_CLIENT_ID = 'shortlist';
process.env.OIDC_CLIENT_SECRET = 'not a secret of anyone';
process.env.OIDC_ALLOWED_DOMAIN = 'Example.org';

const ida = { sub: 'subject-1', email: 'Ida@example.org', email_verified: true, name: 'Ida' };

beforeEach(async () => {
  const db = await records();
  await db.deleteFrom('audit').execute();
  await db.deleteFrom('member').execute();
});

afterAll(async () => {
  await shutdown();
});

async function members() {
  const db = await records();
  return db.selectFrom('member').select(['email', 'role', 'provider_subject']).orderBy('email').execute();
}

const DEVICE = { userAgent: '', key: 'k'.repeat(43) };

describe('signing in through a provider', () => {
  it('makes a member of the configured role at the first sign-in, and knows them afterwards', async () => {
    await memberOfRole('owner');
    const first = await signInWithProvider(ida, DEVICE);
    expect(first).toMatchObject({ sessionId: expect.any(String) });
    expect(await signInWithProvider({ ...ida, email: 'renamed@example.org' }, DEVICE)).toMatchObject({
      id: first?.id,
    });
    expect(await members()).toContainEqual({
      email: 'ida@example.org',
      role: 'viewer',
      provider_subject: 'subject-1',
    });
  });

  it('lets nobody in before the owner was set up', async () => {
    expect(await signInWithProvider(ida, DEVICE)).toBeNull();
    expect(await members()).toEqual([]);
  });

  it.each([
    [{ ...ida, email: 'ida@evil.example' }],
    [{ ...ida, email: 'ida@example.org.evil.example' }],
    [{ ...ida, email_verified: false }],
    [{ ...ida, email_verified: 'false' }],
    [{ ...ida, email: undefined }],
    [{ ...ida, sub: '' }],
    [undefined],
  ])('refuses %o', async (profile) => {
    await memberOfRole('owner');
    expect(await signInWithProvider(profile, DEVICE)).toBeNull();
    expect(await members()).toHaveLength(1);
  });

  it('takes over a member by e-mail only when the provider says that the e-mail is theirs, and only once', async () => {
    await memberOfRole('owner', 'ida@example.org');
    const { email_verified: _verified, ...unverified } = ida;
    expect(await signInWithProvider(unverified, DEVICE)).toBeNull();
    expect(await signInWithProvider(ida, DEVICE)).not.toBeNull();
    expect(await signInWithProvider({ ...ida, sub: 'subject-2' }, DEVICE)).toBeNull();
    expect(await members()).toEqual([
      { email: 'ida@example.org', role: 'owner', provider_subject: 'subject-1' },
    ]);
  });

  it('keeps out who is disabled', async () => {
    const owner = await memberOfRole('owner');
    const session = await signInWithProvider(ida, DEVICE);
    await disableMember(owner, { memberId: session?.id ?? '' });
    expect(await signInWithProvider(ida, DEVICE)).toBeNull();
  });
});

describe('roles of groups', () => {
  const LEADS = '0f3b6a52-5e1c-4d0b-8f5e-1c1b7f0f8d11';
  const inGroups = (groups: unknown, more: object = {}) =>
    signInWithProvider({ ...ida, groups, ...more }, DEVICE);
  const roleOfIda = async () => (await members()).find(({ email }) => email === 'ida@example.org')?.role;

  beforeEach(async () => {
    await memberOfRole('owner');
    config().OIDC_ROLES = [
      { group: LEADS, role: 'owner' },
      { group: 'HR Recruiting', role: 'recruiter' },
    ];
  });

  afterAll(() => {
    config().OIDC_ROLES = undefined;
  });

  it('come with the first sign-in and follow the groups at each of the next, the highest of several', async () => {
    for (const [groups, role] of [
      [['HR Recruiting', 'Everyone'], 'recruiter'],
      [['HR Recruiting', LEADS], 'owner'],
      ['HR Recruiting', 'recruiter'],
      [['hr recruiting', 7, null], 'viewer'],
      [[LEADS], 'owner'],
      [undefined, 'viewer'],
    ] as const) {
      await inGroups(groups);
      expect(await roleOfIda(), String(groups)).toBe(role);
    }
    const db = await records();
    const changes = await db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'member-role-changed')
      .execute();
    expect(changes.map(({ detail }) => detail)).toContainEqual({ role: 'viewer' });
  });

  it('stay where the provider could not name the groups, of which there were too many', async () => {
    await inGroups([LEADS]);
    await inGroups(undefined, { _claim_names: { groups: 'src1' } });
    await inGroups(undefined, { hasgroups: true });
    expect(await roleOfIda()).toBe('owner');
  });

  it('never take away the last owner, and let nobody in who is disabled', async () => {
    const owner = await memberOfRole('owner', 'ida@example.org');
    const db = await records();
    await db.deleteFrom('member').where('email', '!=', 'ida@example.org').execute();
    expect(await inGroups([])).not.toBeNull();
    expect(await roleOfIda()).toBe('owner');
    const other = await memberOfRole('owner', 'other@example.org');
    await disableMember(other, { memberId: owner.id });
    expect(await inGroups([LEADS])).toBeNull();
  });

  it('are by another claim where one is named', async () => {
    config().OIDC_GROUPS_CLAIM = 'roles';
    await inGroups(undefined, { roles: ['HR Recruiting'] });
    expect(await roleOfIda()).toBe('recruiter');
    config().OIDC_GROUPS_CLAIM = 'groups';
  });
});

describe('the session', () => {
  it('holds which session it is, and nothing of a person', async () => {
    const { callbacks, providers, useSecureCookies } = await authOptions();
    expect(providers.map((provider) => provider.id)).toEqual(['credentials', 'oidc']);
    expect(useSecureCookies).toBe(false);
    const sessionId = '6f1c2c3a-3c53-4a39-9a0b-0b7a5c1d2e3f';
    const user = { id: 'ida', sessionId, name: 'Ida', email: ida.email };
    const given = { token: { name: 'Ida', email: ida.email, picture: 'x' }, user, account: null };
    const token = await callbacks?.jwt?.(
      given as unknown as Parameters<NonNullable<typeof callbacks.jwt>>[0],
    );
    expect(token).toEqual({ sessionId });
    const shown = { session: { expires: 'later', user: { name: 'Ida' } }, token };
    const session = await callbacks?.session?.(
      shown as unknown as Parameters<NonNullable<typeof callbacks.session>>[0],
    );
    expect(session).toEqual({ expires: 'later', sessionId });
  });
});
