import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { asQueueTables } from '../ground/store/queues';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { mailIsSet } from '../mail/stored';
import { findMailbox } from '../mailbox/stored';
import { enqueue, NO_SERVER, takeBack, type Written } from './enqueue';
import { faultsIn, filledParts, textOf } from './fields';
import { peopleOf, WHOM } from './people';
import { letterQueue } from './queue';
import { letterBody, letterSubject, templatesIn } from './templates';
import type { LetterDesk, LetterPerson, LettersQueued } from './types';

/** Writing to candidates: queued mails can be taken back until the first of them is sent. */

/**
 * Returns the address for answers to a member's mails: the mailbox that the app reads, so that they are shown here, or
 * else the member.
 */
export async function answersTo({ email }: Pick<Actor, 'email'>): Promise<string> {
  const username = (await findMailbox())?.mailbox.username;
  return username?.includes('@') ? username : email;
}

/** Returns the data for a mail to some candidates: names, the fields of each, and the templates. Recruiters. */
export const letterDesk = defineUseCase(
  reads('recruiter'),
  WHOM,
  async (actor, given): Promise<Outcome<LetterDesk>> => {
    const db = await records();
    const people = await peopleOf(db, actor, given);
    if (!people.ok) return people;
    return done({
      people: people.value,
      templates: await templatesIn(db),
      by: (await mailIsSet()) ? 'server' : 'mail-program',
      answersTo: await answersTo(actor),
      writerId: actor.id,
    });
  },
);

/** Returns the mail to one person as sent; null if it must not be sent. */
export function writtenTo(person: LetterPerson, subject: string, body: string): Written | null {
  const [head, text] = [filledParts(subject, person.values), filledParts(body, person.values)];
  if (person.problem || !person.address || faultsIn([...head, ...text]).length > 0) return null;
  return { candidateId: person.id, address: person.address, subject: textOf(head), body: textOf(text) };
}

/**
 * Writes to candidates, a mail to each. `key` belongs to one press: repeated with it, nobody gets two mails. People who
 * cannot be written to, or whose mail has a field without a value, are left out and counted. Recruiters.
 */
export const sendLetters = defineUseCase(
  'recruiter',
  WHOM.extend({ key: z.uuid(), subject: letterSubject, body: letterBody }),
  async (actor, { key, subject, body, ...given }): Promise<Outcome<LettersQueued>> => {
    if (!(await mailIsSet())) return NO_SERVER;
    const db = await records();
    const people = await peopleOf(db, actor, given);
    if (!people.ok) return people;
    const barred = people.value.filter(({ problem }) => problem !== null).length;
    const letters = people.value.flatMap((person) => writtenTo(person, subject, body) ?? []);
    if (letters.length === 0)
      return refused('invalid', 'No e-mail can be sent. The preview shows what is missing.');
    const queue = await letterQueue();
    const { jobId } = given;
    await db.transaction().execute((trx) => enqueue(trx, queue, actor, { key, jobId, letters }));
    const left = [
      { reason: 'cannot be written to', count: barred },
      { reason: 'have no value for a field', count: people.value.length - barred - letters.length },
    ];
    return done({ queued: letters.length, left: left.filter(({ count }) => count > 0) });
  },
);

/** Takes back the mails of one's press that the mail server does not have yet. Recruiters. */
export const takeBackLetters = defineUseCase(
  'recruiter',
  z.object({ key: recordId }),
  async (actor, { key }): Promise<Outcome<{ takenBack: number; gone: number }>> => {
    const db = await records();
    const queue = await letterQueue();
    return db.transaction().execute(async (trx) => {
      const takenBack = await takeBack(trx, queue, { key, writtenBy: actor.id });
      const { gone } = await trx
        .selectFrom('letter')
        .select(({ fn }) => fn.countAll<number>().as('gone'))
        .where('sending', '=', key)
        .where('state', '<>', 'taken-back')
        .executeTakeFirstOrThrow();
      if (takenBack === 0) return refused('conflict', 'It is too late: the e-mail is on its way.');
      const detail = { people: takenBack };
      await audit(trx, { actorId: actor.id, action: 'mails-taken-back', detail });
      return done({ takenBack, gone: Number(gone) });
    });
  },
);

/**
 * Sends a mail again that may have been sent, was refused or came back, under the same Message-ID. Its address may be
 * written to again. Recruiters.
 */
export const sendLetterAgain = defineUseCase(
  'recruiter',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<null>> => {
    if (!(await mailIsSet())) return NO_SERVER;
    const db = await records();
    const queue = await letterQueue();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const row = await trx
        .updateTable('letter')
        .set({ state: 'waiting', problem: null, attempts: 0 })
        .where('id', '=', id)
        .where('state', 'in', ['in-doubt', 'failed', 'returned'])
        .returning(['dossier_id', 'address'])
        .executeTakeFirst();
      if (!row) return refused('conflict', 'This e-mail is already being sent.');
      await trx
        .updateTable('letter_return')
        .set({ bars: false })
        .where('address', '=', row.address.toLowerCase())
        .execute();
      // The task that ended in doubt may not be gone yet.
      await queue.remove(asQueueTables(trx as never), [id]);
      await queue.add(asQueueTables(trx as never), id, null);
      await audit(trx, { actorId: actor.id, action: 'mail-sent-again', subject: row.dossier_id });
      return done(null);
    });
  },
);
