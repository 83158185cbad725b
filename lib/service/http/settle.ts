import { fail } from '@/lib/engine/kernel';
import { costOf } from '../costs';
import type { Completed, Outcome } from '../operations';
import type { ServiceRuntime } from '../runtime';
import { type Account, type Balance, settleTransaction } from '../store';
import { NO_CREDITS } from './admit';
import { elapsedMs, type Visit } from './visit';

/** Outcome of a call, and its cost. The balance is known once the call is settled. */
export type Ended<Value> = { outcome: Outcome<Value>; cost: number; balance?: Balance };

/** Returns an outcome with its members in one place, whether it is a result or a failure. */
export function membersOf<Value>(
  outcome: Outcome<Value>,
): Completed<Value> & { code: string; detail?: string } {
  if (!outcome.ok) return outcome.failure;
  return { ...outcome.value, code: outcome.value.code ?? 'Success' };
}

/** Records a transaction and charges for it; without enough credits there is no result either. */
export async function settle<Value>(
  { records, credits }: ServiceRuntime,
  visit: Visit,
  account: Account,
  outcome: Outcome<Value>,
): Promise<Ended<Value>> {
  const { code, charges = [], document } = membersOf(outcome);
  const cost = costOf(charges);
  const balance = await settleTransaction(records, {
    id: visit.transactionId,
    accountId: account.id,
    operation: visit.operation,
    code,
    elapsedMs: Math.round(elapsedMs(visit)),
    documentHash: document?.hash,
    documentBytes: document?.bytes,
    cost,
  });
  if (!balance) return { outcome: fail(NO_CREDITS), cost: 0 };
  credits.learn(account.id, balance);
  return { outcome, cost, balance };
}
