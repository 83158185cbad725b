import {
  DEFAULT_READ_LIMITS,
  detectKind,
  type Line,
  plainText,
  readDocument,
  type SourceDocument,
} from '@/lib/engine/documents';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { convert, wantedConversions } from './convert';
import { parseAsAsked, type ReaderTables } from './parse-as-asked';
import type { Conversions, ReaderFailure, ReaderResult, ReaderTask, ReadJob, ReadResume } from './protocol';
import { outputValidityCode } from './validity';

/** Called with the progress of a document, so that something is left if the process must be killed. */
export type Reports = {
  lines: (lines: readonly Line[]) => void;
  parsed: (read: ReadResume | ReadJob) => void;
  converted: (conversions: Conversions) => void;
};

type Clock = { elapsed: () => number; isOver: () => boolean };

/** Of the time of a document, the part of a core that it must have had before its time is up: else the machine was at fault. */
const FAIR_SHARE = 0.5;

function startClock(softLimitMs: number): Clock {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const elapsed = () => performance.now() - startedAt;
  const hadItsShare = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 >= softLimitMs * FAIR_SHARE;
  };
  return { elapsed, isOver: () => elapsed() > softLimitMs && hadItsShare() };
}

/** Processor time allowed for a page that is a picture; usual pages take two to four seconds. */
const PAGE_LIMIT_MS = 20_000;

/** Loaded with the first scan, so that a process that never sees one has nothing of it. */
async function pictureReader({ isOver }: Clock) {
  const { loadRecogniser } = await import('./recognition');
  return loadRecogniser({ language: 'en', pageLimitMs: PAGE_LIMIT_MS, shouldStop: isOver });
}

async function openMaterial(
  { material, options: { readPictures } }: ReaderTask,
  clock: Clock,
  reports: Reports,
): Promise<Result<SourceDocument, ReaderFailure>> {
  if (material.kind === 'lines') {
    const { documentKind, lines } = material;
    const saved = { kind: documentKind, lines, pages: [], images: [], properties: {}, truncated: true };
    return succeed(readPictures ? { ...saved, doubts: ['picture'] } : saved);
  }
  const { bytes } = material;
  const readPicture = readPictures ? await pictureReader(clock) : undefined;
  const read = await readDocument(bytes, {
    ...DEFAULT_READ_LIMITS,
    readPicture,
    shouldStop: (lines) => {
      reports.lines(lines);
      return clock.isOver();
    },
  });
  if (read.ok) return read;
  const detected = detectKind(bytes);
  return fail({ ...read.failure, documentKind: detected.ok ? detected.value : undefined });
}

/** Does the work of a reader process: bytes to document, document to data. Returns a failure and never throws. */
export async function readTask(
  task: ReaderTask,
  reports: Reports,
  tables: ReaderTables,
): Promise<ReaderResult> {
  const { material, options, softLimitMs } = task;
  const clock = startClock(softLimitMs);
  try {
    const opened = await openMaterial(task, clock, reports);
    if (!opened.ok) return fail(opened.failure);
    const document = opened.value;
    const readOverTime = clock.isOver() || material.kind === 'lines';
    const conversionMs = clock.elapsed();
    const { data, language, personal, stoppedEarly } = parseAsAsked(document, options, {
      tables,
      shouldStop: clock.isOver,
    });
    const parsingMs = clock.elapsed() - conversionMs;
    const late = wantedConversions(options);
    const read = {
      ...data,
      kind: document.kind,
      truncated: document.truncated || stoppedEarly,
      timedOut: stoppedEarly || (document.truncated && readOverTime),
      outputValidityCode: outputValidityCode(document, plainText(document)),
      unreadPages: document.unreadPages?.length ?? 0,
      conversions: { failed: [], late },
      conversionMs,
      parsingMs,
    };
    if (late.length === 0 || material.kind === 'lines') return succeed(read);
    reports.parsed(read);
    const { bytes } = material;
    const converting = { bytes, document, options, language, personal, isOver: clock.isOver };
    return succeed({ ...read, conversions: await convert(converting, reports.converted) });
  } catch (error) {
    return fail({
      code: 'exception',
      message: 'The document could not be read.',
      detail: framesOf(error),
    });
  }
}

/** Returns where an exception arose, without its message, which may quote the document. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [error.name, ...frames.slice(0, 8).map((line) => line.trim())].join(' < ');
}
