import { type Account, findAccount, type ServiceRecords } from '../store';

/** Time for which another process may accept a key after it was rotated or revoked here. */
const TRUSTED_MS = 30_000;
const MAX_KNOWN = 10_000;

/** The accounts by id, remembered for a short while. */
export type AccountDirectory = {
  find: (id: string) => Promise<Account | undefined>;
  /** To be called after a change of the account in this process. */
  forget: (id: string) => void;
};

export function createDirectory(
  records: ServiceRecords,
  now: () => number = () => performance.now(),
): AccountDirectory {
  const known = new Map<string, { account: Account; until: number }>();

  /** No account has an id with NUL in it: no text of the database holds that character. */
  async function find(id: string) {
    if (id.includes('\0')) return undefined;
    const entry = known.get(id);
    if (entry && entry.until > now()) return entry.account;
    const account = await findAccount(records, id);
    if (known.size >= MAX_KNOWN) known.clear();
    if (account) known.set(id, { account, until: now() + TRUSTED_MS });
    else known.delete(id);
    return account;
  }

  return { find, forget: (id) => known.delete(id) };
}
