import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { ROLES, type Role } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { hashOfToken, newToken } from '../ground/token';
import { defineUseCase, guarded, reads, recordId } from '../ground/use-case';
import { hashPassword, newPassword, refuseCommonPassword } from './passwords';
import { emailAddress, personName } from './setup';
import type { Invitation } from './types';

const LASTS_MS = 7 * 24 * 60 * 60 * 1000;

const UNKNOWN = refused('not-found', 'This invitation is no longer valid. Ask for a new one.');

async function openInvitations(): Promise<Invitation[]> {
  const db = await records();
  const rows = await db
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.role',
      'invitation.created_at',
      'invitation.expires_at',
      'member.name as inviter',
    ])
    .orderBy('invitation.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.inviter,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    expired: row.expires_at.getTime() <= Date.now(),
  }));
}

/**
 * Invites someone; inviting them again makes the earlier link useless. `link` is shown once and lasts seven days;
 * only its hash is kept. Owners only.
 */
export const inviteMember = defineUseCase(
  'owner',
  z.object({ email: emailAddress, role: z.enum(ROLES, 'Choose a role.') }),
  async (actor, { email, role }): Promise<Outcome<{ invitation: Invitation; link: string }>> => {
    const db = await records();
    const known = await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst();
    if (known) return refused('conflict', 'Someone with this e-mail is already a member.', 'email');
    const token = newToken();
    const content = {
      role,
      token_hash: hashOfToken(token, 'base64url'),
      invited_by: actor.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + LASTS_MS),
    };
    const { id } = await db
      .insertInto('invitation')
      .values({ email, ...content })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(content))
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(db, { actorId: actor.id, action: 'member-invited', detail: { role } });
    const invitation = (await openInvitations()).find((open) => open.id === id);
    if (!invitation) return UNKNOWN;
    return done({ invitation, link: `${config().BASE_URL}/invitations/${token}` });
  },
);

/** Open invitations, the newest first. Owners only. */
export const listInvitations = defineUseCase(reads('owner'), z.void(), async () =>
  done(await openInvitations()),
);

/** Makes the link of an invitation useless. Owners only. */
export const revokeInvitation = defineUseCase(
  'owner',
  z.object({ invitationId: recordId }),
  async (_actor, { invitationId }): Promise<Outcome<null>> => {
    const db = await records();
    await db.deleteFrom('invitation').where('id', '=', invitationId).execute();
    return done(null);
  },
);

/** A token of a link; a call of a program may bring anything in its place. */
const Token = z.string().max(200);

/** Returns the data for the page at `/invitations/{token}`. */
export async function readInvitation(
  token: string,
): Promise<Outcome<{ email: string; role: Role; invitedBy: string }>> {
  if (!Token.safeParse(token).success) return UNKNOWN;
  const db = await records();
  const row = await db
    .selectFrom('invitation')
    .innerJoin('member', 'member.id', 'invitation.invited_by')
    .select(['invitation.email', 'invitation.role', 'member.name as invitedBy'])
    .where('token_hash', '=', hashOfToken(token, 'base64url'))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? done(row) : UNKNOWN;
}

const Acceptance = z.object({ name: personName, password: newPassword });

async function join(token: string, input: z.output<typeof Acceptance>): Promise<Outcome<{ email: string }>> {
  const common = await refuseCommonPassword(input.password, 'password');
  if (common) return common;
  const hash = await hashPassword(input.password);
  const db = await records();
  return db.transaction().execute(async (trx) => {
    const invitation = await trx
      .deleteFrom('invitation')
      .where('token_hash', '=', hashOfToken(token, 'base64url'))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!invitation) return UNKNOWN;
    const made = await trx
      .insertInto('member')
      .values({ ...invitation, name: input.name, password_hash: hash })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return refused('conflict', 'You are already a member. Sign in instead.');
    await audit(trx, { actorId: made.id, action: 'member-joined', subject: made.id });
    return done({ email: invitation.email });
  });
}

/** Makes the member of an invitation, once. They then sign in with the e-mail of the invitation. */
export async function acceptInvitation(
  token: string,
  input: { name: string; password: string },
): Promise<Outcome<{ email: string }>> {
  const open = await readInvitation(token);
  if (!open.ok) return open;
  const read = Acceptance.safeParse(input);
  if (!read.success) {
    const [issue] = read.error.issues;
    return refused('invalid', issue?.message ?? 'This is not valid.', issue?.path.join('.'));
  }
  return guarded(() => join(token, read.data));
}
