import { isOver } from '../applications/form';
import type { Executor } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';

/** More than a page, a feed or a reader takes in. */
const MOST_JOBS = 500;

/** The jobs that are on the career page while it is open: published, here, with a form that takes applications. The newest first. */
const openJobs = (db: Executor) =>
  db
    .selectFrom('publication')
    .innerJoin('dossier', 'dossier.id', 'publication.job_id')
    .innerJoin('application_form', 'application_form.job_id', 'publication.job_id')
    .where('dossier.kind', '=', 'job')
    .where('dossier.held', '=', false)
    .where('publication.published', '=', true)
    .where('application_form.open', '=', true)
    .where(isOver, '=', false)
    .where(notBinned)
    .orderBy('published_on', 'desc')
    .orderBy('publication.set_at', 'desc')
    .orderBy('publication.key')
    .limit(MOST_JOBS);

/** Returns the ids of the jobs that are on the career page while it is open. */
export async function openIds(db: Executor): Promise<string[]> {
  const rows = await openJobs(db).select('dossier.id').execute();
  return rows.map(({ id }) => id);
}

/** Returns the jobs that are on the career page while it is open, with what is shown of them. */
export function openRows(db: Executor) {
  return openJobs(db)
    .selectAll('dossier')
    .select(['publication.key', 'shows_employer', 'shows_pay', 'published_on', 'publication.set_at'])
    .select(['application_form.token', 'application_form.closes_on as last_day'])
    .execute();
}

export type OpenRow = Awaited<ReturnType<typeof openRows>>[number];
