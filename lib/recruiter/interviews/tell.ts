import type { Actor } from '../ground/actor';
import type { Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { NO_SERVER, queueLetter } from '../letters/enqueue';
import { letterQueue } from '../letters/queue';
import { mailIsSet } from '../mail/stored';
import { invitationOf } from './calendar';
import { type Invitation, invitationText } from './invitation-text';
import { interviewRows, membersOf } from './read';

/** The word to the candidate about an interview, in the transaction that arranges it. */

/** What is asked before a transaction begins, which has the only connection. */
export async function postOffice() {
  return { isSet: await mailIsSet(), queue: await letterQueue() };
}

type Word = {
  id: string;
  says: Invitation['of'];
  note: string;
  post: Awaited<ReturnType<typeof postOffice>>;
};

/** Queues the word to the candidate about an interview as it is kept. */
export async function tell(trx: Executor, actor: Actor, word: Word): Promise<Outcome<{ key: string }>> {
  const { id, says, note: added, post } = word;
  if (!post.isSet) return NO_SERVER;
  const row = await interviewRows(trx).where('interview.id', '=', id).executeTakeFirstOrThrow();
  const members = (await membersOf(trx, [id])).get(id) ?? [];
  const { subject, body } = invitationText({
    ...{ of: says, candidate: row.candidate_name, job: row.job_title, me: actor.name, kind: row.kind },
    ...{ startsAt: row.starts_at, minutes: row.minutes, timeZone: row.time_zone, place: row.place },
    ...{ members: members.map(({ name }) => name), note: added },
  });
  return queueLetter(trx, post.queue, actor, {
    // One mail for each state of the interview, however often it is asked for.
    seed: ['interview', id, String(row.sequence), says],
    candidateId: row.candidate_id,
    jobId: row.job_id,
    subject,
    body,
    calendar: (organizer, guest) =>
      invitationOf({ ...row, summary: `Interview: ${row.job_title}` }, organizer, guest),
  });
}

/** Undoes a transaction whose mail cannot be sent, with the reason. */
class Unsendable extends Error {
  readonly outcome: Outcome<never>;
  constructor(outcome: Outcome<never>) {
    super('the candidate cannot be told');
    this.outcome = outcome;
  }
}

/** Runs a transaction that a refusal undoes. */
export async function withinOne<T>(run: (trx: Executor) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const db = await records();
  try {
    return await db.transaction().execute(async (trx) => {
      const outcome = await run(trx);
      if (!outcome.ok) throw new Unsendable(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Unsendable) return error.outcome;
    throw error;
  }
}
