import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Kysely } from 'kysely';
import { config } from '@/lib/config';
import { embeddedDialect, serverDialect } from '@/lib/platform/records';

/** Opens the records by the variables of the environment, without making or changing a table. */
export async function openStore(): Promise<Kysely<unknown>> {
  const { DATABASE_URL, DATA_DIR } = config();
  const dialect = DATABASE_URL
    ? serverDialect(DATABASE_URL)
    : await embeddedDialect(path.join(DATA_DIR, 'records'));
  return new Kysely<unknown>({ dialect });
}

/** Returns whether there is anything of this name. */
export const exists = (place: string) =>
  stat(place).then(
    () => true,
    () => false,
  );
