import { z } from 'zod';
import { CategoryWeights, decode, encode, FilterCriteria } from '@/lib/contracts';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { defineUseCase, recordId } from '../ground/use-case';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import type { MatchPreferences } from './types';

/** As the matcher sends them: with the names of the wire, so that they can be checked by the contract. */
const Kept = z.object({
  FilterCriteria: FilterCriteria.nullish(),
  PreferredCategoryWeights: CategoryWeights.nullish(),
});

const MOST_CHARACTERS = 50_000;

/** Weights and filters with which a job or candidate was matched last; null when nothing was saved. */
export async function preferencesOf(db: Executor, dossierId: string): Promise<MatchPreferences | null> {
  const row = await db
    .selectFrom('match_preference')
    .select('preferences')
    .where('dossier_id', '=', dossierId)
    .executeTakeFirst();
  const read = Kept.safeParse(row?.preferences);
  if (!read.success) return null;
  const { FilterCriteria: filters, PreferredCategoryWeights: weights } = read.data;
  return {
    ...(filters && { filterCriteria: decode(FilterCriteria, filters) }),
    ...(weights && { preferredCategoryWeights: decode(CategoryWeights, weights) }),
  };
}

const given = z.custom<MatchPreferences>((value) => typeof value === 'object' && value !== null);

/** Keeps the weights and filters of a job or candidate for whoever matches it next. Recruiters. */
export const savePreferences = defineUseCase(
  'recruiter',
  z.object({ id: recordId, preferences: given }),
  async (actor, { id, preferences }): Promise<Outcome<null>> => {
    const { filterCriteria, preferredCategoryWeights } = preferences;
    const read = Kept.safeParse({
      FilterCriteria: filterCriteria && encode(FilterCriteria, filterCriteria),
      PreferredCategoryWeights: preferredCategoryWeights && encode(CategoryWeights, preferredCategoryWeights),
    });
    const text = read.success ? JSON.stringify(read.data) : '';
    if (!read.success || text.length > MOST_CHARACTERS)
      return refused('invalid', 'These weights and filters cannot be kept.');
    const db = await records();
    if (!(await findDossier(db, id))) return UNKNOWN_DOSSIER;
    const row = { preferences: text, saved_by: actor.id, saved_at: new Date() };
    await db
      .insertInto('match_preference')
      .values({ dossier_id: id, ...row })
      .onConflict((conflict) => conflict.column('dossier_id').doUpdateSet(row))
      .execute();
    return done(null);
  },
);
