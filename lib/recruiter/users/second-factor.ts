import { encode } from 'uqr';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { enrolmentAddress, newSecret, sealSecret, stepOfCode } from './one-time-codes';
import { provePassword } from './prove-password';
import { replaceRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { endSessionsOf } from './sessions';
import type { Enrolment, SecondFactorState } from './types';

const WithPassword = z.object({ password: z.string() });

const WRONG_CODE = refused('invalid', 'This code is wrong. Enter the one the app shows now.', 'code');

/** Returns whether a member signs in with codes of an app, and how many recovery codes are left. */
export const secondFactorState = defineUseCase(reads('viewer'), z.void(), async (actor) =>
  done<SecondFactorState>(await stateOf(actor)),
);

async function stateOf(actor: Actor): Promise<SecondFactorState> {
  const db = await records();
  const member = await db
    .selectFrom('member')
    .leftJoin('second_factor', 'second_factor.member_id', 'member.id')
    .select(['member.password_hash', 'second_factor.confirmed_at'])
    .where('member.id', '=', actor.id)
    .executeTakeFirstOrThrow();
  const codes = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('member_id', '=', actor.id)
    .executeTakeFirstOrThrow();
  return {
    available: member.password_hash !== null,
    enabled: member.confirmed_at !== null,
    recoveryCodesLeft: Number(codes.left),
  };
}

/** Returns the modules of a QR code as one path in a square of `size`. */
function qrOf(text: string): Enrolment['qr'] {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: dark.join('') };
}

/** Begins to set the second factor up: a secret for the app, in force once a code of it was confirmed. */
export const beginSecondFactor = defineUseCase(
  'viewer',
  WithPassword,
  async (actor, { password }): Promise<Outcome<Enrolment>> => {
    const proved = await provePassword(actor, password, 'password');
    if (!proved.ok) return proved;
    const secret = newSecret();
    const db = await records();
    const row = { secret: await sealSecret(secret, actor.id), last_step: null };
    const kept = await db
      .insertInto('second_factor')
      .values({ member_id: actor.id, ...row })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet(row).where('second_factor.confirmed_at', 'is', null),
      )
      .returning('member_id')
      .executeTakeFirst();
    if (!kept) return refused('conflict', 'You have a second factor already. Turn it off first.');
    return done({ secret, qr: qrOf(enrolmentAddress(secret, actor.email)) });
  },
);

/** Puts the second factor in force, given a code of the app. Answers the recovery codes, which are shown once. */
export const confirmSecondFactor = defineUseCase(
  'viewer',
  z.object({ code: z.string() }),
  async (actor, { code }): Promise<Outcome<{ recoveryCodes: string[] }>> => {
    const db = await records();
    if (!(await takeStep(db, actor.id, code, false))) return WRONG_CODE;
    return db.transaction().execute(async (trx) => {
      const row = { confirmed_at: new Date() };
      await trx.updateTable('second_factor').set(row).where('member_id', '=', actor.id).execute();
      await audit(trx, { actorId: actor.id, action: 'second-factor-enabled' });
      return done({ recoveryCodes: await replaceRecoveryCodes(trx, actor.id) });
    });
  },
);

/** New recovery codes in place of all earlier ones. */
export const renewRecoveryCodes = defineUseCase(
  'viewer',
  WithPassword,
  async (actor, { password }): Promise<Outcome<{ recoveryCodes: string[] }>> => {
    const proved = await provePassword(actor, password, 'password');
    if (!proved.ok) return proved;
    if (!(await hasSecondFactor(actor.id))) return refused('conflict', 'You have no second factor.');
    const db = await records();
    return db.transaction().execute(async (trx) => {
      await audit(trx, { actorId: actor.id, action: 'recovery-codes-renewed' });
      return done({ recoveryCodes: await replaceRecoveryCodes(trx, actor.id) });
    });
  },
);

async function forgetFactor(executor: Executor, memberId: string): Promise<void> {
  await executor.deleteFrom('second_factor').where('member_id', '=', memberId).execute();
  await executor.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
}

/** Turns one's own second factor off. */
export const removeSecondFactor = defineUseCase(
  'viewer',
  WithPassword,
  async (actor, { password }): Promise<Outcome<null>> => {
    const proved = await provePassword(actor, password, 'password');
    if (!proved.ok) return proved;
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await forgetFactor(trx, actor.id);
      await audit(trx, { actorId: actor.id, action: 'second-factor-removed' });
    });
    return done(null);
  },
);

/** Takes the second factor of someone who lost it. Their sessions end. Owners only. */
export const resetSecondFactor = defineUseCase(
  'owner',
  z.object({ memberId: recordId }),
  async (actor, { memberId }): Promise<Outcome<null>> => {
    if (!(await hasSecondFactor(memberId))) return refused('not-found', 'This member has no second factor.');
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await forgetFactor(trx, memberId);
      await endSessionsOf(trx, memberId);
      await audit(trx, { actorId: actor.id, action: 'second-factor-reset', subject: memberId });
    });
    return done(null);
  },
);

/** Returns whether a member signs in with a second factor. */
export async function hasSecondFactor(memberId: string): Promise<boolean> {
  const db = await records();
  const row = await db
    .selectFrom('second_factor')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the step of a code, once: of attempts that run together with one code a single one gets it. */
async function takeStep(
  executor: Executor,
  memberId: string,
  code: string,
  confirmed: boolean,
): Promise<boolean> {
  const row = await executor
    .selectFrom('second_factor')
    .select(['secret', 'confirmed_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row || (row.confirmed_at !== null) !== confirmed) return false;
  const step = await stepOfCode(row.secret, memberId, code);
  if (step === null) return false;
  const { numUpdatedRows } = await executor
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('member_id', '=', memberId)
    .where('secret', '=', row.secret)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns whether a code of the app or a recovery code lets a member in. Either is good once. */
export async function passesSecondFactor(memberId: string, code: string): Promise<boolean> {
  const db = await records();
  if (await takeStep(db, memberId, code, true)) return true;
  if (!(await spendRecoveryCode(memberId, code))) return false;
  await audit(db, { actorId: memberId, action: 'recovery-code-used' });
  return true;
}
