import { randomUUID } from 'node:crypto';
import { log } from '@/lib/platform';
import type { Account } from '../store';
import type { Quota } from './headers';

/** One call on its way through a route: who calls, since when, and under which transaction id. */
export type Visit = {
  operation: string;
  transactionId: string;
  startedAt: number;
  account?: Account;
  /** The limits that were counted for this call. */
  quotas?: readonly Quota[];
};

export function beginVisit(operation: string): Visit {
  return { operation, transactionId: randomUUID(), startedAt: performance.now() };
}

export function elapsedMs(visit: Visit): number {
  return performance.now() - visit.startedAt;
}

type Ending = { status: number; code: string; detail?: string; documentBytes?: number };

/** Logs one line a call: its name and result; nothing of the document, of a person or of a key. */
export function logEnd(visit: Visit, ending: Ending) {
  const line = {
    transactionId: visit.transactionId,
    operation: visit.operation,
    accountId: visit.account?.id,
    elapsedMs: Math.round(elapsedMs(visit)),
    ...ending,
  };
  if (ending.status >= 500) log().error(line, 'call failed');
  else log().info(line, 'call answered');
}

/** An exception that nobody expected, under the transaction id that the caller was given. */
export function logException(visit: Visit, error: unknown) {
  log().error(
    { transactionId: visit.transactionId, operation: visit.operation, err: error },
    'unhandled exception',
  );
}
