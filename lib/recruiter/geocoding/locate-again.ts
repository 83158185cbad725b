import { sql } from 'kysely';
import { log } from '@/lib/platform';
import { writePlace } from '../distances/write-place';
import { records } from '../ground/store';
import { kindOf } from '../records/kinds';
import { currentParse } from '../records/stored';

/** Leaves room for other users of the store. */
const AT_ONCE = 20;

async function withoutPlace(after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from recruiter.dossier
    where current_parse_id is not null and id > ${after}::uuid
      and not exists (select from recruiter.dossier_place where dossier_id = dossier.id)
    order by id limit ${AT_ONCE}`.execute(await records());
  return rows.map(({ id }) => id);
}

async function locate(id: string): Promise<void> {
  const db = await records();
  await db.transaction().execute(async (trx) => {
    const dossier = await trx
      .selectFrom('dossier')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!dossier?.current_parse_id) return;
    const { effective, parsed } = await currentParse(trx, dossier);
    await writePlace(trx, id, kindOf(dossier.kind).columns(effective, parsed).place);
  });
}

/** Notes where dossiers of an older version are; nothing else of them changes. One that cannot be read is left. */
export async function locateAgain(signal?: AbortSignal): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (let ids = await withoutPlace(last); ids.length > 0; ids = await withoutPlace(last))
    for (const id of ids) {
      if (signal?.aborted) return;
      last = id;
      await locate(id).catch((error) =>
        log().error({ err: error }, 'the place of a dossier could not be noted'),
      );
    }
}
