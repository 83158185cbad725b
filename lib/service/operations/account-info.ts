import { succeed } from '@/lib/engine/kernel';
import { expirationDate } from '../accounts';
import { serviceRuntime } from '../runtime';
import { readBalance } from '../store';
import type { Call, Outcome } from './outcome';

export type AccountFigures = {
  creditsRemaining: number;
  creditsUsed: number;
  maximumConcurrentRequests: number;
  /** yyyy-MM-dd. */
  expirationDate: string;
};

/** GET /account (wire-facts 1.3). */
export async function accountInfo({ account }: Call): Promise<Outcome<AccountFigures>> {
  const { records } = await serviceRuntime();
  const { remaining, used } = await readBalance(records, account.id);
  return succeed({
    value: {
      creditsRemaining: remaining,
      creditsUsed: used,
      maximumConcurrentRequests: account.maximumConcurrentRequests,
      expirationDate: expirationDate(account),
    },
  });
}

/** GET /account of version 9: the date is written yyyy/MM/dd there (wire-facts 1.3). */
export async function accountInfoV9(call: Call): Promise<Outcome<AccountFigures>> {
  const outcome = await accountInfo(call);
  if (!outcome.ok || !outcome.value.value) return outcome;
  const { value } = outcome.value;
  return succeed({ value: { ...value, expirationDate: value.expirationDate.replaceAll('-', '/') } });
}
