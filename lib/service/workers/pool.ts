import { createFairQueue, log } from '@/lib/platform';
import { createOvertime } from './overtime';
import type { ReaderTask } from './protocol';
import { type ReaderImage, type ReaderProcess, startReader } from './reader-process';
import type { TaskEnd } from './run-task';

export type PoolSettings = {
  image: ReaderImage;
  size: number;
  /** Documents after which a process is replaced by a fresh one. */
  recycleAfter: number;
  /** Tasks that may wait. */
  maxWaiting: number;
};

/** Owner of the document, and the deadline for an answer. */
export type TaskOrder = {
  owner: string;
  signal?: AbortSignal;
  /** Moment of `performance.now()` at which nobody waits any longer for the task to begin. */
  startBy: number;
  /** Made when the task begins, so that its limits can be counted from then. */
  begin: () => { task: ReaderTask; hardLimitMs: number };
};

/** `turnedAway`: the task never began, because too much is waiting, no process starts, or nobody needs it any more. */
export type PoolAnswer = TaskEnd | { kind: 'turnedAway' };

type Waiting = { order: TaskOrder; answer: (answer: PoolAnswer) => void; stopWaiting: () => void };
type Seat = { reader: ReaderProcess; served: number };

const FAILED_START_PAUSE_MS = 1000;
/** When no task began for this long, and a caller without one in hand is waiting, that task gets its own process. */
const HELD_UP_MS = 500;
/** Time that such a process stays without work. */
const SPARE_STAYS_MS = 30_000;
/** A process that a document leaves with more than this of its memory is replaced: the next one needs room, too. */
const TIRED_SHARE = 0.7;

/**
 * A pool of processes that read untrusted files, one document at a time each. A process that dies is replaced, and only
 * the document it was reading fails. Waiting documents are taken in turn by owner; an owner whose slow documents occupy
 * every process does not hold up another, who gets a spare process (at most as many again) instead.
 */
export class ReaderPool {
  /** Readings of documents that were not answered in time. */
  readonly overtime = createOvertime();
  readonly #settings: PoolSettings;
  readonly #waiting = createFairQueue<Waiting>();
  readonly #idle: Seat[] = [];
  readonly #seats = new Set<Seat>();
  /** Tasks that are being read, by owner. */
  readonly #inHand = new Map<string, number>();
  #lastBegan = 0;
  readonly #timers = new Map<() => void, NodeJS.Timeout>();
  readonly #starting = new Set<ReaderProcess>();
  #pausedUntil = 0;
  #closed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Returns whether documents are or can be read: a process is running or starting, or none was needed yet. */
  get isWorking(): boolean {
    return this.#pausedUntil === 0 || this.#seats.size + this.#starting.size > 0;
  }

  run(order: TaskOrder): Promise<PoolAnswer> {
    if (this.#closed || order.signal?.aborted || this.#waiting.size >= this.#settings.maxWaiting)
      return Promise.resolve({ kind: 'turnedAway' });
    return new Promise((answer) => {
      const waiting: Waiting = { order, answer, stopWaiting: () => undefined };
      waiting.stopWaiting = this.#watchDeadline(waiting);
      this.#waiting.add(order.owner, waiting);
      this.#assign();
    });
  }

  /** Turns a task away at its deadline, whatever the processes do then, and when nobody needs it any more. */
  #watchDeadline(waiting: Waiting): () => void {
    const { owner, signal, startBy } = waiting.order;
    const giveUp = () => {
      this.#waiting.remove(owner, waiting);
      waiting.stopWaiting();
      waiting.answer({ kind: 'turnedAway' });
    };
    const timer = Number.isFinite(startBy) ? setTimeout(giveUp, startBy - performance.now()) : undefined;
    signal?.addEventListener('abort', giveUp);
    return () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
  }

  /** Starts the processes before the first document comes. */
  warm() {
    const missing = this.#settings.size - this.#seats.size - this.#starting.size;
    for (let opened = 0; opened < missing; opened++) this.#openSeat();
  }

