import {
  CALLS,
  CreateServiceAccountRequest,
  callAt,
  type DecodedOf,
  encode,
  GrantCreditsRequest,
  InfoOnly,
  type ServiceAccountData,
  ServiceAccountResponse,
  ServiceAccountsResponse,
  type ServiceAccountUseData,
  ServiceAccountUseResponse,
  type ServiceAccountWithKey,
  ServiceAccountWithKeyResponse,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** Returns the accounts of the built-in service, the newest first, revoked ones included. */
export async function listAccounts(): Promise<Answered<ServiceAccountData[]>> {
  return withValue<ServiceAccountData[]>(
    await manage(callAt(CALLS.listServiceAccounts), ServiceAccountsResponse),
  );
}

/** Makes an account; the key is shown here and never again. */
export async function createAccount(
  name: string,
): Promise<Answered<DecodedOf<typeof ServiceAccountWithKey>>> {
  const body = encode(CreateServiceAccountRequest, { name });
  return withValue(
    await manage({ ...callAt(CALLS.createServiceAccount), body }, ServiceAccountWithKeyResponse),
  );
}

/** Gives an account a new key; the old one is refused from then on. */
export async function rotateAccount(id: string): Promise<Answered<DecodedOf<typeof ServiceAccountWithKey>>> {
  return withValue(await manage(callAt(CALLS.rotateServiceKey, { id }), ServiceAccountWithKeyResponse));
}

/** Refuses an account from now on. */
export async function revokeAccount(id: string): Promise<Answered<null>> {
  const answer = await manage(callAt(CALLS.revokeServiceAccount, { id }), InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}

/** Adds credits to an account. `expirationDate` is yyyy-MM-dd, null for never; if missing it does not change. */
export async function grantCredits(
  id: string,
  grant: DecodedOf<typeof GrantCreditsRequest>,
): Promise<Answered<ServiceAccountData>> {
  const body = encode(GrantCreditsRequest, grant);
  return withValue<ServiceAccountData>(
    await manage({ ...callAt(CALLS.grantServiceCredits, { id }), body }, ServiceAccountResponse),
  );
}

/** Returns the charges of an account of the built-in service in the last 92 days, by day and operation. */
export async function readUse(id: string): Promise<Answered<ServiceAccountUseData>> {
  return withValue<ServiceAccountUseData>(
    await manage(callAt(CALLS.readServiceAccountUse, { id }), ServiceAccountUseResponse),
  );
}
