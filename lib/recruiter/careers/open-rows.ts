import { isOver } from '../applications/form';
import type { Executor } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';

/** More than a page, a feed or a reader takes in. */
const MOST_JOBS = 500;

/** The jobs that are on the career page while it is open: published, here, with a form that takes applications. The newest first. */
export function openRows(db: Executor) {
  return db
    .selectFrom('publication')
    .innerJoin('dossier', 'dossier.id', 'publication.job_id')
    .innerJoin('application_form', 'application_form.job_id', 'publication.job_id')
    .selectAll('dossier')
    .select(['publication.key', 'shows_employer', 'shows_pay', 'published_on', 'publication.set_at'])
    .select(['application_form.token', 'application_form.closes_on as last_day'])
    .where('dossier.kind', '=', 'job')
    .where('dossier.held', '=', false)
    .where('publication.published', '=', true)
    .where('application_form.open', '=', true)
    .where(isOver, '=', false)
    .where(notBinned)
    .orderBy('published_on', 'desc')
    .orderBy('publication.set_at', 'desc')
    .orderBy('publication.key')
    .limit(MOST_JOBS)
    .execute();
}

export type OpenRow = Awaited<ReturnType<typeof openRows>>[number];
