import { sql } from 'kysely';
import { config } from '@/lib/config';
import { log, type QueuedTask, runUntilShutdown, startWorker, waitAfter } from '@/lib/platform';
import { records } from '../ground/store';
import { findMailServer, noteAttempt } from '../mail/stored';
import { MailError, sendPersonalMail } from '../mail/transport';
import { letterQueue } from './queue';
import { answersTo } from './send';
import { barredAmong, stopUrl } from './stop';

/**
 * Sends waiting mails. Handing a mail to the server is recorded first: if the process dies in between, the mail is in
 * doubt, which is shown, and it is never sent again automatically, so that nobody gets a mail twice. A mail that was
 * certainly not accepted is tried again.
 */

const WORKER = 'letters';
const MINUTE_MS = 60_000;

const DONE = { done: true } as const;
const IN_DOUBT = 'It may have been sent: the connection ended before the mail server answered.';

type End =
  | { state: 'sent'; sent_at: Date }
  | { state: 'waiting' }
  | { state: 'failed' | 'in-doubt'; problem: string };

async function settle(id: string, end: End): Promise<void> {
  const db = await records();
  // A worker that was so slow that another took it for dead still knows the result.
  const from = end.state === 'sent' ? (['sending', 'in-doubt'] as const) : (['sending'] as const);
  const settled = { problem: null, ...end };
  await db.updateTable('letter').set(settled).where('id', '=', id).where('state', 'in', from).execute();
}

/** Returns the time until one more may be sent; 0 if it may be now. */
async function pause(db: Awaited<ReturnType<typeof records>>): Promise<number> {
  const most = config().MAIL_PER_MINUTE;
  const nth = await db
    .selectFrom('letter')
    .select(sql<number>`extract(epoch from begun_at + interval '1 minute' - now())::float8 * 1000`.as('wait'))
    .where('begun_at', '>', sql<Date>`now() - interval '1 minute'`)
    .orderBy('begun_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return nth ? Math.min(MINUTE_MS, Math.max(1, nth.wait)) : 0;
}

/**
 * Records that a letter is handed to the mail server now: once, and within the pace, whichever instance comes first.
 * Returns the milliseconds to wait if it is not its turn, and null if it must not be sent (any more).
 */
async function begin(id: string) {
  const db = await records();
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('mail_state').select('single').forUpdate().execute();
    const letter = await trx.selectFrom('letter').select('state').where('id', '=', id).executeTakeFirst();
    if (letter?.state === 'sending') {
      const doubt = { state: 'in-doubt' as const, problem: IN_DOUBT };
      await trx.updateTable('letter').set(doubt).where('id', '=', id).execute();
    }
    if (letter?.state !== 'waiting') return null;
    const wait = await pause(trx as never);
    if (wait > 0) return wait;
    return trx
      .updateTable('letter')
      .set({
        state: 'sending',
        begun_at: sql<Date>`now()`,
        problem: null,
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', id)
      .returning(['dossier_id', 'address', 'subject', 'body', 'written_by', 'attempts', 'calendar'])
      .executeTakeFirstOrThrow();
  });
}

type Begun = Exclude<Awaited<ReturnType<typeof begin>>, number | null>;

/** Returns the recipient and the sender, or the reason why it must not be sent after all. */
async function partiesOf({ dossier_id, written_by, address }: Begun) {
  const db = await records();
  const person = await db
    .selectFrom('dossier')
    .select('name')
    .where('id', '=', dossier_id)
    .where('held', '=', false)
    .executeTakeFirst();
  if (!person) return 'The candidate is in the bin.';
  const barred = (await barredAmong(db, [address])).get(address);
  if (barred) return barred;
  const member = await db
    .selectFrom('member')
    .select(['name', 'email'])
    .where('id', '=', written_by)
    .executeTakeFirstOrThrow();
  return { to: { name: person.name, address }, fromName: member.name, replyTo: await answersTo(member) };
}

const signed = (body: string, offUrl: string) =>
  `${body}\n\n--\nIf you do not want e-mail from us: ${offUrl}\n`;

/** Settles a mail that the server did not confirm: in doubt, tried again, or given up. */
async function refusal(error: unknown, id: string, attempts: number) {
  if (!(error instanceof MailError)) {
    await settle(id, { state: 'waiting' });
    throw error;
  }
  await noteAttempt(error.message);
  const retryAfterMs = error.final || error.inDoubt ? undefined : waitAfter(attempts);
  log().warn(
    { detail: error.message, attempts, givenUp: retryAfterMs === undefined },
    'a mail to a candidate was not accepted',
  );
  if (retryAfterMs !== undefined) {
    await settle(id, { state: 'waiting' });
    return { done: false, retryAfterMs } as const;
  }
  await settle(
    id,
    error.inDoubt ? { state: 'in-doubt', problem: IN_DOUBT } : { state: 'failed', problem: error.message },
  );
  return DONE;
}

async function handle({ subject: id }: QueuedTask<null>) {
  const begun = await begin(id);
  if (begun === null) return DONE;
  if (typeof begun === 'number') return { done: false, retryAfterMs: begun } as const;
  const found = await findMailServer();
  const parties = found ? await partiesOf(begun) : 'No mail server is set up.';
  if (!found || typeof parties === 'string') {
    await settle(id, { state: 'failed', problem: String(parties) });
    return DONE;
  }
  try {
    const offUrl = await stopUrl(begun.address);
    const text = signed(begun.body, offUrl);
    const { subject, calendar } = begun;
    await sendPersonalMail(found.server, { ...parties, id, subject, text, offUrl, calendar });
  } catch (error) {
    return refusal(error, id, begun.attempts);
  }
  const sentAt = new Date();
  await settle(id, { state: 'sent', sent_at: sentAt });
  await noteAttempt(null, sentAt);
  return DONE;
}

/** Starts sending waiting mails, also from before a restart; once per process, until shutdown. */
export async function startLetters(): Promise<void> {
  await runUntilShutdown(WORKER, async () =>
    startWorker<null>({ queue: await letterQueue(), handle, concurrency: 1 }),
  );
}
