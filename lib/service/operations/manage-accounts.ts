import { randomBytes } from 'node:crypto';
import { config } from '@/lib/config';
import {
  CALLS,
  CreateServiceAccountRequest,
  type DecodedOf,
  GrantCreditsRequest,
  NoValue,
  ServiceAccount,
  type ServiceAccountData,
  ServiceAccountList,
  ServiceAccountUse,
  type ServiceAccountUseData,
  ServiceAccountWithKey,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { expirationDate, generateKey, hashGeneratedKey } from '../accounts';
import { type ServiceRuntime, serviceRuntime } from '../runtime';
import {
  type Account,
  findAccount,
  grantCredits,
  listAccounts,
  openAccount,
  readBalance,
  readUse,
  removeSessionsOf,
  replaceKey,
  revokeAccount,
  setExpiry,
} from '../store';
import { defineOperation } from './operation';
import type { OperationFailure, Outcome } from './outcome';

const ID_BYTES = 6;
const MAX_BODY_BYTES = 16 * 1024;

type AccountWithKey = { account: ServiceAccountData; serviceKey: string };

async function factsOf(
  runtime: ServiceRuntime,
  account: Account,
  lastUsedAt?: Date,
): Promise<ServiceAccountData> {
  const balance = await readBalance(runtime.records, account.id);
  return {
    accountId: account.id,
    name: account.name,
    origin: account.origin,
    region: account.region,
    creditsRemaining: balance.remaining,
    creditsUsed: balance.used,
    maximumConcurrentRequests: account.maximumConcurrentRequests,
    expirationDate: expirationDate(account),
    createdAt: account.createdAt.toISOString(),
    keyCreatedAt: account.keyCreatedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: account.revokedAt?.toISOString() ?? null,
  };
}

/** Lists all accounts of the service, the newest first. */
async function list(): Promise<Outcome<ServiceAccountData[]>> {
  const runtime = await serviceRuntime();
  const listed = await listAccounts(runtime.records);
  const value = await Promise.all(listed.map((entry) => factsOf(runtime, entry.account, entry.lastUsedAt)));
  return succeed({ value });
}

/** Opens an account and returns its key, only this once. */
async function create(
  wanted: DecodedOf<typeof CreateServiceAccountRequest>,
): Promise<Outcome<AccountWithKey>> {
  const { SERVICE_CREDITS, SERVICE_CONCURRENCY, SERVICE_REGION } = config();
  const runtime = await serviceRuntime();
  const id = `sl-${randomBytes(ID_BYTES).toString('hex')}`;
  const serviceKey = generateKey();
  const account = {
    id,
    name: wanted.name,
    origin: 'settings',
    region: SERVICE_REGION,
    maximumConcurrentRequests: wanted.maximumConcurrentRequests ?? SERVICE_CONCURRENCY,
    key: hashGeneratedKey(serviceKey),
  } as const;
  await openAccount(runtime.records, account, wanted.credits ?? SERVICE_CREDITS);
  return tell(runtime, id, serviceKey);
}

async function tell(
  runtime: ServiceRuntime,
  id: string,
  serviceKey: string,
): Promise<Outcome<AccountWithKey>> {
  const account = await findAccount(runtime.records, id);
  return account
    ? succeed({ value: { account: await factsOf(runtime, account), serviceKey } })
    : fail(UNKNOWN);
}

const UNKNOWN: OperationFailure = { code: 'DataNotFound', message: 'There is no account of that id.' };

async function findManaged(runtime: ServiceRuntime, id: string): Promise<Result<Account, OperationFailure>> {
  const account = await findAccount(runtime.records, id);
  if (!account) return fail(UNKNOWN);
  if (account.origin === 'settings') return succeed(account);
  const place = account.origin === 'environment' ? 'in SERVICE_ACCOUNTS' : 'by the application itself';
  return fail({ code: 'ConstraintError', message: `This account is managed ${place}.` });
}

/** Replaces the key of an account, shown only this once; the old one is refused from now on. */
async function rotate(id: string): Promise<Outcome<AccountWithKey>> {
  const runtime = await serviceRuntime();
  const found = await findManaged(runtime, id);
  if (!found.ok) return found;
  if (found.value.revokedAt)
    return fail({ code: 'ConstraintError', message: 'This account is revoked; create another one.' });
  const serviceKey = generateKey();
  await replaceKey(runtime.records, id, hashGeneratedKey(serviceKey));
  runtime.directory.forget(id);
  return tell(runtime, id, serviceKey);
}

/** Refuses an account from now on; its ledger stays. */
async function revoke(id: string): Promise<Outcome<never>> {
  const runtime = await serviceRuntime();
  const found = await findManaged(runtime, id);
  if (!found.ok) return found;
  await revokeAccount(runtime.records, id);
  await removeSessionsOf(runtime.records, id);
  runtime.directory.forget(id);
  return succeed({});
}

/** Adds credits to an account, wherever it comes from, and sets their last day. */
async function grant(
  id: string,
  { credits, expirationDate }: DecodedOf<typeof GrantCreditsRequest>,
): Promise<Outcome<ServiceAccountData>> {
  const runtime = await serviceRuntime();
  const account = await findAccount(runtime.records, id);
  if (!account) return fail(UNKNOWN);
  if (account.revokedAt) return fail({ code: 'ConstraintError', message: 'This account is revoked.' });
  if (credits > 0) await grantCredits(runtime.records, id, credits);
  if (expirationDate !== undefined) await setExpiry(runtime.records, id, expirationDate);
  runtime.directory.forget(id);
  const changed = await findAccount(runtime.records, id);
  return changed ? succeed({ value: await factsOf(runtime, changed) }) : fail(UNKNOWN);
}

const DAYS_OF_USE = 92;
const DAY_MS = 86_400_000;

async function useOf(id: string): Promise<Outcome<ServiceAccountUseData>> {
  const { records } = await serviceRuntime();
  if (!(await findAccount(records, id))) return fail(UNKNOWN);
  const since = new Date(Date.now() - (DAYS_OF_USE - 1) * DAY_MS).toISOString().slice(0, 10);
  return succeed({ value: await readUse(records, id, since) });
}

export const listServiceAccounts = defineOperation({
  call: CALLS.listServiceAccounts,
  name: 'listServiceAccounts',
  value: ServiceAccountList,
  run: list,
});

export const createServiceAccount = defineOperation({
  call: CALLS.createServiceAccount,
  name: 'createServiceAccount',
  body: { schema: CreateServiceAccountRequest, maxBytes: () => MAX_BODY_BYTES },
  value: ServiceAccountWithKey,
  run: ({ body }) => create(body),
});

export const rotateServiceKey = defineOperation({
  call: CALLS.rotateServiceKey,
  name: 'rotateServiceKey',
  value: ServiceAccountWithKey,
  run: ({ parameters }) => rotate(parameters.id),
});

export const revokeServiceAccount = defineOperation({
  call: CALLS.revokeServiceAccount,
  name: 'revokeServiceAccount',
  value: NoValue,
  run: ({ parameters }) => revoke(parameters.id),
});

export const grantServiceCredits = defineOperation({
  call: CALLS.grantServiceCredits,
  name: 'grantServiceCredits',
  body: { schema: GrantCreditsRequest, maxBytes: () => MAX_BODY_BYTES },
  value: ServiceAccount,
  run: ({ body, parameters }) => grant(parameters.id, body),
});

export const readServiceAccountUse = defineOperation({
  call: CALLS.readServiceAccountUse,
  name: 'readServiceAccountUse',
  value: ServiceAccountUse,
  run: ({ parameters }) => useOf(parameters.id),
});
