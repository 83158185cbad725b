import { type SqlBool, sql } from 'kysely';

/** Condition that a dossier of the query is not in the bin. */
export const notBinned = sql<SqlBool>`not exists (
  select from recruiter.binned where binned.dossier_id = dossier.id)`;
