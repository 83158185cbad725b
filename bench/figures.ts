import { readFileSync } from 'node:fs';

/** What the measurements say of times, processors and memory. */

const TICK_MS = 10;

/** The time below which a share of the answers came. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The processor time that a process has used, in milliseconds; 0 for one that runs elsewhere. */
export function processorTime(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The most memory that a process has held, in megabytes. */
export function mostMemory(pid: number | undefined): string {
  if (pid === undefined) return 'unknown (elsewhere)';
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kibibytes) / 1024)} MB`;
}
