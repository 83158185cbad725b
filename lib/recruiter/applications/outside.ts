import type { ParsedJob } from '@/lib/contracts';
import type { Executor } from '../ground/store';
import { countryName, placeOf } from '../records/code-names';
import { currentParse, type DossierRow } from '../records/stored';
import { descriptionOf } from './description';
import { discreetly } from './discreet';
import { statedPay } from './stated-pay';
import type { DescriptionPart, StatedPay } from './types';

/** Whether people outside see who the employer is, and what the job pays. */
export type Shown = { employer: boolean; pay: boolean };

/** A job as people outside may read it. */
export type OutsideJob = {
  title: string;
  employer: string | null;
  place: string | null;
  /** Where it is, no closer than the town where the employer is not shown. */
  location: ParsedJob['currentLocation'];
  pay: StatedPay | null;
  description: DescriptionPart[];
};

function employersOf(row: DossierRow, { employerNames }: ParsedJob): string[] {
  const names = [row.employer, employerNames?.mainEmployerName, ...(employerNames?.employerName ?? [])];
  return names.filter((name) => typeof name === 'string' && name.trim() !== '') as string[];
}

function placesOf({ city, country_code }: DossierRow, { currentLocation }: ParsedJob): string[] {
  const names = [city, country_code && countryName(country_code), ...(currentLocation?.regions ?? [])];
  return names.filter((name) => typeof name === 'string') as string[];
}

type Block = DescriptionPart['blocks'][number];

function discreetBlock(block: Block, say: (text: string) => string): Block[] {
  if (block.kind === 'text') {
    const text = say(block.text);
    return text ? [{ kind: 'text', text }] : [];
  }
  const points = block.points.map(say).filter(Boolean);
  return points.length > 0 ? [{ kind: 'points', points }] : [];
}

function discreetParts(parts: readonly DescriptionPart[], say: (text: string) => string): DescriptionPart[] {
  return parts.flatMap(({ heading, blocks }) => {
    const kept = blocks.flatMap((block) => discreetBlock(block, say));
    return kept.length > 0 ? [{ heading, blocks: kept }] : [];
  });
}

/** Makes the view of a job for people outside, of what was read and what it may show. */
export function outsideView(
  row: DossierRow,
  job: ParsedJob,
  shown: Shown,
  isPayCorrected: boolean,
): OutsideJob {
  const { salary, currentLocation: location } = job;
  const say = discreetly({
    employers: shown.employer ? [] : employersOf(row, job),
    places: placesOf(row, job),
    pay: shown.pay ? [] : ([salary?.rawMinimum, salary?.rawMaximum].filter(Boolean) as string[]),
  });
  const { countryCode, municipality, regions } = location ?? {};
  return {
    title: say(row.name) || 'Job',
    employer: shown.employer ? row.employer : null,
    place: placeOf({ city: row.city, countryCode: row.country_code }) || null,
    location: shown.employer ? location : { countryCode, municipality, regions },
    pay: shown.pay ? statedPay(job, isPayCorrected) : null,
    description: discreetParts(
      descriptionOf(shown.employer ? job : { ...job, employerDescription: null }),
      say,
    ),
  };
}

/** Reads a job and makes its view for people outside. */
export async function outsideJob(
  db: Executor,
  row: DossierRow,
  shown: Shown,
): Promise<OutsideJob & { read: ParsedJob }> {
  const { effective, changes } = await currentParse<ParsedJob>(db, row);
  const isCorrected = changes.some(({ path, undone }) => !undone && /^salary(?:\.|$)/.test(path));
  return { ...outsideView(row, effective as ParsedJob, shown, isCorrected), read: effective as ParsedJob };
}

/** What the form of a job shows: what was chosen where the job was put on the career page, and all of it elsewhere. */
export async function shownOf(db: Executor, jobId: string): Promise<Shown & { isPublished: boolean }> {
  const row = await db
    .selectFrom('publication')
    .select(['published', 'shows_employer', 'shows_pay'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!row) return { employer: true, pay: true, isPublished: false };
  return { employer: row.shows_employer, pay: row.shows_pay, isPublished: row.published };
}

/** Whether the workspace has a career page now. */
export async function areCareersOpen(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('career_page').select('open').executeTakeFirst();
  return row?.open === true;
}
