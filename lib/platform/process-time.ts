import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Resources that a process has used so far. `isAsleep`: it waits for something other than a core or a disk. */
export type ProcessTime = { processorMs: number; isAsleep: boolean };

/** `USER_HZ` of every Linux that Node runs on. */
const TICKS_A_SECOND = 100;
/** Of the fields after the name of the process (proc_pid_stat(5)): its state, and its ticks as user and as system. */
const [STATE, USER_TICKS, SYSTEM_TICKS] = [0, 11, 12];

const run = promisify(execFile);

function fromProc(pid: number): ProcessTime {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
  return { processorMs: (ticks * 1000) / TICKS_A_SECOND, isAsleep: fields[STATE] === 'S' };
}

/** Returns `[[days-]hours:]minutes:seconds` as milliseconds. */
function milliseconds(time: string): number {
  const parts = time.split(/[-:]/).map(Number).reverse();
  const seconds = [1, 60, 3600, 86_400].reduce((sum, size, at) => sum + size * (parts[at] ?? 0), 0);
  return seconds * 1000;
}

async function fromPs(pid: number): Promise<ProcessTime | undefined> {
  const { stdout } = await run('ps', ['-o', 'time=,state=', '-p', String(pid)]);
  const [time, state] = stdout.trim().split(/\s+/);
  if (time === undefined || state === undefined) return undefined;
  return { processorMs: milliseconds(time), isAsleep: /^[IS]/.test(state) };
}

/**
 * Returns the resources that a process has used so far; undefined when it is gone or the system does not report them.
 */
export async function processTime(pid: number | undefined): Promise<ProcessTime | undefined> {
  try {
    if (pid === undefined) return undefined;
    return process.platform === 'linux' ? fromProc(pid) : await fromPs(pid);
  } catch {
    return undefined;
  }
}

/** Limits on the work and the idle time of a process, in milliseconds. */
export type Patience = { processorMs: number; asleepMs: number };

const TICK_MS = 250;

/**
 * Ends a process that has taken more of a core from now on than it may, or has slept for too long without doing
 * anything. Time in which the machine gave it no core, or in which it was stopped, does not count: restarting it would
 * lose its work and not make the machine any faster. Returns how to stop watching.
 */
export function watchProgress(child: ChildProcess, { processorMs, asleepMs }: Patience): () => void {
  let first: number | undefined;
  let last = 0;
  let asleep = 0;
  async function look() {
    const now = await processTime(child.pid);
    first ??= now?.processorMs ?? 0;
    const taken = now?.processorMs ?? last;
    // Where the system reports nothing, ticks of the clock are all there is to count.
    const rests = now === undefined || (now.isAsleep && taken === last);
    asleep = rests ? asleep + TICK_MS : 0;
    last = taken;
    if (taken - first > processorMs || asleep > asleepMs) child.kill('SIGKILL');
  }
  const timer = setInterval(look, TICK_MS);
  const stop = () => clearInterval(timer);
  child.once('exit', stop);
  return stop;
}
