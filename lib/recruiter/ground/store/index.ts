/** The tables and files of the recruiter half. */
import type { Kysely, Transaction } from 'kysely';
import { type FileStore, fileStore, openRecords } from '@/lib/platform';
import { MIGRATIONS } from './migrations';
import type { Tables } from './tables';

export type { Tables } from './tables';

/**
 * The store, or one transaction on it. Inside a transaction the store itself must not be used: it has one connection.
 */
export type Executor = Kysely<Tables> | Transaction<Tables>;

/** Returns the records of the recruiter half, migrated and ready. */
export function records(): Promise<Kysely<Tables>> {
  return openRecords<Tables>('recruiter', MIGRATIONS);
}

/** Originals and parse answers. */
export function files(): FileStore {
  return fileStore('recruiter');
}
