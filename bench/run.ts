/**
 * Speed of the parser through HTTP, next to plain text extraction alone on the same files and cores in the same run.
 *
 *   npm run bench                         documents of ../shared/eval, or else of samples/
 *   npm run bench -- --dir FOLDER         the files of another folder
 *   npm run bench -- --rounds 3           number of times each document is sent (default 2)
 *   npm run bench -- --only jobs          job postings alone (`cvs`: CVs alone); BENCH_JOBS_DIR names their folder
 *   npm run bench -- --only skills        the taxonomy of skills alone, without a server
 *   npm run bench -- --only load          postings into the job market; see load.ts
 *   npm run bench -- --only growth        cost of a batch of an import in a growing market; see growth.ts
 *   npm run bench -- --only faults        uploads, imports, index writes, events while servers are killed; see faults.ts
 *   npm run bench -- --only away          PostgreSQL away for 20 s amid uploads and imports; see away.ts
 *   npm run bench -- --only outages       PostgreSQL away again and again, some seconds each; see outages.ts
 *   npm run bench -- --only power         the power of the whole server cut amid uploads and imports; see power.ts
 *   npm run bench -- --only crowd         uploads of fifty people at once; see crowd.ts
 *   npm run bench -- --only stops         ends of the server with work in hand; see stops.ts
 *   npm run bench -- --only soak          an hour of mixed work, with the memory held meanwhile; see soak.ts
 *   npm run bench -- --only backup        a backup and a restore of 5,000 candidates, compared; see backup.ts
 *   npm run bench -- --only market        the job market, which needs some 5 GB of disk; see market.ts
 *   npm run bench -- --only drop          a thousand files dropped into the app at once; see drop.ts
 *   npm run bench -- --only found         time until a search finds changes made in the app; see found.ts
 *   npm run bench -- --only match         search and match over a million documents; see match.ts
 *   npm run bench -- --only shortlist     from a posting to a shortlist, in a browser; see shortlist.ts
 *   npm run bench -- --only pages         speed of pages in a browser, with 5,000 candidates; see pages.ts
 */
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../scripts/server/build.mjs';
import { exitOnSignals, startTemporaryService } from '../scripts/service.mjs';
import { benchAway } from './away.ts';
import { benchBackup } from './backup.ts';
import { benchCrowd } from './crowd.ts';
import { benchDrop } from './drop.ts';
import { benchFaults } from './faults.ts';
import { percentile } from './figures.ts';
import { type BenchFile, findFiles } from './files.ts';
import { extractionFloor } from './floor.ts';
import { benchFound } from './found.ts';
import { benchGrowth } from './growth.ts';
import { findPostings, JOB_CALLS } from './jobs.ts';
import { benchLoad } from './load.ts';
import { benchMarket } from './market.ts';
import { benchMatch } from './match.ts';
import { benchOutages } from './outages.ts';
import { benchPages } from './pages.ts';
import { benchPower } from './power.ts';
import { type Answered, type Call, sendAll } from './send.ts';
import { benchShortlist } from './shortlist.ts';
import { benchSkills } from './skills.ts';
import { benchSoak } from './soak.ts';
import { benchStops } from './stops.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    dir: text,
    rounds: text,
    only: text,
    minutes: text,
    postings: text,
    letters: text,
    store: text,
    documents: text,
    parts: text,
    instances: text,
    older: text,
  },
});
const rounds = Number(values.rounds ?? 2);
const { only } = values;
const cores = Math.min(2, cpus().length);

function report(label: string, answered: Answered) {
  const times = answered.milliseconds;
  const rate = (times.length / answered.seconds).toFixed(1);
  console.log(
    `${label.padEnd(38)} ${String(times.length).padStart(5)} documents ${rate.padStart(7)}/s   p50 ${percentile(times, 0.5).toFixed(0)} ms   p95 ${percentile(times, 0.95).toFixed(0)} ms   failed ${answered.failed}`,
  );
}

async function measure(
  service: Awaited<ReturnType<typeof startTemporaryService>>,
  label: string,
  files: BenchFile[],
  call?: Call,
) {
  if (files.length === 0) return;
  report(`${label}, one at a time`, await sendAll(service, files, 1, call));
  const all = Array<BenchFile[]>(rounds).fill(files).flat();
  report(`${label}, ${cores * 2} at a time`, await sendAll(service, all, cores * 2, call));
}

/** Every document is sent once before anything is measured: a service that runs has compiled its code. */
async function measureCvs(service: Awaited<ReturnType<typeof startTemporaryService>>) {
  await sendAll(service, files, cores);
  await measure(service, 'PDF', pdfs);
  for (const kind of ['docx', 'doc', 'odt', 'rtf', 'html', 'txt'])
    await measure(
      service,
      kind.toUpperCase(),
      files.filter((file) => file.kind === kind),
    );
}

async function measureJobs(service: Awaited<ReturnType<typeof startTemporaryService>>) {
  const postings = await findPostings();
  for (const { label, call } of JOB_CALLS) {
    await sendAll(service, postings, cores, call);
    await measure(service, label, postings, call);
  }
}

async function reportFloor() {
  const floor = await extractionFloor(
    pdfs.map((file) => file.path),
    cores,
  );
  console.log(
    `\nplain text of the PDFs by PDFium alone, ${cores} processes: ${floor.perSecond.toFixed(1)}/s, ${floor.perDocument.toFixed(1)} ms a document a core`,
  );
}

const files = await findFiles(values.dir ? path.resolve(values.dir) : undefined);
const pdfs = files.filter((file) => file.kind === 'pdf');

async function measureService() {
  console.log(`${files.length} documents, ${pdfs.length} of them PDF; ${cores} cores\n`);
  await buildIfChanged();
  const service = await startTemporaryService({ PARSE_WORKERS: String(cores) });
  try {
    if (only !== 'jobs') await measureCvs(service);
    if (only !== 'cvs') await measureJobs(service);
  } finally {
    await service.stop();
  }
  if (only !== 'jobs') await reportFloor();
}

exitOnSignals();
if (only === 'skills' || !only) benchSkills();
if (only === 'market') await benchMarket(values);
else if (only === 'match') await benchMatch(values);
else if (only === 'drop') await benchDrop(values);
else if (only === 'found') await benchFound(values);
else if (only === 'shortlist') await benchShortlist(values);
else if (only === 'pages') await benchPages(values);
else if (only === 'faults') await benchFaults(values);
else if (only === 'away') await benchAway();
else if (only === 'outages') await benchOutages(values);
else if (only === 'power') await benchPower(values);
else if (only === 'crowd') await benchCrowd();
else if (only === 'stops') await benchStops(values);
else if (only === 'soak') await benchSoak(values);
else if (only === 'load') await benchLoad(values);
else if (only === 'backup') await benchBackup(values);
else if (only === 'growth') await benchGrowth(values);
else if (only !== 'skills') await measureService();
// The package of PostgreSQL would end the program with 0, whatever was found.
process.exit();
