/** One at a time in a checkout: two starts at once must neither install nor build into each other. Any Node from 20 on. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const PAUSE_MS = 250;

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
function tryLock(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Returns true when the process that wrote the lock is gone; a lock that is just being written has no number yet.
 *
 * @param {string} file
 */
function isStale(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    return holder > 0 && !isRunning(holder);
  } catch {
    return false;
  }
}

/**
 * Takes the lock of a task in this checkout and waits as long as another process has it; returns it at the exit too.
 *
 * @param {string} directory
 * @param {string} waiting
 */
export function takeLock(directory, waiting) {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'setup.lock');
  for (let tries = 0; !tryLock(file); tries++) {
    if (isStale(file)) rmSync(file, { force: true });
    else if (tries === 0) console.log(waiting);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
