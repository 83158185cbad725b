import type { DossierKind } from '../ground/dossier-kind';

/**
 * - `queued`: kept safely, waits its turn (also between two attempts);
 * - `reading`: being parsed now;
 * - `parsed`: a candidate or job was made of it;
 * - `duplicate`: parsed, and waits for a decision because one like it exists;
 * - `failed`: see `failure`;
 * - `opened`: a mail or an archive; its documents have separate items.
 */
export const UPLOAD_STATES = ['queued', 'reading', 'parsed', 'duplicate', 'failed', 'opened'] as const;

export type UploadState = (typeof UPLOAD_STATES)[number];

/** `code` is the outcome code of the parsing API, or `Network`. `retryable` is false after every parse outcome. */
export type UploadFailure = {
  code: string;
  message: string;
  retryable: boolean;
  transactionId: string | null;
};

/** A similar candidate or job that was here before, and the matching details. */
export type DuplicateMatch = {
  dossierId: string;
  name: string;
  title: string | null;
  employer: string | null;
  addedAt: string;
  reasons: ('email' | 'phone' | 'document')[];
};

/**
 * - `merge`: the new document becomes the newest parse of the existing record, corrections and earlier parses stay;
 * - `replace`: as merge, and the earlier documents, parses and corrections of it are deleted;
 * - `keep-both`: the document becomes a separate candidate or job.
 */
export const DUPLICATE_DECISIONS = ['merge', 'replace', 'keep-both'] as const;

export type DuplicateDecision = (typeof DUPLICATE_DECISIONS)[number];

/** One file of an upload. `name` is the path within the folder it came from, for display only. `size` is in bytes. */
export type UploadItem = {
  id: string;
  batchId: string;
  name: string;
  size: number;
  state: UploadState;
  attempts: number;
  failure: UploadFailure | null;
  /** Result of opening a file, in words. */
  note: string | null;
  /** Kind of record made of it. */
  kind: DossierKind;
  /** The candidate or job made of it, also while it waits as a duplicate. */
  dossierId: string | null;
  dossierName: string | null;
  duplicates: DuplicateMatch[];
  decision: DuplicateDecision | null;
  /** True while `undoDecision` can take the decision back. */
  undoable: boolean;
  createdAt: string;
  updatedAt: string;
};

/** CVs that wait for a decision about a duplicate, and how many there are in all. */
export type WaitingDuplicates = { items: UploadItem[]; total: number };

/** Files that were uploaded together, with how many are in which state. */
export type UploadBatch = {
  id: string;
  createdAt: string;
  createdBy: string;
  kind: DossierKind;
  counts: Record<UploadState, number>;
  /** True when nothing is queued or being read. */
  finished: boolean;
  items: UploadItem[];
};
