import { type Balance, readBalance, type ServiceRecords } from '../store';

/**
 * Returns whether an account can pay, answered from what its last settlement said. The settlement itself is what never lets
 * a balance fall below zero; this only keeps work from being done for an account that has run out.
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
