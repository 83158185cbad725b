import { readdirSync, readFileSync } from 'node:fs';

/** Measurements of times, processors and memory. */

const TICK_MS = 10;

/** Returns the time below which a share of the answers came. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Returns the processor time that a process has used, in milliseconds; 0 for one that runs elsewhere. */
export function processorTime(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Returns the fields of a process from its state on, as the kernel lists them; undefined for one that is gone. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
  } catch {
    return undefined;
  }
}

/** Returns the processor time in milliseconds of a process and all that it started, including those that ended. */
export function processorTimeOfAll(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? Number(statOf(Number(name))?.[1]) : Number.NaN;
    if (!Number.isNaN(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const timeOf = (one: number): number => {
    const own = (statOf(one) ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
    return (children.get(one) ?? []).reduce((sum, child) => sum + timeOf(child), own);
  };
  return timeOf(pid);
}

/** Returns the most memory that a process has held, in megabytes. */
export function mostMemory(pid: number | undefined): string {
  if (pid === undefined) return 'unknown (elsewhere)';
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kibibytes) / 1024)} MB`;
}
