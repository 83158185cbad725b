import type { Transaction } from 'kysely';
import type { Queue } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import type { Executor, Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { asQueueTables } from '../ground/store/queues';
import { itemIdOf } from '../uploads/item-id';
import { peopleOf } from './people';
import { UNDO_SECONDS } from './types';

/** Puts mails into the queue, within the transaction of whatever they are about. */

const UNDO_MS = UNDO_SECONDS * 1000;

export const NO_SERVER = refused(
  'conflict',
  'No mail server is set up. An owner sets one under Settings, E-mail.',
);

/** A mail to one person, as it is sent; `calendar` is a file for their calendar that goes with it. */
export type Written = {
  candidateId: string;
  address: string;
  subject: string;
  body: string;
  calendar?: string;
};

/** Keeps letters and has them sent, each once however often it is asked for. `key` is of one press. */
export async function enqueue(
  trx: Executor,
  queue: Queue<null>,
  actor: Actor,
  { key, jobId, letters }: { key: string; jobId: string | null; letters: readonly Written[] },
): Promise<void> {
  const rows = letters.map(({ candidateId, address, subject, body, calendar = null }) => ({
    id: itemIdOf('letter', key, candidateId),
    ...{ sending: key, dossier_id: candidateId, job_id: jobId, address, subject, body, calendar },
    ...{ state: 'waiting' as const, written_by: actor.id },
  }));
  const added = await trx
    .insertInto('letter')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'dossier_id'])
    .execute();
  await queue.addAll(
    asQueueTables(trx as Transaction<Tables>),
    added.map(({ id }) => ({ subject: id, payload: null, delayMs: UNDO_MS })),
  );
  await audit(
    trx,
    ...added.map((row) => ({
      actorId: actor.id,
      action: 'candidate-mailed' as const,
      subject: row.dossier_id,
    })),
  );
}

/** Takes back the mails of one press of a member that did not leave yet. Returns their number. */
export async function takeBack(
  trx: Executor,
  queue: Queue<null>,
  { key, writtenBy }: { key: string; writtenBy: string },
): Promise<number> {
  const taken = await trx
    .updateTable('letter')
    .set({ state: 'taken-back', subject: '', body: '' })
    .where('sending', '=', key)
    .where('written_by', '=', writtenBy)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute();
  await queue.remove(
    asQueueTables(trx as Transaction<Tables>),
    taken.map(({ id }) => id),
  );
  return taken.length;
}

type Party = { name: string; email: string };

type Single = Omit<Written, 'address' | 'calendar'> & {
  /** What the mail is about: asked for again with the same, it is queued once. */
  seed: readonly string[];
  jobId: string | null;
  calendar?: (organizer: Party, guest: Party) => string;
};

/** Queues a mail that the app itself has written to one candidate; refused where they cannot be written to. */
export async function queueLetter(
  trx: Executor,
  queue: Queue<null>,
  actor: Actor,
  { seed, candidateId, jobId, subject, body, calendar }: Single,
): Promise<Outcome<{ key: string }>> {
  const people = await peopleOf(trx, actor, { whom: { ids: [candidateId] }, jobId });
  if (!people.ok) return people;
  const [person] = people.value;
  if (!person?.address || person.problem)
    return refused('invalid', person?.problem ?? 'The candidate is in the bin.', 'invite');
  const key = itemIdOf(...seed);
  const letter = {
    ...{ candidateId, address: person.address, subject, body },
    ...(calendar && { calendar: calendar(actor, { name: person.name, email: person.address }) }),
  };
  await enqueue(trx, queue, actor, { key, jobId, letters: [letter] });
  return done({ key });
}
