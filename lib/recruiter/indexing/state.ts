import { sql } from 'kysely';
import { z } from 'zod';
import { connections } from '@/lib/clients';
import { DOSSIER_KINDS } from '../ground/dossier-kind';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { problemOfFailure } from '../provider/problems';
import { repeatEntries } from './outbox';
import { rebuildIndex } from './reconcile';
import type { IndexProgress, IndexState } from './types';
import { workspace } from './workspace';

async function progress(): Promise<IndexProgress[]> {
  const db = await records();
  const rows = await db
    .selectFrom('index_entry')
    .select('kind')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where present and settled = version and failure is null))::int`.as(
        'indexed',
      ),
      sql<number>`(count(*) filter (where settled = version and failure is not null))::int`.as('failed'),
    ])
    .where('wanted', '=', true)
    .groupBy('kind')
    .execute();
  return DOSSIER_KINDS.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, indexed: 0, total: 0, failed: 0 },
  );
}

/** Returns the progress of the indexes, and the reasons for any delay. Owners only. */
export const indexState = defineUseCase(reads('owner'), z.void(), async (): Promise<Outcome<IndexState>> => {
  const db = await records();
  const { enabled } = await workspace();
  const waiting = await db
    .selectFrom('index_entry')
    .select('failure')
    .whereRef('settled', '<', 'version')
    .where('failure', 'is not', null)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  const last = await db
    .selectFrom('index_entry')
    .select((row) => row.fn.max('settled_at').as('at'))
    .executeTakeFirst();
  return done({
    enabled,
    hosted: !(await connections()).parser.builtIn,
    progress: await progress(),
    problem: waiting?.failure ?? null,
    changedAt: last?.at?.toISOString() ?? null,
  });
});

/** Deletes both indexes and fills them again; with a hosted provider that costs credits. Owners only. */
export const rebuildIndexes = defineUseCase('owner', z.void(), async (actor): Promise<Outcome<null>> => {
  const { indexes, enabled } = await workspace();
  if (!enabled) return refused('conflict', 'The index is off. Turn it on first.');
  for (const kind of DOSSIER_KINDS) {
    const failure = await rebuildIndex(kind, indexes[kind]);
    if (failure) return problemOfFailure(failure);
  }
  await audit(await records(), { actorId: actor.id, action: 'indexes-rebuilt' });
  return done(null);
});

/**
 * Turns the indexes at a hosted provider on or off. When turned off, their content is deleted there, with retries until
 * that is confirmed. Owners only.
 */
export const switchIndexing = defineUseCase(
  'owner',
  z.object({ on: z.boolean() }),
  async (actor, { on }): Promise<Outcome<null>> => {
    if ((await connections()).parser.builtIn)
      return refused('conflict', 'The index of the built-in service is always on.');
    const db = await records();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('index_workspace').set({ hosted: on }).execute();
      await repeatEntries(trx, {});
      await audit(trx, { actorId: actor.id, action: on ? 'indexing-turned-on' : 'indexing-turned-off' });
    });
    return done(null);
  },
);
