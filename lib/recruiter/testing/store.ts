import { newDataDirectory } from '@/lib/platform/testing/data-directory';
import type { Actor, Role } from '../ground/actor';
import { records } from '../ground/store';
import { registerKinds } from '../kinds';

/**
 * For the tests of this half: a separate data directory for each test file, on the real embedded store. Importing this
 * sets the environment, so it comes before anything reads the configuration.
 */
process.env.DATA_DIR = process.env.TEST_DATA_DIR ?? newDataDirectory('recruiter');
process.env.LOG_LEVEL = 'silent';
// The test runner has a variable of this name for itself.
process.env.BASE_URL = 'http://localhost:3000';

registerKinds();

export const dataDirectory = process.env.DATA_DIR;

/** Returns a member who has never signed in, as the actor of a use case. */
export async function memberOfRole(role: Role, email = `${role}@example.org`): Promise<Actor> {
  const db = await records();
  return db
    .insertInto('member')
    .values({ email, name: `A ${role}`, role })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ role }))
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirstOrThrow();
}
