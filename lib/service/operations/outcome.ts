import type { OutcomeCode } from '@/lib/contracts';
import type { Result } from '@/lib/engine/kernel';
import type { Charge } from '../costs';
import type { Account } from '../store';

/** What is recorded of the document of a transaction, apart from its outcome. */
export type DocumentFacts = { hash: string; bytes: number };

/** What every operation knows of the call that it answers. */
export type Call = {
  account: Account;
  transactionId: string;
  /** Ends when the caller no longer waits. */
  signal: AbortSignal;
};

/** What an operation gives. `charges` is what the transaction costs; none for a call that is free. */
export type Completed<Value> = {
  value?: Value;
  /** `Success` unless something milder than an error is to be said, as version 9 does of warnings. */
  code?: OutcomeCode;
  message?: string;
  charges?: readonly Charge[];
  document?: DocumentFacts;
};

/** Why there is no result. `value` is what can be said all the same; `detail` goes to the log alone. */
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
