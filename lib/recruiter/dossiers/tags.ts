import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome } from '../outcome';
import { records } from '../store';
import { defineUseCase, recordId } from '../use-case';

const tag = z.string().trim().min(1, 'A tag needs a name.').max(40, 'Use at most 40 characters.');
const tags = z.array(tag).max(20).optional();

/** As many dossiers as one action may be about. */
export const dossierIds = z.array(recordId).min(1, 'Choose something.').max(5000);

/** Adds tags to candidates or jobs and takes others off. A tag has 1 to 40 characters. Recruiters. */
export const changeTags = defineUseCase(
  'recruiter',
  z.object({ ids: dossierIds, add: tags, remove: tags }),
  async (_actor, input): Promise<Outcome<{ changed: number }>> => {
    const db = await records();
    const changed = await db
      .updateTable('dossier')
      .set({
        tags: sql<string[]>`array(
          select distinct tag from unnest(tags || ${input.add ?? []}::text[]) as tag
          where tag <> all(${input.remove ?? []}::text[]) order by tag)`,
        updated_at: sql<Date>`now()`,
      })
      .where('id', 'in', input.ids)
      .executeTakeFirst();
    return done({ changed: Number(changed.numUpdatedRows) });
  },
);
