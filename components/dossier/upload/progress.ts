import type { UploadBatch, UploadItem } from '@/lib/recruiter/vocabulary';
import type { OutgoingFile } from './outbox-types';

/** One state for every file, in this browser or on the server. Where both know a file, the server is right. */

export type UploadLine =
  | { readonly id: string; readonly name: string; readonly at: 'browser'; readonly file: OutgoingFile }
  | { readonly id: string; readonly name: string; readonly at: 'server'; readonly item: UploadItem };

/** `attention`: somebody has to decide or to know; `moving`: in progress; `done`: nothing is left to do. */
export type UploadStage = 'attention' | 'moving' | 'done';

export type UploadOverview = {
  readonly attention: readonly UploadLine[];
  readonly moving: readonly UploadLine[];
  readonly done: readonly UploadLine[];
  /** Duplicates that wait for a decision, also counted under `attention`. */
  readonly undecided: readonly UploadItem[];
  readonly total: number;
  readonly settled: number;
  /** Files that were read, with or without a decision. */
  readonly read: number;
  /** Share of all work that is done, 0 to 1. */
  readonly share: number;
};

/** Progress of a file by its current step; sending is the shorter half. */
const SHARE = { sending: 0.3, queued: 0.3, reading: 0.6 };

export function isUndecided(item: UploadItem): boolean {
  return item.state === 'duplicate' && item.decision === null;
}

function stageOf(line: UploadLine): UploadStage {
  if (line.at === 'browser')
    return line.file.state === 'refused' || line.file.state === 'lost' ? 'attention' : 'moving';
  if (line.item.state === 'failed' || isUndecided(line.item)) return 'attention';
  return line.item.state === 'queued' || line.item.state === 'reading' ? 'moving' : 'done';
}

function shareOf(line: UploadLine): number {
  if (stageOf(line) !== 'moving') return 1;
  if (line.at === 'browser') return line.file.sent * SHARE.sending;
  return line.item.state === 'reading' ? SHARE.reading : SHARE.queued;
}

/** Returns the rank of a line: current work first, then waiting files. */
function urgency(line: UploadLine): number {
  if (line.at === 'server') return line.item.state === 'reading' ? 0 : 2;
  if (line.file.state === 'kept') return 2;
  return line.file.state === 'sending' ? 1 : 3;
}

/** Returns when the last item of an upload was read; later decisions do not count. */
function lastRead({ items }: UploadBatch): number {
  return Math.max(
    ...items.map(({ decision, createdAt, updatedAt }) => Date.parse(decision ? createdAt : updatedAt)),
  );
}

/**
 * Picks the newest upload and those still running when it began, so that files read an hour ago are not counted with
 * new ones. `batches` have the newest first.
 */
function thoseOfNow(batches: readonly UploadBatch[]): ReadonlySet<string> {
  const now = new Set<string>();
  let began = Number.POSITIVE_INFINITY;
  for (const batch of batches) {
    const isOver = batch.finished && lastRead(batch) < began;
    if (now.size > 0 && isOver) continue;
    now.add(batch.id);
    began = Date.parse(batch.createdAt);
  }
  return now;
}

/**
 * Merges the files of this browser with the uploads of the server; of earlier uploads, only those that wait for
 * somebody.
 */
export function overviewOf(
  outgoing: readonly OutgoingFile[],
  batches: readonly UploadBatch[],
): UploadOverview {
  const now = thoseOfNow(batches);
  const items = batches.flatMap((batch) =>
    now.has(batch.id)
      ? batch.items
      : batch.items.filter((item) => item.state === 'failed' || isUndecided(item)),
  );
  const known = new Set(batches.flatMap((batch) => batch.items.map(({ id }) => id)));
  const lines: UploadLine[] = [
    ...items.map((item) => ({ id: item.id, name: item.name, at: 'server', item }) as const),
    ...outgoing
      .filter(({ id }) => !known.has(id))
      .map((file) => ({ id: file.id, name: file.name, at: 'browser', file }) as const),
  ];
  const at = (stage: UploadStage) => lines.filter((line) => stageOf(line) === stage);
  const [attention, moving, done] = [at('attention'), at('moving'), at('done')];
  const share = lines.reduce((sum, line) => sum + shareOf(line), 0) / Math.max(1, lines.length);
  const undecided = items.filter(isUndecided);
  // An opened file does not count; the documents in it do.
  const opened = items.filter(({ state }) => state === 'opened').length;
  return {
    attention,
    moving: moving.toSorted((a, b) => urgency(a) - urgency(b)),
    done,
    undecided,
    total: lines.length - opened,
    settled: attention.length + done.length - opened,
    read: done.length + undecided.length - opened,
    share,
  };
}

/** Returns the overview in one sentence, for screen readers. */
export function overviewText({ total, settled, read, undecided, attention }: UploadOverview): string {
  const failed = attention.length - undecided.length;
  const parts = [
    settled < total ? `${read} of ${total} documents read so far` : `${read} of ${total} documents read`,
  ];
  if (undecided.length > 0) parts.push(`${undecided.length} that seem to be here already`);
  if (failed > 0) parts.push(`${failed} could not be read`);
  return `${parts.join(', ')}.`;
}

/** Returns the last part of a path; the whole path is shown on demand. */
export function fileName(path: string): string {
  return path.split('/').at(-1) || path;
}
