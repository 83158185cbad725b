import { vi } from 'vitest';
import { listCandidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { Actor } from '../ground/actor';
import { records } from '../ground/store';
import { setMailServer } from '../mail/settings';

/** For tests of mails to candidates. */

/** Sets the test server as the one of the workspace. */
export async function sendBy(owner: Actor, port: number): Promise<void> {
  const set = await setMailServer(owner, {
    ...{ host: '127.0.0.1', port, security: 'none', username: 'alerts', password: 'letter box' },
    sender: 'Shortlist <alerts@example.org>',
  });
  if (!set.ok) throw new Error(set.problem.message);
}

/** The ids of all candidates by their names. */
export async function idsByName(actor: Actor): Promise<Record<string, string>> {
  const page = await listCandidates(actor, CANDIDATE_LIST.defaults);
  if (!page.ok) throw new Error(page.problem.message);
  return Object.fromEntries(page.value.items.map(({ id, name }) => [name, id]));
}

/** The letters that were not taken back, as they are kept. */
export async function keptLetters() {
  const db = await records();
  return db
    .selectFrom('letter')
    .selectAll()
    .where('state', '<>', 'taken-back')
    .orderBy('written_at')
    .execute();
}

/** Has what waits be sent now instead of when it is due. */
export async function hurryLetters(): Promise<void> {
  const db = await records();
  await db
    .updateTable('queue_task')
    .set({ run_at: new Date(0) })
    .where('name', '=', 'letter')
    .execute();
}

/** Settles when no letter waits or is on its way. */
export function lettersSettled() {
  return vi.waitFor(
    async () => {
      await hurryLetters();
      const open = (await keptLetters()).filter(({ state }) => state === 'waiting' || state === 'sending');
      if (open.length > 0) throw new Error(`${open.length} letters are under way`);
    },
    { timeout: 30_000, interval: 100 },
  );
}
