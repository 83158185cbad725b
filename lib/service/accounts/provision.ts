import { APP_ACCOUNT_ID } from '@/lib/contracts';
import {
  type Account,
  findAccount,
  type KeyHash,
  limitMarketCalls,
  openAccount,
  replaceKey,
  revokeOthersOfEnvironment,
  type ServiceRecords,
} from '../store';
import { hashChosenKey, hashGeneratedKey, matchesChosenKey, matchesGeneratedKey } from './keys';

export type Provision = {
  /** The pairs of `SERVICE_ACCOUNTS`. */
  environment: readonly { id: string; key: string }[];
  appKey: string;
  region: string;
  credits: number;
  maximumConcurrentRequests: number;
  /** True if the limits of the job market API apply to the app's own account as well. */
  limitsApp: boolean;
};

/** The app never runs out: its own workbench is not a customer. */
const APP_CREDITS = 1_000_000_000;

type Declared = Omit<Provision, 'environment' | 'appKey' | 'limitsApp'> & {
  id: string;
  name: string;
  origin: 'application' | 'environment';
  key: KeyHash;
};

async function create(records: ServiceRecords, declared: Declared) {
  const { credits, ...account } = declared;
  await openAccount(records, account, credits);
}

async function isCurrent(account: Account, key: string): Promise<boolean> {
  const expected = { scheme: account.keyScheme, hash: account.keyHash };
  if (account.revokedAt) return false;
  return account.keyScheme === 'sha256'
    ? matchesGeneratedKey(expected, key)
    : matchesChosenKey(expected, key);
}

async function provisionOne(
  records: ServiceRecords,
  declared: Omit<Declared, 'key'>,
  key: string,
  hashKey: (key: string) => KeyHash | Promise<KeyHash>,
) {
  const account = await findAccount(records, declared.id);
  if (!account) return create(records, { ...declared, key: await hashKey(key) });
  if (account.origin !== declared.origin)
    throw new Error(`SERVICE_ACCOUNTS names "${declared.id}", which is the id of an account made elsewhere.`);
  if (!(await isCurrent(account, key))) await replaceKey(records, declared.id, await hashKey(key));
}

/**
 * Brings the accounts that are declared outside the records up to date, at start: the app's own, and those of the
 * environment. An account that the environment no longer names is refused from then on.
 */
export async function provisionAccounts(records: ServiceRecords, provision: Provision) {
  const { environment, appKey, limitsApp, ...defaults } = provision;
  const app = { ...defaults, credits: APP_CREDITS, id: APP_ACCOUNT_ID, name: 'Shortlist' };
  await provisionOne(records, { ...app, origin: 'application' }, appKey, hashGeneratedKey);
  await limitMarketCalls(records, APP_ACCOUNT_ID, limitsApp);
  for (const { id, key } of environment)
    await provisionOne(records, { ...defaults, id, name: id, origin: 'environment' }, key, hashChosenKey);
  await revokeOthersOfEnvironment(
    records,
    environment.map(({ id }) => id),
  );
}
