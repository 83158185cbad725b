import path from 'node:path';
import { Kysely } from 'kysely';
import { embeddedDialect, serverDialect } from '@/lib/platform/records';

/** Opens the records of a server by its address, or those in a data directory, for as long as they are used. */
export async function withRecords<T>(where: string, use: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const dialect = where.startsWith('postgres:')
    ? serverDialect(where)
    : await embeddedDialect(path.join(where, 'records'));
  const db = new Kysely<unknown>({ dialect });
  return use(db).finally(() => db.destroy());
}
