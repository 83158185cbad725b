import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { lettersTo } from '../letters/history';
import { notesOf } from '../notes/notes';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { activityOf } from './activity';
import { visit } from './presence';
import { tasksOf } from './tasks';
import type { Together } from './types';

async function colleaguesOf(db: Executor): Promise<Together['colleagues']> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'name', 'role'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, role }) => ({ id, name, mayWrite: role !== 'viewer' }));
}

/** Returns what colleagues share about a candidate or a job; the caller counts as looking at it now. Any member. */
export const togetherOn = defineUseCase(
  reads('viewer'),
  recordId,
  async (actor, id): Promise<Outcome<Together>> => {
    const db = await records();
    const dossier = await findDossier(db, id);
    if (!dossier) return UNKNOWN_DOSSIER;
    return done({
      notes: await notesOf(db, { dossierId: id }),
      tasks: await tasksOf(db, id),
      letters: await lettersTo(db, id),
      activity: await activityOf(db, dossier),
      colleagues: await colleaguesOf(db),
      here: visit(id, actor),
    });
  },
);
