import { setTimeout } from 'node:timers/promises';
import { keyOf } from './overtime';
import type { PoolAnswer, ReaderPool } from './pool';
import type {
  Ask,
  Conversions,
  Material,
  ReaderFailure,
  ReaderOptions,
  ReadJob,
  ReadOf,
  ReadResume,
} from './protocol';

/** Outcome of reading one document. */
export type Reading<Kind extends Ask> =
  | { kind: 'read'; read: ReadOf<Kind> }
  | { kind: 'unreadable'; failure: ReaderFailure }
  /** The document brought its process down. */
  | { kind: 'fatal'; reason: 'memory' | 'crash'; detail: string }
  /** The time was up and nothing was saved. */
  | { kind: 'late' }
  /** No process was free in time, or the machine gave it no core; nothing is known of the document. */
  | { kind: 'busy' };

export type ReadingOrder<Kind extends Ask> = {
  bytes: Uint8Array;
  options: ReaderOptions<Kind>;
  owner: string;
  signal?: AbortSignal;
  /** From now until an answer must be there. */
  timeoutMs: number;
};

/** Reserve of the whole time: to kill a reader that does not stop when asked, and to parse the lines it left. */
const RESERVE_MS = { share: 0.1, atLeast: 1000, atMost: 2500, shareAtMost: 0.25 };

function reserveOf(timeoutMs: number): number {
  const { share, atLeast, atMost, shareAtMost } = RESERVE_MS;
  return Math.min(Math.max(timeoutMs * share, atLeast), atMost, timeoutMs * shareAtMost);
}

/** Narrows the result to the request: a resume for a resume, a job for a job. */
function readOf<Kind extends Ask>(read: ReadResume | ReadJob): ReadOf<Kind> {
  return read as ReadOf<Kind>;
}

/** Returns the parse of a document whose conversions took too long or crashed the process. */
function parsedBefore<Kind extends Ask>(answer: PoolAnswer): ReadOf<Kind> | undefined {
  if (answer.kind === 'answered' || answer.kind === 'turnedAway' || !answer.soFar.read) return undefined;
  const read = readOf<Kind>(answer.soFar.read);
  return answer.kind === 'died' ? { ...read, conversions: withoutLate(read.conversions) } : read;
}

function withoutLate(conversions: Conversions): Conversions {
  return { ...conversions, failed: [...conversions.failed, ...conversions.late], late: [] };
}

function readingOf<Kind extends Ask>(answer: PoolAnswer): Reading<Kind> {
  if (answer.kind === 'turnedAway' || answer.kind === 'starved') return { kind: 'busy' };
  if (answer.kind === 'late') return { kind: 'late' };
  if (answer.kind === 'died') return { kind: 'fatal', reason: answer.reason, detail: answer.detail };
  const { result } = answer;
  return result.ok
    ? { kind: 'read', read: readOf<Kind>(result.value) }
    : { kind: 'unreadable', failure: result.failure };
}

/** Returns the result of work that had begun for an earlier call, if it ends in time. */
async function takeUp<Kind extends Ask>(
  pool: ReaderPool,
  order: ReadingOrder<Kind>,
  waitMs: number,
): Promise<PoolAnswer | undefined> {
  const work = pool.overtime.of(order);
  if (!work) return undefined;
  const answer = await Promise.race([work, setTimeout(waitMs, undefined, { ref: false })]);
  if (!answer) return { kind: 'turnedAway' };
  pool.overtime.forget(order);
  return answer;
}

/**
 * Reads a document in a process of the pool. Asked to stop before the time is up, a reader returns what it has; one
 * that does not stop is killed, and the lines it reported until then are parsed by another in the time that is left. A
 * document that was parsed is returned without the conversions that were not written. A reader that the machine gave no
 * core carries on; its caller is asked to retry, and picks up the work then.
 */
export async function readInPool<Kind extends Ask>(
  pool: ReaderPool,
  order: ReadingOrder<Kind>,
): Promise<Reading<Kind>> {
  const { owner, signal, options } = order;
  const endBy = performance.now() + order.timeoutMs;
  const reserveMs = reserveOf(order.timeoutMs);
  const startBy = endBy - 3 * reserveMs;

  function send(material: Material, reserves: number) {
    const begin = () => {
      const hardLimitMs = endBy - reserves * reserveMs - performance.now();
      return { task: { material, options, softLimitMs: hardLimitMs - reserveMs }, hardLimitMs };
    };
    return pool.run({ owner, signal, startBy: reserves > 0 ? startBy : endBy - reserveMs / 2, begin });
  }

  const begun = await takeUp(pool, order, endBy - reserveMs - performance.now());
  const answer = begun ?? (await send({ kind: 'document', bytes: order.bytes }, 1));
  if (answer.kind === 'starved') pool.overtime.keep(keyOf(order), answer.rest);
  const parsed = parsedBefore<Kind>(answer);
  if (parsed) return { kind: 'read', read: parsed };
  if (answer.kind !== 'late' || !answer.soFar.lines?.lines.length) return readingOf<Kind>(answer);
  const { documentKind, lines } = answer.soFar.lines;
  const saved = await send({ kind: 'lines', documentKind, lines }, 0);
  if (saved.kind !== 'answered' || !saved.result.ok) return { kind: 'late' };
  return { kind: 'read', read: { ...readOf<Kind>(saved.result.value), truncated: true, timedOut: true } };
}
