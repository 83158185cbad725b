import { sql } from 'kysely';
import type { FileStore } from '@/lib/platform';
import type { ServiceRecords } from '../store';
import { importsOf, listSources } from './imports';
import { queueImport } from './queue';
import type { SourceOrigin } from './rows';

/** Removes sources from the records, with everything that nothing else uses. */

/** Result of a request to remove a source; it is `begun` while its postings leave the market. */
type Removal = 'missing' | 'under way' | 'removed' | 'begun';

type Decision = Exclude<Removal, 'removed'> | 'nothing to take back';

const UNDER_WAY: readonly string[] = ['waiting', 'running', 'undoing'];

/**
 * Checks whether a source can be removed; with `takesBack` claims the postings of its imports, and ends its schedule.
 */
function claim(records: ServiceRecords, id: string, takesBack: boolean): Promise<Decision> {
  return records.transaction().execute(async (trx) => {
    const source = trx.selectFrom('market_source').select('id').where('id', '=', id).forUpdate();
    if (!(await source.executeTakeFirst())) return 'missing';
    const runs = await trx
      .selectFrom('market_import')
      .select(['id', 'status'])
      .where('source_id', '=', id)
      .execute();
    if (runs.some(({ status }) => UNDER_WAY.includes(status))) return 'under way';
    const left = runs.filter(({ status }) => takesBack && status !== 'undone').map((run) => run.id);
    if (left.length === 0) return 'nothing to take back';
    await trx.updateTable('market_import').set({ status: 'undoing' }).where('id', 'in', left).execute();
    const never = { every_hours: null, next_run_at: null };
    await trx.updateTable('market_source').set(never).where('id', '=', id).execute();
    await queueImport(trx, id, 'remove');
    return 'begun';
  });
}

/**
 * Removes a source, the records of its imports, and its file. Its postings stay in the market, or with `takesBack`
 * those from its imports leave it, which is queued. A source that is being read or taken back is not removed.
 */
export async function removeSource(
  records: ServiceRecords,
  files: FileStore,
  id: string,
  { takesBack }: { takesBack: boolean },
): Promise<Removal> {
  const decided = await claim(records, id, takesBack);
  if (decided !== 'nothing to take back') return decided;
  await forgetSource(records, files, id);
  return 'removed';
}

/** Removes the remaining postings of a source whose removal has begun, and then the source; again after a crash. */
export async function finishRemoval(
  id: string,
  { records, files }: { records: ServiceRecords; files: FileStore },
  undo: (importId: string) => Promise<unknown>,
): Promise<void> {
  for (const run of await importsOf(records, id)) if (run.status === 'undoing') await undo(run.id);
  await forgetSource(records, files, id);
}

const partsOf = (origin: SourceOrigin) => (origin.at === 'file' ? origin.content.parts : []);

/**
 * Deletes a source with its imports, and the parts of its file that no other source has. Sources cannot be added
 * meanwhile; adding one with the same parts stores them again after that (`addMarketSource`).
 */
async function forgetSource(records: ServiceRecords, files: FileStore, id: string): Promise<void> {
  await records.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table('service.market_source')} in share row exclusive mode`.execute(trx);
    const sources = await listSources(trx);
    const others = new Set(
      sources.filter((source) => source.id !== id).flatMap(({ origin }) => partsOf(origin)),
    );
    const own = sources.filter((source) => source.id === id).flatMap(({ origin }) => partsOf(origin));
    for (const part of own) if (!others.has(part)) await files.delete(part);
    await trx.deleteFrom('market_source').where('id', '=', id).execute();
  });
}
