import { config } from '@/lib/config';
import { APP_SERVICE_KEY_SECRET } from '@/lib/contracts';
import { forget, once, secret } from '@/lib/platform';
import {
  type AccountDirectory,
  type Authenticator,
  type CallCounter,
  type CreditWatch,
  createAuthenticator,
  createCallCounter,
  createCreditWatch,
  createDirectory,
  createSlots,
  createTokens,
  onlyForApp,
  provisionAccounts,
  type Slots,
  type Tokens,
} from './accounts';
import { type ServiceRecords, serviceRecords } from './store';

/** Dependencies of every call of the service; one set per process. */
export type ServiceRuntime = {
  records: ServiceRecords;
  directory: AccountDirectory;
  tokens: Tokens;
  authenticate: Authenticator;
  slots: Slots;
  credits: CreditWatch;
  /** For the market, whose limits are per account. */
  calls: CallCounter;
};

const NAME = 'service:runtime';
const SIGNING_SECRET = 'token-signing-key';

async function start(): Promise<ServiceRuntime> {
  const { DEMO, SERVICE_ACCOUNTS, SERVICE_REGION, SERVICE_CREDITS, SERVICE_CONCURRENCY, MARKET_LIMIT_APP } =
    config();
  const records = await serviceRecords();
  await provisionAccounts(records, {
    environment: SERVICE_ACCOUNTS ?? [],
    appKey: await secret(APP_SERVICE_KEY_SECRET),
    region: SERVICE_REGION,
    credits: SERVICE_CREDITS,
    maximumConcurrentRequests: SERVICE_CONCURRENCY,
    limitsApp: MARKET_LIMIT_APP,
  });
  const directory = createDirectory(records);
  const tokens = createTokens(await secret(SIGNING_SECRET));
  const authenticate = createAuthenticator(directory, tokens);
  return {
    records,
    directory,
    tokens,
    authenticate: DEMO ? onlyForApp(authenticate) : authenticate,
    slots: createSlots(),
    credits: createCreditWatch(records),
    calls: createCallCounter(records),
  };
}

/** Returns the runtime of this process, started on first use; a start that failed is tried again by the next call. */
export function serviceRuntime(): Promise<ServiceRuntime> {
  return once(NAME, () =>
    start().catch((error: unknown) => {
      forget(NAME);
      throw error;
    }),
  );
}
