import type { ColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** An account of the service and the hash of its key. */
export type AccountTable = {
  id: string;
  name: string;
  origin: 'application' | 'environment' | 'settings';
  region: string;
  maximum_concurrent: number;
  /** yyyy-MM-dd, null for never. */
  expires_on: string | null;
  key_scheme: 'sha256' | 'argon2id';
  key_hash: string;
  key_created_at: Instant;
  created_at: GeneratedInstant;
  revoked_at: Instant | null;
};

/** The running total that the next ledger entry of an account continues from. */
export type CreditBalanceTable = { account_id: string; remaining: number; used: number; entries: number };

/** What is kept of a finished transaction: nothing of the document's content, nothing of a person. */
export type TransactionRecordTable = {
  id: string;
  account_id: string;
  at: GeneratedInstant;
  operation: string;
  code: string;
  elapsed_ms: number;
  document_hash: string | null;
  document_bytes: number | null;
};

/** Append-only (a trigger refuses anything else): one entry a transaction, and one for each grant of credits. */
export type LedgerEntryTable = {
  account_id: string;
  number: number;
  at: GeneratedInstant;
  transaction_id: string | null;
  reason: string;
  amount: number;
  remaining_after: number;
  used_after: number;
};

export type ServiceTables = {
  account: AccountTable;
  credit_balance: CreditBalanceTable;
  transaction_record: TransactionRecordTable;
  ledger_entry: LedgerEntryTable;
};
