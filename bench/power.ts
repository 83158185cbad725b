/**
 * Cuts the power of the whole server in the middle of uploads, an import and writes into an index, again and again, and looks for what
 * was acknowledged: `npm run bench -- --only power`; `--rounds 10`: this often (3). As root on Linux, with python3.
 *
 * The data directory is a file system of its own. It is shut down without its log (`EXT4_IOC_SHUTDOWN`), which drops what did not
 * reach the disk; the server is killed, and another one starts on what is left. Ends with 1 when something acknowledged is missing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { freePort, startServer } from '../scripts/service.mjs';
import { type AccountApi, openAccountApi } from './faults/account-api.ts';
import { type Client, openClient, untilDone } from './faults/client.ts';
import { cvOf, postingsOf } from './faults/made-up.ts';
import { lostOf, momentOf, type Work } from './stops.ts';

const ROUNDS = 3;
const DISK_MEGABYTES = 3000;
/** Least files that were acknowledged before a cut, so that a busy machine has some to lose. */
const LEAST_FILES = 30;
/** More than come in within a round: the same person again would be a duplicate. */
const PEOPLE_A_ROUND = 1000;
const POSTINGS = 400;
const INDEX = 'power';
const OWNER = { email: 'owner@example.org', password: 'quiet harbour lantern 42' };
const AUTH = 'measuring:power-of-the-server';
/** Flushes neither data nor log: as if the machine were off. */
const SHUT_DOWN = [
  'import fcntl, os, struct, sys',
  'fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))',
].join('\n');

/** A file system in a file, where the power can be cut. */
function makeDisk(folder: string) {
  const image = path.join(folder, 'disk');
  const place = path.join(folder, 'data');
  execFileSync('truncate', ['-s', `${DISK_MEGABYTES}M`, image]);
  execFileSync('mkfs.ext4', ['-q', '-F', image]);
  execFileSync('mkdir', [place]);
  const mount = () => execFileSync('mount', ['-o', 'loop', image, place]);
  mount();
  return {
    place,
    cut: () => execFileSync('python3', ['-c', SHUT_DOWN, place]),
    async mountAgain() {
      for (let tries = 0; ; tries++) {
        try {
          execFileSync('umount', [place], { stdio: 'ignore' });
          break;
        } catch (error) {
          // The processes of the killed server still end.
          if (tries === 50) throw error;
          await pause(200);
        }
      }
      mount();
    },
    remove: () => execFileSync('umount', [place]),
  };
}

type Written = Map<string, string>;

/** Sends files and writes documents until the power is cut; what is not answered by then is not counted. */
function keepWriting(
  { client, api, work, written, firstPerson }: Writers,
  isOff: () => boolean,
): Promise<unknown> {
  const files = async () => {
    while (!isOff()) {
      const id = await client.sendFile(work.batch, cvOf(firstPerson + work.sent.length));
      if (!isOff()) work.sent.push(id);
    }
  };
  const documents = async () => {
    for (let number = 0; !isOff(); number++) {
      const [id, tag] = [`person-${number % 100}`, `writing-${number}-${work.sent.length}`];
      await api.post(`/v10/index/${INDEX}/resume/${id}`, {
        ResumeData: { ResumeMetadata: { PlainText: cvOf(number).text, DocumentLanguage: 'en' } },
        UserDefinedTags: [tag],
      });
      if (!isOff()) written.set(id, tag);
    }
  };
  return Promise.allSettled([files(), documents()]);
}

type Writers = { client: Client; api: AccountApi; work: Work; written: Written; firstPerson: number };

/** Returns what of the acknowledged writes of documents is not there. */
async function unwritten(api: AccountApi, written: Written): Promise<string[]> {
  const missing: string[] = [];
  for (const [id, tag] of written) {
    const stored = JSON.stringify(await api.get(`/v10/index/${INDEX}/resume/${id}`));
    // A later writing that was not answered may have come in.
    const number = Number(/writing-(\d+)/.exec(stored)?.[1] ?? -1);
    if (number < Number(tag.split('-')[1]))
      missing.push(`document ${id} is of writing ${number}, not of ${tag}`);
  }
  return missing;
}

/** Returns files that were not acknowledged and came in all the same: these are the page's to send again, and no loss. */
const more = (upload: { items: unknown[] }, work: Work) => upload.items.length - work.sent.length;

async function checkRound({ client, api, work, written }: Writers, round: number): Promise<string[]> {
  const { upload, states } = await untilDone(client, work.batch, work.imports);
  const known = new Set(upload.items.filter(({ state }) => state === 'parsed').map(({ id }) => id));
  const read = work.sent.filter((id) => known.has(id)).length;
  const rows = states.filter(({ Status, RowsRead }) => Status === 'done' && RowsRead === POSTINGS).length;
  console.log(
    `${String(round + 1).padStart(3)} ${read} of ${work.sent.length} acknowledged files read (${more(upload, work)} more), ${rows} of ${work.imports.length} imports whole, ${written.size} documents`,
  );
  const lost = (await lostOf(client, work)).filter((what) => !/files of/.test(what));
  return [
    ...lost,
    ...(read === work.sent.length ? [] : [`${work.sent.length - read} acknowledged files are not read`]),
    ...(rows === work.imports.length ? [] : ['an import is not whole']),
    ...(await unwritten(api, written)),
  ];
}

/** Cuts the power so often, and prints what was found again each time. */
export async function benchPower({ rounds }: { rounds?: string }): Promise<void> {
  await buildIfChanged();
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-power-'));
  const disk = makeDisk(folder);
  const port = await freePort();
  const variables = {
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    SERVICE_ACCOUNTS: AUTH,
    LOG_LEVEL: 'silent',
  };
  let server = await startServer(port, disk.place, variables);
  try {
    const api = openAccountApi(server.baseUrl, AUTH);
    await api.post(`/v10/index/${INDEX}`, { IndexType: 'Resume' });
    const wrong: string[] = [];
    for (let round = 0; round < Number(rounds ?? ROUNDS); round++) {
      const client = await openClient(server.baseUrl, disk.place, OWNER);
      const work: Work = { batch: await client.startUpload(), sent: [], imports: [] };
      work.imports.push(await client.startImport(`postings-${round}.jsonl`, postingsOf(round, POSTINGS)));
      const written: Written = new Map();
      let isOff = false;
      const firstPerson = round * PEOPLE_A_ROUND;
      const writers = { client, api, work, written, firstPerson };
      const writing = keepWriting(writers, () => isOff);
      while (work.sent.length < LEAST_FILES) await pause(100);
      await pause(momentOf(round));
      isOff = true;
      disk.cut();
      await server.kill();
      await disk.mountAgain();
      server = await startServer(port, disk.place, variables);
      await writing;
      wrong.push(...(await checkRound(writers, round)));
    }
    for (const what of wrong) console.log(`  WRONG ${what}`);
    if (wrong.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
    disk.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
