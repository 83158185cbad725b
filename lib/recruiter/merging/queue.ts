import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import type { DuplicatePair, DuplicateQueue, PairSide, SameReason } from './types';

const SHOWN = 50;

/**
 * Candidates of the lists who share a key, or a name with a city or an employer, unless somebody marked them as
 * different.
 */
const PAIRS = sql`
  with alike as (
    select own.dossier_id as one_id, other.dossier_id as other_id, own.kind as reason
    from recruiter.dossier_key own
    join recruiter.dossier_key other
      on other.kind = own.kind and other.value = own.value and other.dossier_id > own.dossier_id
    union
    select own.id, other.id, 'name'
    from recruiter.dossier own
    join recruiter.dossier other on other.kind = own.kind and other.name_key = own.name_key
      and other.id > own.id and (other.city_key = own.city_key or other.employer_key = own.employer_key)
    where own.kind = 'candidate' and not own.held and not other.held and own.name_key like '% %'
  ), pairs as (
    select one_id, other_id, array_agg(distinct reason order by reason) as reasons
    from alike
    join recruiter.dossier one on one.id = one_id and one.kind = 'candidate' and not one.held
    join recruiter.dossier other on other.id = other_id and other.kind = 'candidate' and not other.held
    where not exists (
      select from recruiter.not_duplicate told
      where told.one_id = alike.one_id and told.other_id = alike.other_id)
    group by one_id, other_id
  )`;

async function totalOf(db: Executor): Promise<number> {
  const { rows } = await sql<{ total: number }>`${PAIRS} select count(*) as total from pairs`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

async function sidesOf(db: Executor, ids: readonly string[]): Promise<Map<string, PairSide>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('dossier')
    .select(['id', 'name', 'title', 'employer', 'city', 'country_code', 'email', 'phone'])
    .select(['added_at', 'updated_at'])
    .select((select) => [
      select
        .selectFrom('document')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('document.dossier_id', '=', 'dossier.id')
        .as('documents'),
      select
        .selectFrom('correction')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('correction.dossier_id', '=', 'dossier.id')
        .where('undone_at', 'is', null)
        .as('corrections'),
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ country_code, added_at, updated_at, documents, corrections, ...row }) => [
      row.id,
      {
        ...row,
        countryCode: country_code,
        addedAt: added_at.toISOString(),
        updatedAt: updated_at.toISOString(),
        documents: Number(documents),
        corrections: Number(corrections),
      },
    ]),
  );
}

/** Returns candidates who may be the same person, pair by pair. Any member. */
export const duplicateQueue = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<DuplicateQueue>> => {
    const db = await records();
    const { rows } = await sql<{ one_id: string; other_id: string; reasons: SameReason[] }>`
      ${PAIRS} select * from pairs order by cardinality(reasons) desc, one_id, other_id limit ${SHOWN}`.execute(
      db,
    );
    const sides = await sidesOf(db, [...new Set(rows.flatMap((row) => [row.one_id, row.other_id]))]);
    const pairs = rows.flatMap((row): DuplicatePair[] => {
      const [one, other] = [sides.get(row.one_id), sides.get(row.other_id)];
      if (!one || !other) return [];
      return [{ reasons: row.reasons, sides: one.addedAt <= other.addedAt ? [one, other] : [other, one] }];
    });
    return done({ pairs, total: rows.length < SHOWN ? pairs.length : await totalOf(db) });
  },
);

/** Counts the pairs that wait for a decision. Any member. */
export const countDuplicates = defineUseCase(
  reads('viewer'),
  z.void(),
  async (): Promise<Outcome<number>> => done(await totalOf(await records())),
);

/** Marks candidates as different people, so that nobody is asked again. */
export async function tellApart(
  db: Executor,
  actorId: string,
  id: string,
  others: readonly string[],
): Promise<void> {
  if (others.length === 0) return;
  const rows = others.map((other) => {
    const [one_id, other_id] = [id, other].sort() as [string, string];
    return { one_id, other_id, decided_by: actorId };
  });
  await db
    .insertInto('not_duplicate')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks two candidates as different people, or undoes that. Recruiters. */
export const setApart = defineUseCase(
  'recruiter',
  z.object({ one: recordId, other: recordId, apart: z.boolean() }),
  async (actor, { one, other, apart }): Promise<Outcome<null>> => {
    const db = await records();
    const ids = [...new Set([one, other])];
    const known = await db.selectFrom('dossier').select('id').where('id', 'in', ids).execute();
    if (known.length < 2) return refused('not-found', 'One of them no longer exists.');
    if (apart) await tellApart(db, actor.id, one, [other]);
    else
      await db.deleteFrom('not_duplicate').where('one_id', 'in', ids).where('other_id', 'in', ids).execute();
    return done(null);
  },
);
