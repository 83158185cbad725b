import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { areCareersOpen, outsideJob } from '../applications/outside';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { type DossierRow, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { postingFacts, whyUnlisted } from './job-posting';
import { openIds } from './open-rows';
import { careersAddress } from './settings';
import type { Publication } from './types';

/** Which jobs are on the career page, and what of them. */

/** 96 bits: it is no secret, and nobody finds a job by counting. */
const KEY_BYTES = 12;

async function publicationIn(db: Executor, job: DossierRow): Promise<Publication> {
  const row = await db.selectFrom('publication').selectAll().where('job_id', '=', job.id).executeTakeFirst();
  const isPageOpen = await areCareersOpen(db);
  const isOpen = row?.published === true && (await openIds(db)).includes(job.id);
  const shown = { employer: row?.shows_employer ?? false, pay: true };
  const { pay, read, location, description } = await outsideJob(db, job, shown);
  return {
    published: row?.published ?? false,
    isListed: isPageOpen && isOpen,
    isPageOpen,
    showsEmployer: row?.shows_employer ?? false,
    showsPay: row?.shows_pay ?? false,
    link: row ? careersAddress(`/${row.key}`) : null,
    employer: job.employer,
    pay: pay?.text ?? null,
    unlisted: whyUnlisted(postingFacts(read, location), description),
  };
}

/** Whether a job is on the career page, and what is shown. Any member. */
export const publicationOf = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, jobId): Promise<Outcome<Publication>> => {
    const db = await records();
    const job = await findDossier(db, jobId, 'job');
    return job ? done(await publicationIn(db, job)) : UNKNOWN_DOSSIER;
  },
);

async function isFormOpen(db: Executor, jobId: string): Promise<boolean> {
  const form = await db
    .selectFrom('application_form')
    .select('open')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return form?.open === true;
}

/** Puts a job on the career page with what is shown of it, or takes it off. Its form is open by then. Recruiters. */
export const setPublication = defineUseCase(
  'recruiter',
  z.object({ jobId: recordId, published: z.boolean(), showsEmployer: z.boolean(), showsPay: z.boolean() }),
  async (actor, { jobId, published, showsEmployer, showsPay }): Promise<Outcome<Publication>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<Publication>> => {
      const job = await findDossier(trx, jobId, 'job');
      if (!job) return UNKNOWN_DOSSIER;
      if (published && !(await isFormOpen(trx, jobId)))
        return refused('conflict', 'Open the form of this job first: people apply through it.');
      const before = await trx
        .selectFrom('publication')
        .selectAll()
        .where('job_id', '=', jobId)
        .executeTakeFirst();
      const set = {
        published,
        shows_employer: showsEmployer,
        shows_pay: showsPay,
        set_by: actor.id,
        set_at: new Date(),
      };
      const isNew = published && !before?.published;
      const since = isNew ? { published_on: new Date().toISOString().slice(0, 10) } : {};
      await trx
        .insertInto('publication')
        .values({ job_id: jobId, key: randomBytes(KEY_BYTES).toString('base64url'), ...set })
        .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ ...set, ...since }))
        .execute();
      const detail = { employer: showsEmployer ? 'yes' : 'no', pay: showsPay ? 'yes' : 'no' };
      const action = published ? 'job-published' : 'job-unpublished';
      await audit(trx, { actorId: actor.id, action, subject: jobId, ...(published && { detail }) });
      return done(await publicationIn(trx, job));
    });
  },
);
