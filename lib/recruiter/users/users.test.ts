import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { records } from '../store';
import { memberOfRole } from '../testing/store';
import {
  acceptInvitation,
  inviteMember,
  listInvitations,
  readInvitation,
  revokeInvitation,
} from './invitations';
import { changePassword, changeRole, disableMember, enableMember, listMembers } from './members';
import { actorOf } from './session';
import { needsSetup, setUpOwner } from './setup';
import { signInWithPassword } from './sign-in';

const PASSWORD = 'a long enough password';

async function setUp() {
  const made = await setUpOwner({ name: 'Olga Owner', email: 'Olga@Example.org ', password: PASSWORD });
  if (!made.ok) throw new Error(made.problem.message);
  const actor = await actorOf({ memberId: made.value.id, version: 1 });
  if (!actor) throw new Error('the owner has no session');
  return actor;
}

const tokenOf = (link: string) => link.split('/').at(-1) ?? '';

beforeEach(async () => {
  const db = await records();
  for (const table of ['invitation', 'sign_in_failure', 'audit', 'member'] as const)
    await db.deleteFrom(table).execute();
});

afterAll(async () => {
  await shutdown();
});

describe('the first owner', () => {
  it('is set up once, however many ask together', async () => {
    expect(await needsSetup()).toBe(true);
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        setUpOwner({ name: 'Someone', email: `owner${index}@example.org`, password: PASSWORD }),
      ),
    );
    expect(asked.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await needsSetup()).toBe(false);
    const db = await records();
    expect(await db.selectFrom('member').select('role').execute()).toEqual([{ role: 'owner' }]);
  });

  it('needs a name, an e-mail and a long password, and says which is wrong', async () => {
    const good = { name: 'Olga', email: 'olga@example.org', password: PASSWORD };
    for (const [field, value] of [
      ['name', ' '],
      ['email', 'olga'],
      ['password', 'short'],
    ] as const)
      expect(await setUpOwner({ ...good, [field]: value })).toMatchObject({
        ok: false,
        problem: { code: 'invalid', field },
      });
  });
});

