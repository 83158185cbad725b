import { AccountFigures, CALLS, type DecodedOf } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { expirationDate } from '../accounts';
import { serviceRuntime } from '../runtime';
import { type Account, readBalance } from '../store';
import { defineOperation } from './operation';

type Figures = DecodedOf<typeof AccountFigures>;

async function figuresOf(account: Account): Promise<Figures> {
  const { records } = await serviceRuntime();
  const { remaining, used } = await readBalance(records, account.id);
  return {
    creditsRemaining: remaining,
    creditsUsed: used,
    maximumConcurrentRequests: account.maximumConcurrentRequests,
    expirationDate: expirationDate(account),
  };
}

/** GET /account (wire-facts 1.3). */
export const accountInfo = defineOperation({
  call: CALLS.readAccount,
  name: 'accountInfo',
  value: AccountFigures,
  run: async ({ account }) => succeed({ value: await figuresOf(account) }),
});

/** GET /account of version 9, where the date is written yyyy/MM/dd (wire-facts 1.3). */
export const accountInfoV9 = defineOperation({
  ...accountInfo,
  call: CALLS.readAccountV9,
  run: async ({ account }) => {
    const figures = await figuresOf(account);
    return succeed({ value: { ...figures, expirationDate: figures.expirationDate.replaceAll('-', '/') } });
  },
});
