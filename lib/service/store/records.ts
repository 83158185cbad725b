import type { Kysely } from 'kysely';
import { openRecords } from '@/lib/platform';
import { SERVICE_MIGRATIONS } from './migrations';
import type { ServiceTables } from './tables';

export type ServiceRecords = Kysely<ServiceTables>;

/** Returns the records of the service, migrated and ready. */
export function serviceRecords(): Promise<ServiceRecords> {
  return openRecords<ServiceTables>('service', SERVICE_MIGRATIONS);
}
