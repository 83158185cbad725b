import type { JobConfigurationData, ParsedJob, ParsedResume } from '@/lib/contracts';
import type { DocumentKind, EmbeddedImage, Line, ReadFailureCode } from '@/lib/engine/documents';
import type { NormaliserOptions } from '@/lib/engine/normaliser';

/**
 * Messages between the server and a process that reads. Bytes are sent as they are (structured clone), never as base64.
 */

/** Input of a reader: the bytes of a document, or the lines that were saved from one that took too long. */
export type Material =
  | { kind: 'document'; bytes: Uint8Array }
  | { kind: 'lines'; documentKind: DocumentKind; lines: Line[] };

/** The assumed kind of a document, and the options of that kind only (parsing.md, "What the service does" 3). */
export type ResumeAsk = { sort: 'resume'; configuration?: string; outputCandidateImage: boolean };
export type JobAsk = { sort: 'job'; configuration?: string | JobConfigurationData };
export type Ask = ResumeAsk | JobAsk;

/** Options for every document. */
export type ReaderOptions<Kind extends Ask = Ask> = {
  documentLastModified: string;
  outputHtml: boolean;
  hideHtmlImages: boolean;
  outputRtf: boolean;
  outputPdf: boolean;
  normalisation: NormaliserOptions;
  /** True to read pages that are pictures, which takes seconds a page. */
  readPictures?: boolean;
  ask: Kind;
};

export type ReaderTask = {
  material: Material;
  options: ReaderOptions;
  /** Time after which the reader is asked to stop and return what it has. */
  softLimitMs: number;
};

export type ConversionTarget = 'html' | 'rtf' | 'pdf' | 'photo';

/** The document in other formats, if requested. */
export type Conversions = {
  html?: string;
  rtf?: string;
  pdf?: Uint8Array;
  /** The photo of the candidate. */
  photo?: Pick<EmbeddedImage, 'bytes' | 'extension'>;
  /** Requested conversions that failed. */
  failed: ConversionTarget[];
  /** Requested conversions that were not ready in time. */
  late: ConversionTarget[];
};

/** A document that was read. Times in milliseconds. */
type Read = {
  kind: DocumentKind;
  /** True when a limit of time, pages or characters cut the reading or the parsing short. */
  truncated: boolean;
  /** True when it was the limit of time. */
  timedOut: boolean;
  /** False when the normaliser failed; the parse is there all the same. */
  normalised: boolean;
  outputValidityCode: string;
  /** Pages that show pictures and hold no text, and were not read. */
  unreadPages: number;
  conversions: Conversions;
  conversionMs: number;
  parsingMs: number;
};

export type ReadResume = Read & {
  sort: 'resume';
  resume: ParsedResume;
  redacted: ParsedResume;
  hasWarnings: boolean;
};

export type ReadJob = Read & { sort: 'job'; job: ParsedJob };

/** Result for a document by its request. */
export type ReadOf<Kind extends Ask> = Extract<ReadResume | ReadJob, { sort: Kind['sort'] }>;

export type ReaderFailure = {
  code: ReadFailureCode | 'exception';
  message: string;
  detail?: string;
  /** When the bytes show at least this much. */
  documentKind?: DocumentKind;
};

export type ReaderResult = { ok: true; value: ReadResume | ReadJob } | { ok: false; failure: ReaderFailure };

export type ToReader = { number: number; task: ReaderTask };

export type FromReader =
  | { type: 'ready' }
  | { type: 'progress'; number: number; documentKind: DocumentKind; lines: Line[] }
  /** Sent before its conversions are written, so that a slow one does not lose the parse. */
  | { type: 'parsed'; number: number; read: ReadResume | ReadJob }
  | { type: 'converted'; number: number; conversions: Conversions }
  /** `processorMs`: the time that all threads of the process used for the document. */
  | { type: 'done'; number: number; result: ReaderResult; processorMs: number };
