import { type Balance, readBalance, type ServiceRecords } from '../store';

/**
 * Returns whether an account can pay, from its last settlement. The settlement itself never lets a balance fall below
 * zero; this only avoids work for an account that has run out.
 */
export function createCreditWatch(records: ServiceRecords) {
  const remaining = new Map<string, number>();

  function learn(accountId: string, balance: Balance) {
    remaining.set(accountId, balance.remaining);
  }

  async function suffices(accountId: string, cost: number): Promise<boolean> {
    if ((remaining.get(accountId) ?? 0) < cost) learn(accountId, await readBalance(records, accountId));
    return (remaining.get(accountId) ?? 0) >= cost;
  }

  return { learn, suffices };
}

export type CreditWatch = ReturnType<typeof createCreditWatch>;
