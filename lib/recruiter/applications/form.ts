import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import type { ApplicationForm } from './types';

/** 192 bits: nobody guesses one. */
const TOKEN_BYTES = 24;

const NO_FORM: ApplicationForm = { link: null, open: false, closesOn: null, over: false, applications: 0 };

/** That the last day of a form has passed, by the clock of the records (UTC). */
export const isOver = sql<boolean>`coalesce(application_form.closes_on < current_date, false)`;

const linkOf = (token: string) => new URL(`/apply/${token}`, config().BASE_URL).href;

async function formIn(db: Executor, jobId: string): Promise<ApplicationForm> {
  const form = await db
    .selectFrom('application_form')
    .select(['token', 'open', 'closes_on', isOver.as('over')])
    .select((select) =>
      select
        .selectFrom('arrival')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('arrival.job_id', '=', 'application_form.job_id')
        .as('applications'),
    )
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (!form) return NO_FORM;
  const { token, open, closes_on: closesOn, over, applications } = form;
  return { link: linkOf(token), open, closesOn, over, applications: Number(applications ?? 0) };
}

/** The public form of a job. Any member. */
export const applicationForm = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, jobId): Promise<Outcome<ApplicationForm>> => done(await formIn(await records(), jobId)),
);

const CHANGES = z.object({
  jobId: recordId,
  open: z.boolean(),
  closesOn: z.iso.date('Enter a day such as 2026-12-31.').nullable(),
  /** Replaces the address of the form; the earlier one is invalid from then on. */
  renew: z.boolean().default(false),
});

/** Opens or closes the public form of a job, and creates or replaces its address. Recruiters. */
export const setApplicationForm = defineUseCase(
  'recruiter',
  CHANGES,
  async (actor, { jobId, open, closesOn, renew }): Promise<Outcome<ApplicationForm>> => {
    const db = await records();
    if (open && closesOn && closesOn < new Date().toISOString().slice(0, 10))
      return refused('invalid', 'This day has passed. Choose a later one, or none.', 'closesOn');
    return db.transaction().execute(async (trx): Promise<Outcome<ApplicationForm>> => {
      const job = await findDossier(trx, jobId, 'job');
      if (!job) return UNKNOWN_DOSSIER;
      if (job.held)
        return refused(
          'conflict',
          'This job looks like one that is here already. Decide about that among the uploads first.',
        );
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const set = { open, closes_on: closesOn, set_by: actor.id, set_at: new Date() };
      await trx
        .insertInto('application_form')
        .values({ job_id: jobId, token, ...set })
        .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ ...set, ...(renew && { token }) }))
        .execute();
      const detail = { open: open ? 'yes' : 'no', ...(renew && { address: 'new' }) };
      await audit(trx, { actorId: actor.id, action: 'application-form-set', subject: jobId, detail });
      return done(await formIn(trx, jobId));
    });
  },
);
