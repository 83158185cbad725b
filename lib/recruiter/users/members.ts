import type { Outcome } from '../outcome';
import type { Actor, Member, Role } from './types';
/** Everyone who can sign in or could. Owners only. */
export async function listMembers(_actor: Actor): Promise<Outcome<Member[]>> {
  throw new Error('being written');
}

/** Gives a member another role. The last active owner stays an owner. Owners only. */
export async function changeRole(
  _actor: Actor,
  _input: { memberId: string; role: Role },
): Promise<Outcome<Member>> {
  throw new Error('being written');
}

/** Keeps a member from signing in, from the next request on. Not the last active owner. Owners only. */
export async function disableMember(_actor: Actor, _input: { memberId: string }): Promise<Outcome<Member>> {
  throw new Error('being written');
}

/** Lets a disabled member in again. Owners only. */
export async function enableMember(_actor: Actor, _input: { memberId: string }): Promise<Outcome<Member>> {
  throw new Error('being written');
}

/** Changes one's own name. */
export async function changeName(_actor: Actor, _input: { name: string }): Promise<Outcome<Actor>> {
  throw new Error('being written');
}

/** Changes one's own password; every other session of theirs ends. */
export async function changePassword(
  _actor: Actor,
  _input: { current: string; next: string },
): Promise<Outcome<null>> {
  throw new Error('being written');
}
