import { type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { DossierKind } from '../ground/dossier-kind';
import { done, type Outcome } from '../ground/outcome';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { startErasure } from '../ground/store/erase';
import { defineUseCase, reads } from '../ground/use-case';
import { namesOf } from '../records/history';
import { dossierIds } from '../records/tags';
import type { Binned } from './types';

const MOST_LISTED = 500;

/** Merged records are in the bin as well, but come back only when the merge is undone. */
const notMerged = sql<SqlBool>`not exists (
  select from recruiter.dossier_merge where merged_id = binned.dossier_id)`;

type Trx = Transaction<Tables>;
type Laid = { id: string; kind: DossierKind };

function holding(trx: Trx, rows: readonly { dossier_id: string }[], held: boolean): Promise<Laid[]> {
  if (rows.length === 0) return Promise.resolve([]);
  const ids = rows.map((row) => row.dossier_id);
  return trx.updateTable('dossier').set({ held }).where('id', 'in', ids).returning(['id', 'kind']).execute();
}

/** Puts dossiers of the lists into the bin until their term is over, and returns those it put there. Audits nothing. */
export async function layInBin(trx: Trx, ids: readonly string[], actorId: string | null): Promise<Laid[]> {
  if (ids.length === 0) return [];
  const put = await trx
    .insertInto('binned')
    .columns(['dossier_id', 'binned_by', 'due_at'])
    .expression((from) =>
      from
        .selectFrom('dossier')
        .select([
          'dossier.id',
          sql<string | null>`${actorId}::uuid`.as('binned_by'),
          sql<Date>`now() + make_interval(days => (select bin_days from recruiter.privacy_rule))`.as(
            'due_at',
          ),
        ])
        .where('dossier.id', 'in', ids)
        .where('dossier.held', '=', false),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('dossier_id')
    .execute();
  return holding(trx, put, true);
}

/**
 * Takes dossiers out of the bin except for those that a merge put there, and returns the ones taken. Audits nothing.
 */
export async function takeFromBin(trx: Trx, ids: readonly string[]): Promise<Laid[]> {
  const out = await trx
    .deleteFrom('binned')
    .where('dossier_id', 'in', ids)
    .where(notMerged)
    .returning('dossier_id')
    .execute();
  return holding(trx, out, false);
}

/**
 * Puts dossiers of the lists into the bin, inside a transaction, and returns those it put there. `actorId` is null for
 * a rule.
 */
export async function binWithin(trx: Trx, ids: readonly string[], actorId: string | null): Promise<string[]> {
  const binned = await layInBin(trx, ids, actorId);
  await audit(
    trx,
    ...binned.map(({ id, kind }) => ({ actorId, action: `${kind}-binned` as const, subject: id })),
  );
  return binned.map(({ id }) => id);
}

/** Takes dossiers out of the bin, inside a transaction, and returns those that were there. */
export async function restoreWithin(trx: Trx, ids: readonly string[], actorId: string): Promise<string[]> {
  const back = await takeFromBin(trx, ids);
  await audit(
    trx,
    ...back.map(({ id, kind }) => ({ actorId, action: `${kind}-restored` as const, subject: id })),
  );
  return back.map(({ id }) => id);
}

/** Puts candidates or jobs into the bin: out of every list, index and shortlist until restored. Recruiters. */
export const binDossiers = defineUseCase(
  'recruiter',
  z.object({ ids: dossierIds }),
  async (actor, { ids }): Promise<Outcome<{ binned: number }>> => {
    const db = await records();
    const binned = await db.transaction().execute((trx) => binWithin(trx, [...new Set(ids)], actor.id));
    startErasure();
    return done({ binned: binned.length });
  },
);

/** Takes candidates or jobs out of the bin, back to where they were. Recruiters. */
export const restoreDossiers = defineUseCase(
  'recruiter',
  z.object({ ids: dossierIds }),
  async (actor, { ids }): Promise<Outcome<{ restored: number }>> => {
    const db = await records();
    const restored = await db.transaction().execute((trx) => restoreWithin(trx, ids, actor.id));
    return done({ restored: restored.length });
  },
);

/** Returns the contents of the bin, soonest to be deleted first; `total` counts all. Recruiters. */
export const listBin = defineUseCase(
  reads('recruiter'),
  z.void(),
  async (): Promise<Outcome<{ items: Binned[]; total: number }>> => {
    const db = await records();
    const rows = await db
      .selectFrom('binned')
      .innerJoin('dossier', 'dossier.id', 'binned.dossier_id')
      .select(['dossier.id', 'kind', 'name', 'title', 'binned_by', 'binned_at', 'due_at'])
      .where(notMerged)
      .orderBy('due_at')
      .orderBy('dossier.id')
      .limit(MOST_LISTED)
      .execute();
    const { total } = await db
      .selectFrom('binned')
      .select((select) => select.fn.countAll<number>().as('total'))
      .where(notMerged)
      .executeTakeFirstOrThrow();
    const names = await namesOf(
      db,
      rows.map((row) => row.binned_by).filter((id) => id !== null),
    );
    const items = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      name: row.name,
      title: row.title,
      by: row.binned_by && (names.get(row.binned_by) ?? null),
      at: row.binned_at.toISOString(),
      dueAt: row.due_at.toISOString(),
    }));
    return done({ items, total: Number(total) });
  },
);
