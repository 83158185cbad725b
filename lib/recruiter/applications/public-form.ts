import { config } from '@/lib/config';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { guarded } from '../ground/use-case';
import { brandIn } from '../handover/brand';
import { findDossier } from '../records/stored';
import { consentIn } from './consent';
import { isOver } from './form';
import { areCareersOpen, outsideJob, shownOf } from './outside';
import { newStamp } from './stamp';
import type { PublicForm } from './types';

/** Public view of a form at its address. An unknown address and a replaced one answer alike. */

const NO_FORM = refused('not-found', 'There is no form at this address. It may have moved.');

const TOKEN = /^[\w-]{32}$/;
/** Returns the form of an address with its job, if both exist; `takes` is true if it accepts applications now. */
export async function formOf(db: Executor, token: string) {
  if (!TOKEN.test(token)) return undefined;
  const form = await db
    .selectFrom('application_form')
    .select(['job_id', 'set_by', 'open', isOver.as('over')])
    .where('token', '=', token)
    .executeTakeFirst();
  const job = form && (await findDossier(db, form.job_id, 'job'));
  return job && !job.held ? { ...form, job, takes: form.open && !form.over } : undefined;
}

/** Returns the subject of a stamp: a form in the wording that was shown. */
export const stampedFor = (token: string, consent: string) => `${token} ${consent}`;

/** Returns the public form behind an address. A closed one shows the job and accepts nothing. */
export function publicForm(token: string): Promise<Outcome<PublicForm>> {
  return guarded(async () => {
    const db = await records();
    const form = await formOf(db, token);
    if (!form) return NO_FORM;
    const { job, takes } = form;
    const consent = await consentIn(db);
    const shown = await shownOf(db, form.job_id);
    const { title, employer, place, pay, description } = await outsideJob(db, job, shown);
    return done({
      brand: await brandIn(db),
      title,
      employer,
      place,
      pay: (shown.isPublished && pay?.text) || null,
      others: shown.isPublished && (await areCareersOpen(db)) ? '/careers' : null,
      description: takes ? description : [],
      consent,
      mostMegabytes: config().MAX_DOCUMENT_MB,
      stamp: takes ? await newStamp(stampedFor(token, consent)) : null,
    });
  });
}
