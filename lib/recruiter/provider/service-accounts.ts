import type { Outcome } from '../outcome';
import type { Actor } from '../users/types';
import type { ProviderAccount, ServiceAccountKey, ServiceAccountSummary } from './types';
/** False when the app uses a hosted provider, whose accounts are not managed here. */
export function managesServiceAccounts(): boolean {
  throw new Error('being written');
}

/** The accounts of the built-in service, the newest first. Owners only. */
export async function listServiceAccounts(_actor: Actor): Promise<Outcome<ServiceAccountSummary[]>> {
  throw new Error('being written');
}

/** Makes an account; its key is in the answer and nowhere else. Owners only. */
export async function createServiceAccount(
  _actor: Actor,
  _input: { name: string },
): Promise<Outcome<ServiceAccountKey>> {
  throw new Error('being written');
}

/** Gives an account a new key; the old one is refused from then on. Owners only. */
export async function rotateServiceAccount(
  _actor: Actor,
  _input: { accountId: string },
): Promise<Outcome<ServiceAccountKey>> {
  throw new Error('being written');
}

/** Refuses an account from now on. Owners only. */
export async function revokeServiceAccount(
  _actor: Actor,
  _input: { accountId: string },
): Promise<Outcome<null>> {
  throw new Error('being written');
}

/** The account this app parses with and its credits. Owners only. */
export async function providerAccount(_actor: Actor): Promise<Outcome<ProviderAccount>> {
  throw new Error('being written');
}
