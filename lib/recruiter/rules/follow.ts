import { type Selectable, sql, type Transaction } from 'kysely';
import { log, type Queue } from '@/lib/platform';
import { giveTask } from '../collaboration/tasks';
import type { Actor } from '../ground/actor';
import { startRepeating } from '../ground/repeating';
import { type Executor, records, type Tables } from '../ground/store';
import { allows } from '../ground/use-case';
import { enqueue } from '../letters/enqueue';
import { peopleOf } from '../letters/people';
import { letterQueue } from '../letters/queue';
import { writtenTo } from '../letters/send';
import { templatesIn } from '../letters/templates';
import { mailIsSet } from '../mail/stored';
import { retag } from '../records/tags';
import { itemIdOf } from '../uploads/item-id';
import type { RuleAct } from './types';

type Trx = Transaction<Tables>;
type Entry = Selectable<Tables['shortlist_entry']>;

const EVERY_MS = 2000;

/** What a turn has at hand, read before its transaction begins. */
type Tools = { queue: Queue<null>; canMail: boolean };

type Due = { rule_id: string; event_id: number; entry: Entry; act: RuleAct; actor: Actor };

const MOVED_ON = 'They were no longer in this stage.';

async function task(trx: Trx, { actor, entry }: Due, act: Extract<RuleAct, { kind: 'task' }>) {
  const given = await giveTask(trx, {
    dossierId: entry.candidate_id,
    text: act.text,
    dueOn: sql<string>`(current_date + ${act.days}::int)`,
    assigneeId: act.memberId,
    madeBy: actor.id,
  });
  return given === null ? 'Whoever was to get the task can no longer do it.' : null;
}

async function mail(trx: Trx, due: Due, { templateId }: { templateId: string }, { queue, canMail }: Tools) {
  if (!canMail) return 'No mail server is set up.';
  const template = (await templatesIn(trx)).find(({ id }) => id === templateId);
  if (!template) return 'The template no longer exists.';
  const { entry, actor } = due;
  const jobId = entry.job_id;
  const people = await peopleOf(trx, actor, { whom: { ids: [entry.candidate_id] }, jobId });
  if (!people.ok) return people.problem.message;
  const [person] = people.value;
  if (!person || person.problem) return person?.problem ?? MOVED_ON;
  const letter = writtenTo(person, template.subject, template.body);
  if (!letter) return 'A field of the template has no value for them.';
  const key = itemIdOf('rule', due.rule_id, String(due.event_id));
  await enqueue(trx, queue, actor, { key, jobId, letters: [letter] });
  return null;
}

/** Does what a rule says, and returns null; or why it is left. */
async function follow(trx: Trx, due: Due, tools: Tools): Promise<string | null> {
  const { act } = due;
  if (act.kind === 'task') return task(trx, due, act);
  if (act.kind === 'mail') return mail(trx, due, act, tools);
  await retag(trx, [due.entry.candidate_id], { add: [act.tag], remove: [] });
  return null;
}

/** What is due now. */
function dueIn(db: Executor) {
  return db
    .selectFrom('stage_rule_run as run')
    .where('run.state', '=', 'waiting')
    .where('run.due_at', '<=', sql<Date>`now()`);
}

/** Takes what is due next, for this transaction. */
function nextDue(trx: Trx) {
  return dueIn(trx)
    .innerJoin('stage_rule as rule', 'rule.id', 'run.rule_id')
    .innerJoin('shortlist_event as event', 'event.id', 'run.event_id')
    .select(['run.rule_id', 'run.event_id', 'event.entry_id'])
    .select(['rule.stage_id', 'rule.act', 'rule.is_on', 'rule.made_by'])
    .orderBy('run.event_id')
    .orderBy('rule.made_at')
    .limit(1)
    .forUpdate('run')
    .skipLocked()
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof nextDue>>>;

/** Does one act, or says why it is left; both in this transaction, so that it is done once. */
async function settle(trx: Trx, row: Row, tools: Tools): Promise<string | null> {
  if (!row.is_on) return 'The rule was turned off.';
  const entry = await trx
    .selectFrom('shortlist_entry')
    .innerJoin('dossier', 'dossier.id', 'candidate_id')
    .selectAll('shortlist_entry')
    .where('shortlist_entry.id', '=', row.entry_id)
    .where('dossier.held', '=', false)
    .executeTakeFirst();
  if (!entry?.listed || entry.reason !== null || entry.stage_id !== row.stage_id) return MOVED_ON;
  const { disabled_at, ...actor } = await trx
    .selectFrom('member')
    .select(['id', 'email', 'name', 'role', 'disabled_at'])
    .where('id', '=', row.made_by)
    .executeTakeFirstOrThrow();
  if (disabled_at || !allows(actor.role, 'recruiter')) return 'Whoever made the rule may no longer do this.';
  return follow(trx, { ...row, act: row.act as RuleAct, entry, actor }, tools);
}

/** Follows the rule that is due next; returns whether there was one. */
async function followNext(tools: Tools): Promise<boolean> {
  const db = await records();
  let taken: Row | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      taken = await nextDue(trx);
      if (!taken) return false;
      const reason = await settle(trx, taken, tools);
      await trx
        .updateTable('stage_rule_run')
        .set({ state: reason === null ? 'done' : 'left', reason, settled_at: new Date() })
        .where('rule_id', '=', taken.rule_id)
        .where('event_id', '=', taken.event_id)
        .execute();
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    log().error({ err: error, rule: taken.rule_id }, 'a rule could not be followed, and is tried again');
    await db
      .updateTable('stage_rule_run')
      .set({ due_at: sql<Date>`now() + interval '1 minute'` })
      .where('rule_id', '=', taken.rule_id)
      .where('event_id', '=', taken.event_id)
      .execute();
    return true;
  }
}

/** Follows all rules that are due; a turn without any is one look. */
export async function followRules(): Promise<void> {
  const due = await dueIn(await records())
    .select('run.rule_id')
    .limit(1)
    .executeTakeFirst();
  if (!due) return;
  const tools = { queue: await letterQueue(), canMail: await mailIsSet() };
  while (await followNext(tools));
}

/** Starts following rules, also those that waited before a restart; once a process, until shutdown. */
export function startFollowingRules(): void {
  startRepeating('following-rules', EVERY_MS, followRules);
}
