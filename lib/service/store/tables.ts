import type { ColumnType, Generated } from 'kysely';
import type { DeliveryDocumentTable, DeliveryTable } from './delivery-tables';
import type { EmbeddingTables } from './embedding-tables';
import type {
  EventBinaryTable,
  EventDispatchTable,
  EventDocumentTable,
  EventEndpointTable,
  EventMatchingTable,
  EventMatchTable,
  EventTable,
} from './event-tables';
import type { DocumentChangeTable, DocumentIndexTable, IndexedDocumentTable } from './index-tables';
import type { MarketCallsTable, MarketCategoryTable, MarketWriterTable } from './market-api-tables';
import type {
  MatcherAccountTable,
  MatcherSavedSearchTable,
  MatcherSessionTable,
  MatcherVisitorTable,
} from './matcher-tables';
import type { DocumentErasureTable } from './removal-tables';

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
  /** True if the limits of market.md apply to its calls of the job market API. */
  market_limited: Generated<boolean>;
};

/** The running total that the next ledger entry of an account continues from. */
export type CreditBalanceTable = { account_id: string; remaining: number; used: number; entries: number };

/** Record of a finished transaction: nothing of the document's content, nothing of a person. */
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

/** Sources of postings. `origin` is what lib/service/market-import reads: a file, an address, or the sample. */
export type MarketSourceTable = {
  id: string;
  name: string;
  origin: ColumnType<unknown, string, string>;
  every_hours: number | null;
  next_run_at: Instant | null;
  created_at: GeneratedInstant;
};

export type MarketImportStatus = 'waiting' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';

/** One run of a source. `rows_read` is its progress: an interrupted run resumes from there. */
export type MarketImportTable = {
  id: string;
  source_id: string;
  status: MarketImportStatus;
  rows_read: Generated<number>;
  rows_total: number | null;
  written: Generated<number>;
  new_postings: Generated<number>;
  new_jobs: Generated<number>;
  ended_postings: Generated<number>;
  rejected: Generated<number>;
  /** Rows that are the same page as an earlier one. */
  repeated: Generated<number>;
  undated: Generated<number>;
  /** Number of values of each column that became a fact of a posting. */
  used: ColumnType<Record<string, number>, string | undefined, string>;
  problem: string | null;
  created_at: GeneratedInstant;
  started_at: Instant | null;
  finished_at: Instant | null;
};

/** A row of a source that did not become a separate posting, and why. */
export type MarketRejectionTable = {
  import_id: string;
  row_number: number;
  reason: string;
  kind: 'rejected' | 'repeated';
};

export type ServiceTables = {
  account: AccountTable;
  credit_balance: CreditBalanceTable;
  transaction_record: TransactionRecordTable;
  ledger_entry: LedgerEntryTable;
  market_calls: MarketCallsTable;
  market_category: MarketCategoryTable;
  market_source: MarketSourceTable;
  market_writer: MarketWriterTable;
  market_import: MarketImportTable;
  market_rejection: MarketRejectionTable;
  document_erasure: DocumentErasureTable;
  document_index: DocumentIndexTable;
  indexed_document: IndexedDocumentTable;
  document_change: DocumentChangeTable;
  delivery: DeliveryTable;
  delivery_document: DeliveryDocumentTable;
  event_endpoint: EventEndpointTable;
  event: EventTable;
  event_document: EventDocumentTable;
  event_binary: EventBinaryTable;
  event_dispatch: EventDispatchTable;
  event_matching: EventMatchingTable;
  event_match: EventMatchTable;
  matcher_session: MatcherSessionTable;
  matcher_visitor: MatcherVisitorTable;
  matcher_account: MatcherAccountTable;
  matcher_saved_search: MatcherSavedSearchTable;
} & EmbeddingTables;
