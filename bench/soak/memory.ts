import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KIBIBYTES_A_MEGABYTE = 1024;

/** Processes of a server by what they do, in megabytes. */
export type Held = Readonly<Record<Part, number>>;

export const PARTS = ['server', 'readers', 'engine', 'others'] as const;

type Part = (typeof PARTS)[number];

function partOf(program: string): Part {
  if (program.includes('reader.mjs')) return 'readers';
  return program.includes('column-engine') ? 'engine' : 'others';
}

/** Returns the memory of a server and of all that it started, as the system counts it. */
export async function memoryOf(server: number): Promise<Held> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const processes = stdout.split('\n').map((line) => {
    const [, pid, parent, resident, program = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), resident: Number(resident), program };
  });
  const held = { server: 0, readers: 0, engine: 0, others: 0 };
  const add = (pid: number) => {
    for (const one of processes.filter(({ parent }) => parent === pid)) {
      held[partOf(one.program)] += Math.round(one.resident / KIBIBYTES_A_MEGABYTE);
      add(one.pid);
    }
  };
  held.server = Math.round(
    (processes.find(({ pid }) => pid === server)?.resident ?? 0) / KIBIBYTES_A_MEGABYTE,
  );
  add(server);
  return held;
}
