import type { Outcome } from '../outcome';
import type { Actor, Invitation, Role } from './types';
/** Invites someone. `link` is shown once and lasts seven days; only its hash is kept. Owners only. */
export async function inviteMember(
  _actor: Actor,
  _input: { email: string; role: Role },
): Promise<Outcome<{ invitation: Invitation; link: string }>> {
  throw new Error('being written');
}

/** Open invitations, the newest first. Owners only. */
export async function listInvitations(_actor: Actor): Promise<Outcome<Invitation[]>> {
  throw new Error('being written');
}

/** Makes the link of an invitation useless. Owners only. */
export async function revokeInvitation(
  _actor: Actor,
  _input: { invitationId: string },
): Promise<Outcome<null>> {
  throw new Error('being written');
}

/** What the page at `/invitations/{token}` shows to the invited person. */
export async function readInvitation(
  _token: string,
): Promise<Outcome<{ email: string; role: Role; invitedBy: string }>> {
  throw new Error('being written');
}

/** Makes the member of an invitation, once. They then sign in with the e-mail of the invitation. */
export async function acceptInvitation(
  _token: string,
  _input: { name: string; password: string },
): Promise<Outcome<{ email: string }>> {
  throw new Error('being written');
}
