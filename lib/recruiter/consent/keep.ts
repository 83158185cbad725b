import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Actor } from '../ground/actor';
import { startRepeating } from '../ground/repeating';
import { signedAddress } from '../ground/signed-address';
import { records, type Tables } from '../ground/store';
import { audit } from '../ground/store/audit';
import { memberAsActor } from '../ground/store/member-as-actor';
import { brandIn } from '../handover/brand';
import { queueLetter } from '../letters/enqueue';
import { letterQueue } from '../letters/queue';
import { mailIsSet } from '../mail/stored';
import { binWithin } from '../privacy/bin';
import { consentText } from './consent-text';
import { endOf, toBeAsked, unanswered } from './due';
import { consentRuleIn } from './rule';

/** Asks for consent before it ends, and puts those who did not answer into the bin. */

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

type From = {
  sender: Actor;
  queue: Awaited<ReturnType<typeof letterQueue>>;
  workspace: string;
  months: number;
  /** The first day after the time to answer. */
  answerBy: string;
};

type Due = { id: string; name: string; since: string; ends: string };

/** Queues the mail to one candidate, and notes that they were asked. */
async function askOne(trx: Transaction<Tables>, { id: candidateId, name, since, ends }: Due, from: From) {
  const { sender, queue, workspace, months, answerBy } = from;
  const id = randomUUID();
  const [, until = ends] = [ends, answerBy].toSorted();
  const link = await signedAddress('consent', id);
  const text = consentText({ candidate: name, workspace, me: sender.name, months, link, until });
  const told = await queueLetter(trx, queue, sender, {
    ...{ seed: ['consent', id], candidateId, jobId: null },
    ...text,
  });
  await trx
    .insertInto('consent_request')
    .values({ id, dossier_id: candidateId, since, mailed: told.ok })
    .execute();
  await audit(trx, { actorId: null, action: 'consent-asked', subject: candidateId });
}

/** Asks those whose turn it is, each once: a mail is queued in the transaction that notes it. Returns their number. */
async function ask(): Promise<number> {
  // Whoever cannot be asked is not removed either.
  if (!(await mailIsSet())) return 0;
  const db = await records();
  const queue = await letterQueue();
  return db.transaction().execute(async (trx) => {
    // Another instance waits here.
    await trx.selectFrom('consent_rule').select('single').forUpdate().execute();
    const rule = await consentRuleIn(trx);
    if (!rule) return 0;
    const { months, ask_days: askDays, set_by } = rule;
    const due = await toBeAsked(trx, { months, askDays })
      .select(['dossier.id', 'dossier.name'])
      .select(sql<string>`to_char(provenance.since, 'YYYY-MM-DD')`.as('since'))
      .select(sql<string>`to_char(${endOf(months)}, 'YYYY-MM-DD')`.as('ends'))
      .orderBy('provenance.since')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return 0;
    const sender = await memberAsActor(trx, set_by);
    const { name: workspace } = await brandIn(trx);
    const from = { sender, queue, workspace, months, answerBy: dayOf(Date.now() + askDays * DAY_MS) };
    for (const candidate of due) await askOne(trx, candidate, from);
    return due.length;
  });
}

/** Puts those into the bin whose consent ended without an answer. Returns their number. */
async function lapse(): Promise<number> {
  const db = await records();
  return db.transaction().execute(async (trx) => {
    const rule = await consentRuleIn(trx);
    if (!rule) return 0;
    const rows = await unanswered(trx, { months: rule.months, askDays: rule.ask_days })
      .select(['consent_request.id', 'consent_request.dossier_id'])
      .limit(AT_ONCE)
      .execute();
    if (rows.length === 0) return 0;
    await trx
      .updateTable('consent_request')
      .set({ lapsed_at: new Date() })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    await binWithin(
      trx,
      rows.map((row) => row.dossier_id),
      null,
    );
    return rows.length;
  });
}

/** Keeps the rule of consent once. */
export async function keepConsent(): Promise<void> {
  while ((await ask()) === AT_ONCE);
  while ((await lapse()) === AT_ONCE);
}

/** Starts keeping the rule of consent, once a process, until shutdown. */
export function startKeepingConsent(): void {
  startRepeating('keeping-consent', EVERY_MS, keepConsent);
}
