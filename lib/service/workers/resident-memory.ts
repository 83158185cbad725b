import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const PAGE_BYTES = 4096;
const KIBIBYTE = 1024;

const run = promisify(execFile);

/** The kernel answers at once; the way through the pool of threads would cost many times the reading. */
function fromProc(pid: number): number | undefined {
  const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return resident === undefined ? undefined : Number(resident) * PAGE_BYTES;
}

async function fromPs(pid: number): Promise<number | undefined> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) * KIBIBYTE || undefined;
}

/**
 * Bytes of memory that a process holds, measured from outside: buffers and WebAssembly memory escape the limit of its
 * own heap. Undefined when the process is gone or the system does not report it.
 */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    return process.platform === 'linux' ? fromProc(pid) : await fromPs(pid);
  } catch {
    return undefined;
  }
}
