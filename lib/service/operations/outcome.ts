import type { OutcomeCode } from '@/lib/contracts';
import type { Result } from '@/lib/engine/kernel';
import type { Charge } from '../costs';
import type { Account } from '../store';

/** Facts recorded about the document of a transaction, apart from its outcome. */
export type DocumentFacts = { hash: string; bytes: number };

/** Facts that every operation knows about its call. */
export type Call = {
  account: Account;
  transactionId: string;
  /** Ends when the caller no longer waits. */
  signal: AbortSignal;
};

/** Result of an operation. `charges` is the cost of the transaction; empty for a free call. */
export type Completed<Value> = {
  value?: Value;
  /** `Success` unless there is something milder than an error to report, as version 9 does with warnings. */
  code?: OutcomeCode;
  message?: string;
  charges?: readonly Charge[];
  document?: DocumentFacts;
};

/** Reason for a missing result. `value` is a partial result; `detail` only goes to the log. */
export type OperationFailure<Value = never> = {
  code: Exclude<OutcomeCode, 'Success'>;
  message: string;
  detail?: string;
  value?: Value;
  charges?: readonly Charge[];
  document?: DocumentFacts;
  retryAfterSeconds?: number;
};

export type Outcome<Value> = Result<Completed<Value>, OperationFailure<Value>>;
