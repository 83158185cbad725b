import { once } from '@/lib/platform';
import { type OutsideJob, outsideJob } from '../applications/outside';
import { folded } from '../ground/folded';
import { type Executor, records } from '../ground/store';
import { brandIn } from '../handover/brand';
import { CONTRACT_WORDS, EMPLOYMENT_WORDS } from '../jobs/words';
import { postingFacts } from './job-posting';
import type { CareerJob, Careers } from './model';
import { type OpenRow, openRows } from './open-rows';

/** The open jobs as people outside see them, and the page around them. Each job is read again only after it changed. */

type Kept = { version: string; job: CareerJob };

const kept = () => once('career-jobs', () => new Map<string, Kept>());

const versionOf = (row: OpenRow) =>
  JSON.stringify([
    ...[row.current_parse_id, row.updated_at, row.set_at, row.shows_employer, row.shows_pay],
    ...[row.token, row.last_day, row.published_on],
  ]);

function wordsOf({ title, employer, place, description }: OutsideJob): string {
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
    words: wordsOf({ ...job, location }),
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

async function jobsIn(db: Executor): Promise<CareerJob[]> {
  const rows = await openRows(db);
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of kept().keys()) if (!ids.has(id)) kept().delete(id);
  const jobs: CareerJob[] = [];
  for (const row of rows) jobs.push(await readOnce(db, row));
  return jobs;
}

/** Reads the career page with its jobs; undefined while it is off. */
export async function openCareers(): Promise<Careers | undefined> {
  const db = await records();
  const page = await db.selectFrom('career_page').selectAll().executeTakeFirst();
  if (!page?.open) return undefined;
  const brand = await brandIn(db);
  const heading = page.heading || `Jobs at ${brand.name}`;
  return { brand, heading, lead: page.lead, jobs: await jobsIn(db) };
}
