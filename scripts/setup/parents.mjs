/** Ends what npm started when npm is gone: npm passes no signal on to the processes below its shell. */
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;

/**
 * Finds the parent of a process, where the system shows it through /proc; undefined elsewhere.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * Calls back once when the shell that npm started us with, or npm itself, has ended. Nothing is watched without npm.
 *
 * @param {() => void} callback
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS);
  timer.unref();
}