describe('signing in', () => {
  it('takes the right password whatever the case of the e-mail', async () => {
    const owner = await setUp();
    const signedIn = await signInWithPassword({
      email: 'OLGA@example.ORG',
      password: PASSWORD,
      address: 'a',
    });
    expect(signedIn).toEqual({ ok: true, value: { id: owner.id, version: 1 } });
  });

  it('answers the same for an unknown person, a wrong password and someone disabled', async () => {
    await setUp();
    const second = await memberOfRole('recruiter', 'rita@example.org');
    const owner = await setUpActor();
    await disableMember(owner, { memberId: second.id });
    const answers = await Promise.all(
      ['nobody@example.org', 'olga@example.org', 'rita@example.org'].map((email) =>
        signInWithPassword({ email, password: 'not the password', address: 'a' }),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('does as much work for an unknown person as for a wrong password', async () => {
    await setUp();
    await signInWithPassword({ email: 'warm@example.org', password: 'up', address: 'w' });
    const work = { nobody: 0, olga: 0 };
    for (let round = 0; round < 7; round += 1)
      for (const name of ['nobody', 'olga'] as const) {
        const before = process.cpuUsage();
        await signInWithPassword({ email: `${name}@example.org`, password: 'guess', address: `a${round}` });
        const { user, system } = process.cpuUsage(before);
        work[name] += user + system;
      }
    // Processor time instead of time, which a busy machine would disturb; without the same work this is near zero.
    expect(work.nobody / work.olga).toBeGreaterThan(0.6);
    expect(work.nobody / work.olga).toBeLessThan(1.6);
  });

  it('stops guessing from one address, also when the right password comes at last', async () => {
    await setUp();
    for (let attempt = 0; attempt < 8; attempt += 1)
      await signInWithPassword({ email: 'olga@example.org', password: `guess ${attempt}`, address: 'a' });
    const right = { email: 'olga@example.org', password: PASSWORD };
    expect(await signInWithPassword({ ...right, address: 'a' })).toMatchObject({
      ok: false,
      problem: { code: 'too-many-attempts' },
    });
    expect((await signInWithPassword({ ...right, address: 'b' })).ok).toBe(true);
  });

  it('tells a stranger nothing of an error of the store', async () => {
    await setUp();
    const attempt = signInWithPassword({ email: 'olga\0@example.org', password: PASSWORD, address: 'a' });
    expect(await attempt).toMatchObject({ ok: false, problem: { code: 'invalid' } });
  });

  it('counts guesses that run together, and guesses spread over addresses', async () => {
    await setUp();
    const together = await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        signInWithPassword({ email: 'olga@example.org', password: 'guess', address: `a${index}` }),
      ),
    );
    const stopped = together.filter((answer) => !answer.ok && answer.problem.code === 'too-many-attempts');
    expect(stopped).toHaveLength(5);
  });
});

async function setUpActor() {
  const db = await records();
  const row = await db
    .selectFrom('member')
    .select(['id', 'email', 'name', 'role'])
    .where('email', '=', 'olga@example.org')
    .executeTakeFirstOrThrow();
  return row;
}

describe('members', () => {
  it('keeps the last owner an owner and active', async () => {
    const owner = await setUp();
    expect(await changeRole(owner, { memberId: owner.id, role: 'viewer' })).toMatchObject({ ok: false });
    expect(await disableMember(owner, { memberId: owner.id })).toMatchObject({ ok: false });
    const second = await memberOfRole('owner', 'second@example.org');
    const both = await Promise.all([
      changeRole(owner, { memberId: second.id, role: 'viewer' }),
      changeRole(second, { memberId: owner.id, role: 'viewer' }),
    ]);
    expect(both.filter((outcome) => outcome.ok)).toHaveLength(1);
  });

  it('ends the sessions of who is disabled at once and for good', async () => {
    const owner = await setUp();
    const rita = await memberOfRole('recruiter', 'rita@example.org');
    const session = { memberId: rita.id, version: 1 };
    expect(await actorOf(session)).toMatchObject({ role: 'recruiter' });
    await disableMember(owner, { memberId: rita.id });
    expect(await actorOf(session)).toBeNull();
    await enableMember(owner, { memberId: rita.id });
    expect(await actorOf(session)).toBeNull();
  });

  it('gives a changed role from the next request on', async () => {
    const owner = await setUp();
    const rita = await memberOfRole('viewer', 'rita@example.org');
    await changeRole(owner, { memberId: rita.id, role: 'recruiter' });
    expect(await actorOf({ memberId: rita.id, version: 1 })).toMatchObject({ role: 'recruiter' });
    expect(await actorOf({ memberId: 'not an id', version: 1 })).toBeNull();
  });

  it('changes a password only for who knows the current one, and ends the sessions made with it', async () => {
    const owner = await setUp();
    const next = 'another long password';
    expect(await changePassword(owner, { current: 'wrong', next })).toMatchObject({
      problem: { field: 'current' },
    });
    expect((await changePassword(owner, { current: PASSWORD, next })).ok).toBe(true);
    expect(await actorOf({ memberId: owner.id, version: 1 })).toBeNull();
    const signedIn = await signInWithPassword({ email: owner.email, password: next, address: 'a' });
    expect(signedIn).toMatchObject({ ok: true, value: { version: 2 } });
  });
});

describe('invitations', () => {
  it('make a member of the role, once, and keep no readable token', async () => {
    const owner = await setUp();
    const invited = await inviteMember(owner, { email: 'Rita@example.org', role: 'recruiter' });
    if (!invited.ok) throw new Error(invited.problem.message);
    const token = tokenOf(invited.value.link);
    const db = await records();
    expect(JSON.stringify(await db.selectFrom('invitation').selectAll().execute())).not.toContain(token);
    expect(await readInvitation(token)).toEqual({
      ok: true,
      value: { email: 'rita@example.org', role: 'recruiter', invitedBy: 'Olga Owner' },
    });
    const joined = await Promise.all(
      [1, 2, 3].map(() => acceptInvitation(token, { name: 'Rita', password: PASSWORD })),
    );
    expect(joined.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(await listMembers(owner)).toMatchObject({ value: [{ name: 'Olga Owner' }, { name: 'Rita' }] });
  });

  it('are of no use when revoked, replaced or too old', async () => {
    const owner = await setUp();
    const invite = async () => {
      const invited = await inviteMember(owner, { email: 'rita@example.org', role: 'viewer' });
      if (!invited.ok) throw new Error(invited.problem.message);
      return invited.value;
    };
    const first = await invite();
    const second = await invite();
    expect((await readInvitation(tokenOf(first.link))).ok).toBe(false);
    await revokeInvitation(owner, { invitationId: second.invitation.id });
    expect((await readInvitation(tokenOf(second.link))).ok).toBe(false);
    const third = await invite();
    const db = await records();
    await db
      .updateTable('invitation')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    const late = await acceptInvitation(tokenOf(third.link), { name: 'Rita', password: PASSWORD });
    expect(late).toMatchObject({ ok: false, problem: { code: 'not-found' } });
    expect(await listInvitations(owner)).toMatchObject({ value: [{ expired: true }] });
  });

  it('cannot be made by who is no owner', async () => {
    await setUp();
    const recruiter = await memberOfRole('recruiter', 'rita@example.org');
    const input = { email: 'eve@example.org', role: 'owner' as const };
    expect(await inviteMember(recruiter, input)).toMatchObject({ problem: { code: 'not-allowed' } });
    expect(await inviteMember(null, input)).toMatchObject({ problem: { code: 'not-signed-in' } });
  });
});
