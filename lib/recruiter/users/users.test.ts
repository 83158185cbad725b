import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/config';
import { shutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { actorOf, clearMembers, PASSWORD, sessionOf, setUp, signInWithPassword } from '../testing/members';
import { memberOfRole } from '../testing/store';
import { changePassword, changeRole, disableMember, enableMember } from './members';
import { endOtherSessions, endSession, endSessionOf, listSessions, signedInBy } from './sessions';
import { needsSetup, setUpOwner, setUpOwnerOfEnvironment } from './setup';

beforeEach(clearMembers);

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

  it.each([
    ['Olga Owner', 'Olga Owner'],
    [undefined, 'Olga'],
  ])('is made by the environment, once, and named %s: %s', async (ADMIN_NAME, name) => {
    Object.assign(config(), { ADMIN_EMAIL: 'Olga@example.org', ADMIN_PASSWORD: PASSWORD, ADMIN_NAME });
    await setUpOwnerOfEnvironment();
    await setUpOwnerOfEnvironment();
    const db = await records();
    expect(await db.selectFrom('member').select(['name', 'email', 'role']).execute()).toEqual([
      { name, email: 'olga@example.org', role: 'owner' },
    ]);
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
    expect(signedIn).toMatchObject({ ok: true, value: { id: owner.id, sessionId: expect.any(String) } });
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

  it('lets whoever waits try, and a browser in which they signed in before at once', async () => {
    await setUp();
    const right = { email: 'olga@example.org', password: PASSWORD };
    const known = 'k'.repeat(43);
    expect((await signInWithPassword({ ...right, address: 'home', key: known })).ok).toBe(true);
    for (let attempt = 0; attempt < 60; attempt += 1)
      await signInWithPassword({
        ...right,
        password: 'guess',
        address: attempt < 10 ? 'home' : `a${attempt}`,
      });
    expect(await signInWithPassword({ ...right, address: 'home' })).toMatchObject({
      problem: { code: 'too-many-attempts' },
    });
    expect((await signInWithPassword({ ...right, address: 'home', key: known })).ok).toBe(true);
    const db = await records();
    await db
      .updateTable('sign_in_failure')
      .set({ next_try_at: new Date(0) })
      .execute();
    expect((await signInWithPassword({ ...right, address: 'home' })).ok).toBe(true);
  });
});

describe('sessions', () => {
  it('end on the server when one signs out, and leave the others', async () => {
    const owner = await setUp();
    const [here, there] = [await sessionOf(owner.id), await sessionOf(owner.id)];
    await endSessionOf(here);
    expect(await actorOf(here)).toBeNull();
    expect(await actorOf(there)).toMatchObject({ id: owner.id });
  });

  it('end after thirty days however much they were used', async () => {
    const owner = await setUp();
    const session = await sessionOf(owner.id);
    const db = await records();
    const daysAgo = (days: number) =>
      db
        .updateTable('session')
        .set({ created_at: sql<Date>`now() - make_interval(days => ${days})` })
        .execute();
    await daysAgo(29);
    expect(await actorOf(session)).toMatchObject({ id: owner.id });
    await daysAgo(31);
    expect(await actorOf(session)).toBeNull();
  });

  it('are listed for their own member alone, who ends one or all the others', async () => {
    const owner = await setUp();
    const rita = await memberOfRole('recruiter', 'rita@example.org');
    const theirs = await sessionOf(rita.id);
    const here = await signedInBy(await sessionOf(owner.id));
    if (!here) throw new Error('no session');
    const there = await sessionOf(owner.id);
    const listed = await listSessions(here);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([here.sessionId]);
    expect(listed[0]?.device).toBe('Firefox on Windows');
    expect(await endSession(owner, theirs)).toMatchObject({ problem: { code: 'not-found' } });
    expect((await endSession(owner, there)).ok).toBe(true);
    expect(await endOtherSessions(here)).toEqual({ ok: true, value: { ended: 1 } });
    expect((await listSessions(here)).map(({ id }) => id)).toEqual([here.sessionId]);
    expect(await actorOf(theirs)).toMatchObject({ id: rita.id });
  });

  it('end when they were not used for a week', async () => {
    const owner = await setUp();
    const session = await sessionOf(owner.id);
    const db = await records();
    await db
      .updateTable('session')
      .set({ last_seen_at: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
      .where('id', '=', session.sessionId)
      .execute();
    expect(await actorOf(session)).toBeNull();
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
    const session = await sessionOf(rita.id);
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
    expect(await actorOf(await sessionOf(rita.id))).toMatchObject({ role: 'recruiter' });
    expect(await actorOf({ sessionId: 'not an id' })).toBeNull();
  });

  it('changes a password only for who knows the current one, and ends the sessions made with it', async () => {
    const owner = await setUp();
    const next = 'another long password';
    const session = await sessionOf(owner.id);
    expect(await changePassword(owner, { current: 'wrong', next })).toMatchObject({
      problem: { field: 'current' },
    });
    expect((await changePassword(owner, { current: PASSWORD, next })).ok).toBe(true);
    expect(await actorOf(session)).toBeNull();
    const signedIn = await signInWithPassword({ email: owner.email, password: next, address: 'a' });
    expect(signedIn).toMatchObject({ ok: true, value: { id: owner.id } });
  });
});