  async close() {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#turnAllAway();
    const readers = [...this.#starting, ...[...this.#seats].map(({ reader }) => reader)];
    for (const reader of readers) reader.kill();
    await Promise.all(readers.map(({ gone }) => gone));
  }

  async #openSeat() {
    const seat: Seat = { reader: startReader(this.#settings.image), served: 0 };
    this.#starting.add(seat.reader);
    try {
      await seat.reader.ready;
      this.#seats.add(seat);
      this.#idle.push(seat);
      seat.reader.gone.then(() => this.#leave(seat));
    } catch (error) {
      this.#pausedUntil = performance.now() + FAILED_START_PAUSE_MS;
      if (!this.#closed) log().error({ err: error }, 'a reader process did not start');
    } finally {
      this.#starting.delete(seat.reader);
      if (this.#closed) seat.reader.kill();
      else this.#assign();
    }
  }

  /** A new process replaces a dead one at once, so that no document waits for its start. */
  #leave(seat: Seat) {
    this.#seats.delete(seat);
    const at = this.#idle.indexOf(seat);
    if (at >= 0) this.#idle.splice(at, 1);
    const missing = this.#settings.size - this.#seats.size - this.#starting.size;
    if (!this.#closed && missing > 0 && performance.now() > this.#pausedUntil) this.#openSeat();
  }

  /** Assigns tasks to idle processes, and starts processes for those that still wait. */
  #assign() {
    while (this.#idle.length > 0) {
      const next = this.#take();
      const seat = next && this.#idle.pop();
      if (!seat) break;
      this.#serve(seat, next);
    }
    this.#lookAgain();
    const paused = performance.now() < this.#pausedUntil;
    if (paused && this.#seats.size + this.#starting.size === 0) return this.#turnAllAway();
    const free = paused ? 0 : this.#settings.size - this.#seats.size - this.#starting.size;
    const wanted = Math.min(free, this.#waiting.size - this.#starting.size);
    for (let opened = 0; opened < wanted; opened++) this.#openSeat();
  }

  /** Spare processes come and go with time, not with a task. */
  #lookAgain() {
    if (this.#waiting.has(this.#inHandOf, 1)) this.#later(this.#helpWhoIsHeldUp, HELD_UP_MS);
    if (this.#seats.size > this.#settings.size && this.#idle.length > 0)
      this.#later(this.#dismissSpares, SPARE_STAYS_MS);
  }

  #later(act: () => void, ms: number) {
    if (this.#closed || this.#timers.has(act)) return;
    const run = () => {
      this.#timers.delete(act);
      act();
      this.#assign();
    };
    this.#timers.set(act, setTimeout(run, ms).unref());
  }

  readonly #helpWhoIsHeldUp = () => {
    const moves = performance.now() - this.#lastBegan < HELD_UP_MS;
    const isFull = this.#seats.size + this.#starting.size >= 2 * this.#settings.size;
    if (!moves && !isFull && this.#starting.size === 0 && this.#waiting.has(this.#inHandOf, 1))
      this.#openSeat();
  };

  readonly #dismissSpares = () => {
    while (this.#seats.size > this.#settings.size) {
      const spare = this.#idle.pop();
      if (!spare) return;
      this.#seats.delete(spare);
      spare.reader.kill();
    }
  };

  readonly #inHandOf = (owner: string) => this.#inHand.get(owner) ?? 0;

  #count(owner: string, change: 1 | -1) {
    const now = this.#inHandOf(owner) + change;
    if (now > 0) this.#inHand.set(owner, now);
    else this.#inHand.delete(owner);
  }

  /** A spare process is only for owners who have nothing in hand. */
  #take(): Waiting | undefined {
    const busy = this.#seats.size - this.#idle.length;
    return this.#waiting.take(this.#inHandOf, busy < this.#settings.size ? undefined : 1);
  }

  #turnAllAway() {
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      next.stopWaiting();
      next.answer({ kind: 'turnedAway' });
    }
  }

  async #serve(seat: Seat, { order, answer, stopWaiting }: Waiting) {
    stopWaiting();
    const { task, hardLimitMs } = order.begin();
    this.#lastBegan = performance.now();
    this.#count(order.owner, 1);
    const first = await seat.reader.run(task, hardLimitMs);
    answer(this.#closed ? { kind: 'turnedAway' } : first);
    const end = first.kind === 'starved' ? await first.rest : first;
    this.#count(order.owner, -1);
    seat.served++;
    if (!seat.reader.isAlive() || end.kind !== 'answered') return;
    if (seat.served >= this.#settings.recycleAfter || (await this.#isTired(seat))) seat.reader.kill();
    else this.#idle.push(seat);
    this.#assign();
  }

  async #isTired({ reader }: Seat): Promise<boolean> {
    const held = await reader.residentBytes();
    return held !== undefined && held > this.#settings.image.memoryBytes * TIRED_SHARE;
  }
}
