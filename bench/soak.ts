import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BenchFile } from './files.ts';
import { sendAll } from './send.ts';

const run = promisify(execFile);
const KIBIBYTES_A_MEGABYTE = 1024;
const STEPS = 10;

type Service = { baseUrl: string; accountId: string; accountKey: string; pid: number | undefined };
type Held = { server: number; readers: number[] };

/** Megabytes that the server and its readers hold, as the system counts them; the market's process is not included. */
async function memoryOf(server: number): Promise<Held> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']);
  const held: Held = { server: 0, readers: [] };
  for (const line of stdout.split('\n')) {
    const [, pid, parent, resident, program = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    const megabytes = Math.round(Number(resident) / KIBIBYTES_A_MEGABYTE);
    if (Number(pid) === server) held.server = megabytes;
    else if (Number(parent) === server && program.includes('reader.mjs')) held.readers.push(megabytes);
  }
  return held;
}

/** Sends this many documents, the files over and over, and reports the memory of the processes after each tenth. */
export async function soak(
  service: Service,
  files: readonly BenchFile[],
  documents: number,
  atATime: number,
) {
  const most = { reader: 0, server: 0 };
  let failed = 0;
  for (let step = 1, sent = 0; step <= STEPS; step++) {
    const until = Math.round((documents * step) / STEPS);
    const batch = Array.from({ length: until - sent }, (_, at) => files[(sent + at) % files.length]);
    const answered = await sendAll(
      service,
      batch.filter((file) => file !== undefined),
      atATime,
    );
    sent = until;
    failed += answered.failed;
    const { server, readers } = await memoryOf(service.pid ?? 0);
    most.reader = Math.max(most.reader, ...readers);
    most.server = Math.max(most.server, server);
    const rate = (batch.length / answered.seconds).toFixed(1);
    console.log(
      `after ${String(sent).padStart(6)} documents   ${rate.padStart(6)}/s   readers ${readers.join(', ')} MB   server ${server} MB   failed ${failed}`,
    );
  }
  console.log(`\nat the most: a reader ${most.reader} MB, the server ${most.server} MB`);
}
