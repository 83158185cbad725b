import { z } from 'zod';
import { config } from '@/lib/config';
import type { Role } from '../ground/actor';
import { records } from '../ground/store';
import type { Device } from './devices';
import { takeRoleOfGroups } from './members';
import { pushedGroupsOf, roleAtSignIn } from './provider-roles';
import { openSession } from './sessions';
import { emailKey, type SessionOf } from './sign-in';

/** Longer ones are not kept: their sessions end by the person. */
const LONGEST_SID = 500;
/** An ID token that goes into the address of a sign-out at the provider. */
const LONGEST_ID_TOKEN = 6000;

/** The claims of OpenID Connect Core 5.1 that we use. */
const Claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional(),
  name: z.string().optional(),
  /** The id of a person in Entra ID. */
  oid: z.string().max(200).nullish().catch(null),
  /** OpenID Connect Back-Channel Logout 1.0, 2.1. */
  sid: z.string().max(LONGEST_SID).nullish().catch(null),
});

type Claimed = z.output<typeof Claims>;

function isAdmitted(claims: Claimed): boolean {
  const { OIDC_ALLOWED_DOMAIN } = config();
  if (claims.email_verified === false) return false;
  return !OIDC_ALLOWED_DOMAIN || emailKey(claims.email).endsWith(`@${OIDC_ALLOWED_DOMAIN.toLowerCase()}`);
}

/** Whom the provider announced by SCIM it has named by an id of its own: that of the token, or of the directory (`oid`, Entra ID). */
async function provisionedOf({ sub, oid }: Claimed) {
  const db = await records();
  return db
    .updateTable('member')
    .from('scim_user')
    .whereRef('scim_user.member_id', '=', 'member.id')
    .where('external_id', 'in', oid ? [sub, oid] : [sub])
    .where('removed_at', 'is', null)
    .where('provider_subject', 'is', null)
    .set({ provider_subject: sub })
    .returning(['member.id', 'disabled_at', 'role'])
    .executeTakeFirst();
}

async function memberOf(claims: Claimed, role: Role | undefined) {
  const db = await records();
  const bound = await db
    .selectFrom('member')
    .select(['id', 'disabled_at', 'role'])
    .where('provider_subject', '=', claims.sub)
    .executeTakeFirst();
  if (bound) return bound;
  const provisioned = await provisionedOf(claims);
  if (provisioned) return provisioned;
  const email = emailKey(claims.email);
  const { OIDC_DEFAULT_ROLE } = config();
  return db
    .insertInto('member')
    .values({
      email,
      name: claims.name ?? email,
      role: role ?? OIDC_DEFAULT_ROLE,
      provider_subject: claims.sub,
    })
    .onConflict((conflict) =>
      // An existing member is linked by e-mail only once, and only if the provider confirms that the address is theirs.
      conflict
        .column('email')
        .doUpdateSet({ provider_subject: claims.sub })
        .where('member.provider_subject', 'is', null)
        .where((where) => where.val(claims.email_verified === true)),
    )
    .returning(['id', 'disabled_at', 'role'])
    .executeTakeFirst();
}

/**
 * Signs in a person that the OpenID Connect provider vouches for, who becomes a member at the first sign-in; null when
 * they are not let in. Before the first owner was set up nobody is.
 */
export async function signInWithProvider(
  profile: unknown,
  device: Device,
  idToken?: string,
): Promise<SessionOf | null> {
  const claims = Claims.safeParse(profile);
  if (!claims.success || !isAdmitted(claims.data)) return null;
  const db = await records();
  const anyone = await db.selectFrom('member').select('id').limit(1).executeTakeFirst();
  if (!anyone) return null;
  const member = await memberOf(claims.data, roleAtSignIn(profile));
  if (!member || member.disabled_at !== null) return null;
  const role = roleAtSignIn(profile, await pushedGroupsOf(db, member.id));
  // Refused for the last owner alone, who then stays one.
  if (role && role !== member.role) await takeRoleOfGroups(member.id, role);
  const by = {
    providerSession: claims.data.sid ?? null,
    idToken: idToken && idToken.length <= LONGEST_ID_TOKEN ? idToken : null,
  };
  return { id: member.id, sessionId: await openSession(member.id, device.userAgent, by) };
}
