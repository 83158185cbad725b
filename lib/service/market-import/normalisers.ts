import { Worker } from 'node:worker_threads';
import type { PostingOrigin, RawPosting } from '@/lib/engine/postings';
import type { PreparedPosting } from './normalise-batch';
import type { NormaliserAnswer, NormaliserBatch, NormaliserStart } from './normaliser-entry';

/** Threads that normalise postings; one batch at a time each. */
export type Normalisers = {
  /** Prepares the batch, in its order; a reason in place of an unreadable row. */
  ready: (rows: RawPosting[], origin: PostingOrigin) => Promise<(PreparedPosting | { reason: string })[]>;
  close: () => Promise<void>;
};

export type NormaliserOptions = NormaliserStart & { program: string; threads: number; timeoutMs?: number };

/** A hundred times the time of a batch; a text that takes longer is an attack or a bug of ours. */
const TIMEOUT_MS = 60_000;

type Waiting = { batch: NormaliserBatch; resolve: (answer: NormaliserAnswer | undefined) => void };

export function startNormalisers(options: NormaliserOptions): Normalisers {
  const { program, threads, timeoutMs = TIMEOUT_MS, ...start } = options;
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let number = 0;

  function open(): Worker {
    const worker = new Worker(program, { workerData: start });
    worker.setMaxListeners(0);
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    return worker;
  }

  function serve() {
    while (queue.length > 0 && (idle.length > 0 || all.size < threads)) {
      const waiting = queue.shift();
      if (waiting) run(idle.pop() ?? open(), waiting);
    }
  }

  /** A thread that fails or takes too long is replaced, and its batch answered with nothing. */
  function run(worker: Worker, { batch, resolve }: Waiting) {
    const end = (answer: NormaliserAnswer | undefined) => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      if (answer) idle.push(worker);
      else {
        all.delete(worker);
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      resolve(answer);
      serve();
    };
    const timer = setTimeout(() => end(undefined), timeoutMs);
    worker.once('message', end);
    worker.once('error', () => end(undefined));
    worker.postMessage(batch);
  }

  function send(rows: RawPosting[], origin: PostingOrigin): Promise<NormaliserAnswer | undefined> {
    return new Promise((resolve) => {
      number += 1;
      queue.push({ batch: { number, rows, origin }, resolve });
      serve();
    });
  }

  async function ready(rows: RawPosting[], origin: PostingOrigin): Promise<NormaliserAnswer['ready']> {
    const answer = await send(rows, origin);
    if (answer) return answer.ready;
    if (rows.length <= 1) return rows.map(() => ({ reason: 'Its text took too long to read.' }));
    const half = rows.length >> 1;
    const parts = await Promise.all([ready(rows.slice(0, half), origin), ready(rows.slice(half), origin)]);
    return parts.flat();
  }

  return {
    ready,
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
