/** The end of a process that cannot end itself: a thread that waits, whatever the rest of the process does. */
import { Worker } from 'node:worker_threads';

const WAITS = `
  const { workerData: { cell, ms } } = require('node:worker_threads');
  Atomics.wait(cell, 0, 0);
  Atomics.wait(cell, 0, 1, ms);
  process.kill(process.pid, 'SIGKILL');
`;

/**
 * Starts the thread; `begin` gives the process so many milliseconds from then on, once the thread is `ready`. A timer of the process
 * itself comes late where a machine with nothing to spare does other work in its turn.
 *
 * @param {number} ms
 */
export function prepareDeadline(ms) {
  const cell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  const worker = new Worker(WAITS, { eval: true, workerData: { cell, ms }, resourceLimits, execArgv: [] });
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => worker.once('online', resolve)).then(() => worker.unref());
  const begin = () => {
    Atomics.store(cell, 0, 1);
    Atomics.notify(cell, 0);
  };
  return { ready, begin };
}
