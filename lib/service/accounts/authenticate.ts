import { createHmac, randomBytes } from 'node:crypto';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import type { Account } from '../store';
import type { AccountDirectory } from './directory';
import { hashChosenKey, matchesChosenKey, matchesGeneratedKey } from './keys';
import { createLane } from './lane';
import type { Tokens } from './tokens';

/** Credentials of a caller: the pair of an account, or a bearer token. */
export type Credentials = { kind: 'pair'; id: string; key: string } | { kind: 'bearer'; token: string };

export type Refusal = { code: 'AuthenticationError' | 'TooManyRequests'; message: string };

/** `address` is the origin of the call, if known. */
export type Authenticator = (
  credentials: Credentials | undefined,
  address?: string,
) => Promise<Result<Account, Refusal>>;

const MAX_VERIFIED = 10_000;
const MAX_KEY_LENGTH = 512;
const LANE = { width: 2, waiting: 1024, ofNetwork: 256, ofName: 16 };

/** Returns the network that one caller controls: the first 24 bits of an IPv4 address, the first 64 of an IPv6 one. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...missing, ...rest].slice(0, 4).join(':');
}

const REFUSED: Refusal = {
  code: 'AuthenticationError',
  message: 'The credentials are missing or wrong. Check the account id and the service key.',
};

const BUSY: Refusal = {
  code: 'TooManyRequests',
  message: 'Too many credentials are being checked. Try again in a moment.',
};

/**
 * Lets callers in (decision 0007). A pair that was verified once is known in memory by a keyed digest, so only the
 * first call pays for a slow hash. Every refusal costs one slow verification in a narrow lane: a wrong key, an unknown
 * id and a revoked account look the same and take the same time, and guessing is slow however many try at once. Waiting
 * callers are served in turn by network and id, so that other people's guesses never hold up a first call for long.
 */
export function createAuthenticator(directory: AccountDirectory, tokens: Tokens): Authenticator {
  const lane = createLane(LANE);
  const digestKey = randomBytes(32);
  const verified = new Map<string, string>();
  let decoy: Promise<{ scheme: 'sha256' | 'argon2id'; hash: string }> | undefined;

  function digestOf(id: string, key: string): string {
    return createHmac('sha256', digestKey)
      .update(JSON.stringify([id, key]))
      .digest('base64');
  }

  function remember(digest: string, account: Account): Result<Account, Refusal> {
    if (verified.size >= MAX_VERIFIED) verified.clear();
    verified.set(digest, account.keyHash);
    return succeed(account);
  }

  async function verifySlowly(account: Account | undefined, key: string): Promise<boolean> {
    decoy ??= hashChosenKey(randomBytes(32).toString('base64url'));
    const chosen = account?.keyScheme === 'argon2id';
    const expected = chosen ? { scheme: account.keyScheme, hash: account.keyHash } : await decoy;
    return (await matchesChosenKey(expected, key)) && chosen;
  }

  async function byPair(id: string, key: string, address: string): Promise<Result<Account, Refusal>> {
    if (key.length > MAX_KEY_LENGTH || id.length > MAX_KEY_LENGTH) return fail(REFUSED);
    const found = await directory.find(id);
    const account = found?.revokedAt ? undefined : found;
    const digest = digestOf(id, key);
    if (account && verified.get(digest) === account.keyHash) return succeed(account);
    const generated =
      account?.keyScheme === 'sha256' ? { scheme: account.keyScheme, hash: account.keyHash } : undefined;
    if (account && generated && matchesGeneratedKey(generated, key)) return remember(digest, account);
    const slow = lane.run({ network: networkOf(address), id }, () => verifySlowly(account, key));
    if (!slow) return fail(BUSY);
    return (await slow) && account ? remember(digest, account) : fail(REFUSED);
  }

  async function byToken(token: string): Promise<Result<Account, Refusal>> {
    const account = await tokens.verify(token, directory.find);
    return account && !account.revokedAt ? succeed(account) : fail(REFUSED);
  }

  return async (credentials, address = '') => {
    if (!credentials) return fail(REFUSED);
    return credentials.kind === 'bearer'
      ? byToken(credentials.token)
      : byPair(credentials.id, credentials.key, address);
  };
}

const OF_DEMONSTRATION: Refusal = {
  code: 'AuthenticationError',
  message:
    'This is a demonstration, whose APIs answer the application alone. Start your own with “npm start” to call them.',
};

/** Returns an authenticator that lets nobody in but the application itself, whichever other accounts there are. */
export function onlyForApp(authenticate: Authenticator): Authenticator {
  return async (credentials, address) => {
    const known = await authenticate(credentials, address);
    if (known.ok ? known.value.origin === 'application' : known.failure.code === 'TooManyRequests')
      return known;
    return fail(OF_DEMONSTRATION);
  };
}
