import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { namesOf, SOMEONE } from '../records/history';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { BASES, type Basis, type Provenance } from './types';

const NOTHING_SAID: Provenance = { source: '', basis: 'unknown', since: null, by: null, at: null };

/** Returns the source of a candidate and the ground for keeping them, if stated. */
export async function provenanceIn(db: Executor, id: string): Promise<Provenance> {
  const row = await db
    .selectFrom('provenance')
    .select(['source', 'basis', 'changed_by', 'changed_at'])
    .select(sql<string | null>`to_char(since, 'YYYY-MM-DD')`.as('since'))
    .where('dossier_id', '=', id)
    .executeTakeFirst();
  if (!row) return NOTHING_SAID;
  const names = await namesOf(db, [row.changed_by]);
  return {
    source: row.source,
    basis: BASES.find((basis) => basis === row.basis) ?? 'unknown',
    since: row.since,
    by: row.changed_by === null ? null : (names.get(row.changed_by) ?? SOMEONE),
    at: row.changed_at.toISOString(),
  };
}

/** Returns the source of a candidate and the ground for keeping them. Any member. */
export const candidateProvenance = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<Provenance>> => done(await provenanceIn(await records(), id)),
);

/** Sets the source of a candidate and the ground for keeping them. Recruiters. */
export const setProvenance = defineUseCase(
  'recruiter',
  z.object({
    id: recordId,
    source: z.string().trim().max(200, 'Use at most 200 characters.'),
    basis: z.enum(BASES),
    since: z.iso.date('Enter a day such as 2026-12-31.').nullable(),
  }),
  async (actor, { id, source, basis, since }): Promise<Outcome<Provenance>> => {
    const db = await records();
    return db.transaction().execute(async (trx) => {
      if (!(await findDossier(trx, id, 'candidate'))) return UNKNOWN_DOSSIER;
      const said: { source: string; basis: Basis; since: string | null; changed_by: string } = {
        source,
        basis,
        since,
        changed_by: actor.id,
      };
      await trx
        .insertInto('provenance')
        .values({ dossier_id: id, ...said })
        .onConflict((conflict) =>
          conflict.column('dossier_id').doUpdateSet({ ...said, changed_at: sql<Date>`now()` }),
        )
        .execute();
      await audit(trx, { actorId: actor.id, action: 'provenance-changed', subject: id, detail: { basis } });
      return done(await provenanceIn(trx, id));
    });
  },
);
