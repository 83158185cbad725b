import { once } from '@/lib/platform';
import { type OutsideJob, outsideJob } from '../applications/outside';
import { folded } from '../ground/folded';
import { type Executor, records } from '../ground/store';
import { brandIn } from '../handover/brand';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS } from '../jobs/words';
import { postingFacts } from './job-posting';
import type { CareerFrame, CareerJob, Careers } from './model';
import { type OpenRow, openRows } from './open-rows';
import { headingOf } from './settings';

/** The open jobs as people outside see them, and the page around them. Each job is read again only after it changed. */

type Kept = { version: string; job: CareerJob };

const kept = () => once('career-jobs', () => new Map<string, Kept>());

const versionOf = (row: OpenRow) =>
  JSON.stringify([
    ...[row.current_parse_id, row.updated_at, row.set_at, row.shows_employer, row.shows_pay],
    ...[row.token, row.last_day, row.published_on],
  ]);

function wordsOf({ title, employer, place, description }: Omit<OutsideJob, 'location'>): string {
  const texts = description.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.points)),
  );
  return folded([title, employer, place, ...texts].filter(Boolean).join('\n'));
}

async function jobOf(db: Executor, row: OpenRow): Promise<CareerJob> {
  const { read, location, ...job } = await outsideJob(db, row, {
    employer: row.shows_employer,
    pay: row.shows_pay,
  });
  return {
    ...job,
    key: row.key,
    contract: CONTRACT_WORDS[row.contract ?? ''] ?? null,
    employment: EMPLOYMENT_WORDS[row.employment ?? ''] ?? null,
    remote: row.remote === true,
    publishedOn: row.published_on,
    lastDay: row.last_day,
    apply: `/apply/${row.token}`,
    facts: postingFacts(read, location),
    words: wordsOf(job),
  };
}

async function readOnce(db: Executor, row: OpenRow): Promise<CareerJob> {
  const version = versionOf(row);
  const known = kept().get(row.id);
  if (known?.version === version) return known.job;
  const job = await jobOf(db, row);
  kept().set(row.id, { version, job });
  return job;
}

/** Reads which jobs are open, and forgets those that no longer are. */
async function rowsNow(db: Executor): Promise<OpenRow[]> {
  const rows = await openRows(db);
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of kept().keys()) if (!ids.has(id)) kept().delete(id);
  return rows;
}

async function jobsIn(db: Executor): Promise<CareerJob[]> {
  const rows = await rowsNow(db);
  const jobs: CareerJob[] = [];
  for (const row of rows) jobs.push(await readOnce(db, row));
  return jobs;
}

/** Reads what is around the jobs of the career page; undefined while it is off. */
export async function openFrame(): Promise<CareerFrame | undefined> {
  const db = await records();
  const page = await db.selectFrom('career_page').selectAll().executeTakeFirst();
  if (!page?.open) return undefined;
  const brand = await brandIn(db);
  return { brand, heading: headingOf(page.heading, brand), lead: page.lead };
}

/** Reads the career page with its jobs; undefined while it is off. */
export async function openCareers(): Promise<Careers | undefined> {
  const frame = await openFrame();
  return frame && { ...frame, jobs: await jobsIn(await records()) };
}

/** Reads one job of a career page that is open; undefined for a key of none. */
export async function openJob(key: string): Promise<CareerJob | undefined> {
  const db = await records();
  const row = (await rowsNow(db)).find((one) => one.key === key);
  return row && (await readOnce(db, row));
}
