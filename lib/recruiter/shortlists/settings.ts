import type { Transaction } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { reasonsOf, stagesOf } from './rows';
import type { ShortlistSettings } from './types';

const MOST_STAGES = 12;
const MOST_REASONS = 30;

const name = (longest: number) =>
  z.string().trim().min(1, 'Give it a name.').max(longest, `Use at most ${longest} characters.`);

function distinct(names: readonly string[]): boolean {
  return new Set(names.map((one) => one.toLowerCase())).size === names.length;
}

const INPUT = z.object({
  stages: z
    .array(z.object({ id: z.uuid().optional(), name: name(40) }))
    .min(1, 'Keep at least one stage.')
    .max(MOST_STAGES, `Use at most ${MOST_STAGES} stages.`)
    .refine((stages) => distinct(stages.map((stage) => stage.name)), 'Two stages have the same name.'),
  reasons: z
    .array(name(80))
    .min(1, 'Keep at least one reason.')
    .max(MOST_REASONS, `Use at most ${MOST_REASONS} reasons.`)
    .refine(distinct, 'Two reasons are the same.'),
});

async function entriesByStage(db: Executor): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('shortlist_entry')
    .select((select) => ['stage_id', select.fn.countAll<number>().as('count')])
    .where('listed', '=', true)
    .groupBy('stage_id')
    .execute();
  return new Map(rows.map((row) => [row.stage_id, Number(row.count)]));
}

async function settingsIn(db: Executor): Promise<ShortlistSettings> {
  const counts = await entriesByStage(db);
  const stages = (await stagesOf(db)).map((stage) => ({ ...stage, entries: counts.get(stage.id) ?? 0 }));
  return { stages, reasons: await reasonsOf(db) };
}

/** Stages and reasons of every shortlist, with how many people are in each stage. Any member. */
export const shortlistSettings = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<ShortlistSettings>> => done(await settingsIn(await records())),
);

/** Removes stages; entries that are on no list any more move to the first remaining one. */
async function dropStages(trx: Transaction<Tables>, ids: readonly string[], heir: string) {
  if (ids.length === 0) return;
  await trx.updateTable('shortlist_entry').set({ stage_id: heir }).where('stage_id', 'in', ids).execute();
  await trx.deleteFrom('shortlist_stage').where('id', 'in', ids).execute();
}

async function keepStages(
  trx: Transaction<Tables>,
  stages: z.output<typeof INPUT>['stages'],
): Promise<string[]> {
  const kept: string[] = [];
  for (const [position, { id, name: called }] of stages.entries()) {
    const row = await trx
      .insertInto('shortlist_stage')
      .values({ ...(id && { id }), name: called, position })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: called, position }))
      .returning('id')
      .executeTakeFirstOrThrow();
    kept.push(row.id);
  }
  return kept;
}

/** Sets stages and reasons, whole. A stage that somebody is in stays until they were moved. Owners. */
export const configureShortlists = defineUseCase(
  'owner',
  INPUT,
  async (actor, { stages, reasons }): Promise<Outcome<ShortlistSettings>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<ShortlistSettings>> => {
      await trx.selectFrom('shortlist_stage').selectAll().forUpdate().execute();
      const counts = await entriesByStage(trx);
      const given = new Set(stages.map(({ id }) => id));
      const dropped = (await stagesOf(trx)).filter(({ id }) => !given.has(id));
      const busy = dropped.find(({ id }) => (counts.get(id) ?? 0) > 0);
      if (busy)
        return refused(
          'conflict',
          `Somebody is in “${busy.name}”. Move them to another stage, then remove it.`,
          'stages',
        );
      const [heir = ''] = await keepStages(trx, stages);
      await dropStages(
        trx,
        dropped.map(({ id }) => id),
        heir,
      );
      await trx.deleteFrom('shortlist_reason').execute();
      await trx
        .insertInto('shortlist_reason')
        .values(reasons.map((one, position) => ({ name: one, position })))
        .execute();
      await audit(trx, { actorId: actor.id, action: 'shortlists-configured' });
      return done(await settingsIn(trx));
    });
  },
);
