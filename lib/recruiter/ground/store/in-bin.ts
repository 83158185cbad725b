import { type SqlBool, sql } from 'kysely';

/** That a dossier of the query does not lie in the bin. */
export const notBinned = sql<SqlBool>`not exists (
  select from recruiter.binned where binned.dossier_id = dossier.id)`;
