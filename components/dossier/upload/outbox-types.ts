import type { DossierKind, UploadItem } from '@/lib/recruiter/vocabulary';

/**
 * `kept`: the server has it; the line stays until the server's own list shows the file.
 * `lost`: a reload cut it off and the browser did not keep its content; it has to be dropped again.
 */
export type OutgoingState = 'waiting' | 'sending' | 'kept' | 'refused' | 'lost';

export type OutgoingFile = {
  readonly id: string;
  /** The upload it belongs to: files dropped together share one. */
  readonly group: string;
  /** Kind of record to make of it. */
  readonly kind: DossierKind;
  readonly name: string;
  readonly size: number;
  readonly state: OutgoingState;
  /** The share sent so far, 0 to 1. */
  readonly sent: number;
  readonly failure: SendFailure | null;
};

/**
 * Reason why a file did not reach the server. `again` says whether a retry can help: automatic after a while (the
 * network, a busy server), on request (signed in again), or never (the file is refused).
 */
export type SendFailure = { readonly message: string; readonly again: 'by-itself' | 'on-request' | 'never' };

export type Sent =
  | { readonly ok: true; readonly item: UploadItem }
  | { readonly ok: false; readonly failure: SendFailure };

export type FileToSend = {
  readonly batchId: string;
  readonly id: string;
  readonly name: string;
  readonly file: File;
};

/** Sends files to the server; provided by the page. Never rejects. */
export type UploadTransport = {
  start(kind: DossierKind): Promise<{ ok: true; id: string } | { ok: false; failure: SendFailure }>;
  send(file: FileToSend, onProgress: (share: number) => void): Promise<Sent>;
};

/** A file on the shelf. `file` is missing when the browser had no room for its content. */
export type ShelvedFile = {
  readonly id: string;
  readonly group: string;
  readonly batchId: string | null;
  readonly kind: DossierKind;
  readonly name: string;
  readonly size: number;
  readonly file: File | null;
};

/** Storage for files that wait across reloads. Keeping is best effort: it never rejects. */
export type Shelf = {
  put(file: ShelvedFile): Promise<void>;
  remove(id: string): Promise<void>;
  /** Takes over the files that an earlier page left. */
  adopt(): Promise<ShelvedFile[]>;
};
