import { sql } from 'kysely';
import type { Executor } from '../ground/store';

type Rule = { months: number; askDays: number };

/** Candidates who are kept with their consent, of a day that is known. */
export function consenting(db: Executor) {
  return db
    .selectFrom('provenance')
    .innerJoin('dossier', 'dossier.id', 'provenance.dossier_id')
    .where('provenance.basis', '=', 'consent')
    .where('provenance.since', 'is not', null)
    .where('held', '=', false)
    .where('sample', '=', false);
}

/** The day on which consent ends, in SQL about `provenance`. */
export const endOf = (months: number) => sql<Date>`provenance.since + make_interval(months => ${months})`;

/** Those of them whose consent ends soon or has ended, and who were not asked to renew it. */
export function toBeAsked(db: Executor, { months, askDays }: Rule) {
  return consenting(db)
    .where(endOf(months), '<=', sql<Date>`current_date + make_interval(days => ${askDays})`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consent_request')
            .select('consent_request.id')
            .whereRef('consent_request.dossier_id', '=', 'provenance.dossier_id')
            .whereRef('consent_request.since', '=', 'provenance.since'),
        ),
      ),
    );
}

/** Requests that nobody answered: the consent has ended, and there was time to answer. */
export function unanswered(db: Executor, { months, askDays }: Rule) {
  return consenting(db)
    .innerJoin('consent_request', (join) =>
      join
        .onRef('consent_request.dossier_id', '=', 'provenance.dossier_id')
        .onRef('consent_request.since', '=', 'provenance.since'),
    )
    .where('answer', 'is', null)
    .where('lapsed_at', 'is', null)
    .where(endOf(months), '<=', sql<Date>`current_date::timestamp`)
    .where('asked_at', '<=', sql<Date>`now() - make_interval(days => ${askDays})`);
}
