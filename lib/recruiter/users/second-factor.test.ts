import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutdown } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { given } from '../testing/given';
import { actorOf, clearMembers, PASSWORD, sessionOf, setUp, signInWithPassword } from '../testing/members';
import { memberOfRole } from '../testing/store';
import { listMembers } from './members';
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
} from './second-factor';

const NOON = Date.UTC(2026, 10, 2, 12, 0, 10);
const STEP_MS = 30_000;

beforeEach(async () => {
  await clearMembers();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});

afterEach(() => vi.useRealTimers());

afterAll(async () => {
  await shutdown();
});

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Turns the second factor on, as of one step before now. */
async function enrol(actor: Actor) {
  const { secret } = given(await beginSecondFactor(actor, { password: PASSWORD }));
  const code = codeAt(secret, NOON - STEP_MS);
  return { secret, ...given(await confirmSecondFactor(actor, { code })) };
}

const signIn = (code: string, { address = 'a', password = PASSWORD } = {}) =>
  signInWithPassword({ email: 'olga@example.org', password, code, address });

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'in' : outcome.problem.code);

describe('the second factor', () => {
  it('is asked for once it was confirmed with a code, and only after the password', async () => {
    const owner = await setUp();
    const { secret } = given(await beginSecondFactor(owner, { password: PASSWORD }));
    expect(codeOf(await signIn(''))).toBe('in');
    expect(codeOf(await confirmSecondFactor(owner, { code: '000000' }))).toBe('invalid');
    given(await confirmSecondFactor(owner, { code: codeAt(secret, NOON - STEP_MS) }));
    expect(codeOf(await signIn('', { password: 'wrong password' }))).toBe('not-signed-in');
    expect(codeOf(await signIn(''))).toBe('code-needed');
    expect(codeOf(await signIn(codeAt(secret, NOON)))).toBe('in');
  });

  it('takes each code once, also of attempts that run together, and none of another time', async () => {
    const { secret } = await enrol(await setUp());
    const now = codeAt(secret, NOON);
    const together = await Promise.all([signIn(now), signIn(now), signIn(now)]);
    expect(together.map(codeOf).filter((code) => code === 'in')).toHaveLength(1);
    expect(codeOf(await signIn(codeAt(secret, NOON - STEP_MS)))).toBe('code-wrong');
    expect(codeOf(await signIn(codeAt(secret, NOON + 3 * STEP_MS)))).toBe('code-wrong');
  });

  it('slows down who guesses codes from many addresses', async () => {
    await enrol(await setUp());
    const tries = [];
    for (let at = 0; at < 10; at++) tries.push(codeOf(await signIn('123456', { address: `a${at}` })));
    expect(tries.slice(0, 6)).toEqual(Array(6).fill('code-wrong'));
    expect(tries.at(-1)).toBe('too-many-attempts');
  });

  it('lets recovery codes in once each, and forgets the old ones when new ones are made', async () => {
    const owner = await setUp();
    const { recoveryCodes } = await enrol(owner);
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(codeOf(await signIn(first.toUpperCase().replace('-', ' ')))).toBe('in');
    expect(codeOf(await signIn(first))).toBe('code-wrong');
    expect(given(await secondFactorState(owner, undefined))).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = given(await renewRecoveryCodes(owner, { password: PASSWORD })).recoveryCodes;
    expect(codeOf(await signIn(second))).toBe('code-wrong');
    expect(codeOf(await signIn(renewed[0] ?? ''))).toBe('in');
  });

  it('is turned on and off only with the password, and never begun anew while it is on', async () => {
    const owner = await setUp();
    expect(await beginSecondFactor(owner, { password: 'wrong' })).toMatchObject({
      problem: { field: 'password' },
    });
    await enrol(owner);
    expect(codeOf(await beginSecondFactor(owner, { password: PASSWORD }))).toBe('conflict');
    expect(codeOf(await removeSecondFactor(owner, { password: 'wrong' }))).toBe('invalid');
    expect(codeOf(await signIn(''))).toBe('code-needed');
    given(await removeSecondFactor(owner, { password: PASSWORD }));
    expect(codeOf(await signIn(''))).toBe('in');
  });

  it('is reset by an owner for someone who lost it, whose sessions end', async () => {
    const owner = await setUp();
    await enrol(owner);
    const session = await sessionOf(owner.id);
    const other = await memberOfRole('owner', 'otto@example.org');
    expect(given(await listMembers(other, undefined))).toContainEqual(
      expect.objectContaining({ id: owner.id, secondFactor: true }),
    );
    given(await resetSecondFactor(other, { memberId: owner.id }));
    expect(await actorOf(session)).toBeNull();
    expect(codeOf(await signIn(''))).toBe('in');
    expect(codeOf(await resetSecondFactor(other, { memberId: owner.id }))).toBe('not-found');
  });

  it('keeps neither its secret nor a recovery code in readable form, and notes what was done', async () => {
    const { secret, recoveryCodes } = await enrol(await setUp());
    const db = await records();
    const kept = JSON.stringify([
      await db.selectFrom('second_factor').selectAll().execute(),
      await db.selectFrom('recovery_code').selectAll().execute(),
    ]);
    for (const readable of [secret, ...recoveryCodes]) expect(kept).not.toContain(readable);
    const audited = await db.selectFrom('audit').select('action').execute();
    expect(audited).toContainEqual({ action: 'second-factor-enabled' });
  });
});
