import { sql } from 'kysely';
import { log, runUntilShutdown } from '@/lib/platform';
import { records } from '../ground/store';
import { refreshDossier } from './refresh';

/** Leaves room for other users of the store. */
const AT_ONCE = 20;

/** Dossiers from before there were facts: each has one, its name, once it was derived. */
async function withoutFacts(after: string): Promise<string[]> {
  const db = await records();
  const { rows } = await sql<{ id: string }>`
    select id from recruiter.dossier
    where current_parse_id is not null and id > ${after}::uuid
      and not exists (select from recruiter.dossier_fact where dossier_id = dossier.id)
    order by id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Derives the search data of dossiers of an older version: nobody changed them, so their time of change stays. A
 * dossier that fails is left unchanged.
 */
export async function deriveAgain(signal?: AbortSignal): Promise<void> {
  const db = await records();
  let last = '00000000-0000-0000-0000-000000000000';
  for (let ids = await withoutFacts(last); ids.length > 0; ids = await withoutFacts(last))
    for (const id of ids) {
      if (signal?.aborted) return;
      last = id;
      await db
        .transaction()
        .execute((trx) => refreshDossier(trx, id, { isChange: false }))
        .catch((error) => log().error({ err: error }, 'a dossier could not be derived again'));
    }
}

/** Starts deriving in the background, once a process. */
export function startDerivingAgain(): void {
  runUntilShutdown('deriving-again', () => {
    const ended = new AbortController();
    const work = deriveAgain(ended.signal).catch((error) =>
      log().error({ err: error }, 'dossiers could not be derived again'),
    );
    const stop = async () => {
      ended.abort();
      await work;
    };
    return { stop };
  });
}
