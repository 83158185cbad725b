import { sql } from 'kysely';
import { z } from 'zod';
import { mayBeGiven, taskText } from '../collaboration/tasks';
import { done, type Outcome, refused } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { templatesIn } from '../letters/templates';
import { mailIsSet } from '../mail/stored';
import { namesOf, SOMEONE } from '../records/history';
import { tagName } from '../records/tags';
import { stagesOf } from '../shortlists/rows';
import type { RuleAct, RuleRun, RuleSettings, StageRule } from './types';

const MOST_RULES = 50;
const MOST_RUNS = 50;
const MOST_JOBS = 500;

const ACT = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), tag: tagName }),
  z.object({
    kind: z.literal('task'),
    text: taskText,
    memberId: z.uuid('Choose a colleague.'),
    days: z.number().int().min(0).max(365),
  }),
  z.object({ kind: z.literal('mail'), templateId: z.uuid('Choose a template.') }),
]);

/** Returns the members who can be given a task. */
async function workersIn(db: Executor) {
  return db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .where('role', '<>', 'viewer')
    .orderBy('name')
    .execute();
}

/** Returns all rules, removed ones too, by id. */
async function rulesIn(
  db: Executor,
  templates: readonly { id: string; name: string }[],
): Promise<Map<string, StageRule & { removed: boolean }>> {
  const rows = await db
    .selectFrom('stage_rule as rule')
    .innerJoin('shortlist_stage as stage', 'stage.id', 'rule.stage_id')
    .leftJoin('dossier as job', 'job.id', 'rule.job_id')
    .select(['rule.id', 'rule.act', 'rule.is_on', 'rule.made_by', 'rule.removed_at', 'rule.job_id'])
    .select(['stage.name as stage', 'job.name as job_name'])
    .orderBy('stage.position')
    .orderBy('rule.made_at')
    .execute();
  const acts = rows.map(({ act }) => act as RuleAct);
  const names = await namesOf(db, [
    ...rows.map((row) => row.made_by),
    ...acts.flatMap((act) => (act.kind === 'task' ? act.memberId : [])),
  ]);
  const templateOf = (wanted: string) => templates.find(({ id }) => id === wanted)?.name;
  const aboutOf = (act: RuleAct) => {
    if (act.kind === 'tag') return null;
    return (act.kind === 'task' ? names.get(act.memberId) : templateOf(act.templateId)) ?? null;
  };
  return new Map(
    rows.map((row) => {
      const act = row.act as RuleAct;
      const rule = {
        ...{ id: row.id, stage: row.stage, act, about: aboutOf(act), isOn: row.is_on },
        job: row.job_id === null ? null : { id: row.job_id, name: row.job_name ?? '' },
        by: names.get(row.made_by) ?? SOMEONE,
        removed: row.removed_at !== null,
      };
      return [row.id, rule];
    }),
  );
}

async function runsIn(db: Executor, rules: ReadonlyMap<string, StageRule>): Promise<RuleRun[]> {
  const rows = await db
    .selectFrom('stage_rule_run as run')
    .innerJoin('shortlist_event as event', 'event.id', 'run.event_id')
    .innerJoin('shortlist_entry as entry', 'entry.id', 'event.entry_id')
    .innerJoin('dossier', 'dossier.id', 'entry.candidate_id')
    .select(['run.rule_id', 'run.event_id', 'run.state', 'run.reason', 'run.due_at', 'run.settled_at'])
    .select(['dossier.id', 'dossier.name'])
    .where('dossier.held', '=', false)
    .orderBy('run.event_id', 'desc')
    .limit(MOST_RUNS)
    .execute();
  return rows.flatMap((row) => {
    const rule = rules.get(row.rule_id);
    if (!rule) return [];
    const { state, reason, id, name } = row;
    const at = (row.settled_at ?? row.due_at).toISOString();
    return [{ id: `${row.rule_id}-${row.event_id}`, rule, state, reason, at, candidate: { id, name } }];
  });
}

/** Returns the rules, what they did, and what new ones can be made of. Owners. */
export const ruleSettings = defineUseCase(
  reads('owner'),
  z.void(),
  async (): Promise<Outcome<RuleSettings>> => {
    const canMail = await mailIsSet();
    const db = await records();
    const templates = (await templatesIn(db)).map(({ id, name }) => ({ id, name }));
    const rules = await rulesIn(db, templates);
    const jobs = await db
      .selectFrom('dossier')
      .select(['id', 'name'])
      .where('kind', '=', 'job')
      .where('held', '=', false)
      .orderBy('name_key')
      .limit(MOST_JOBS)
      .execute();
    return done({
      rules: [...rules.values()].filter(({ removed }) => !removed),
      runs: await runsIn(db, rules),
      stages: (await stagesOf(db)).map(({ id, name }) => ({ id, name })),
      jobs,
      members: await workersIn(db),
      templates,
      canMail,
    });
  },
);

/** Returns why an act cannot be done by a rule; null where it can. */
async function faultOf(db: Executor, act: RuleAct): Promise<Outcome<never> | null> {
  if (act.kind === 'task' && !(await mayBeGiven(db, act.memberId)))
    return refused('invalid', 'Choose a colleague who may change things.', 'memberId');
  if (act.kind === 'mail' && !(await templatesIn(db)).some(({ id }) => id === act.templateId))
    return refused('invalid', 'This template no longer exists.', 'templateId');
  return null;
}

/** Adds a rule, to be followed from now on in the name of who makes it. Owners. */
export const addRule = defineUseCase(
  'owner',
  z.object({ stageId: recordId, jobId: recordId.nullable(), act: ACT }),
  async (actor, { stageId, jobId, act }): Promise<Outcome<null>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const fault = await faultOf(trx, act);
      if (fault) return fault;
      if (!(await stagesOf(trx)).some(({ id }) => id === stageId))
        return refused('not-found', 'This stage no longer exists.', 'stageId');
      const job = trx.selectFrom('dossier').select('id').where('kind', '=', 'job').where('id', '=', jobId);
      if (jobId !== null && !(await job.executeTakeFirst()))
        return refused('not-found', 'This job no longer exists.', 'jobId');
      const { count } = await trx
        .selectFrom('stage_rule')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_RULES) return refused('conflict', `Use at most ${MOST_RULES} rules.`);
      await trx
        .insertInto('stage_rule')
        .values({
          stage_id: stageId,
          job_id: jobId,
          act: JSON.stringify(act),
          made_by: actor.id,
          removed_at: null,
        })
        .execute();
      await audit(trx, { actorId: actor.id, action: 'rule-added', detail: { act: act.kind } });
      return done(null);
    });
  },
);

/** Turns a rule on or off, or removes it; what it did stays in the log. What waits is left where it is off. Owners. */
export const changeRule = defineUseCase(
  'owner',
  z.object({ id: recordId, isOn: z.boolean().optional(), removed: z.literal(true).optional() }),
  async (actor, { id, isOn, removed }): Promise<Outcome<null>> => {
    const db = await records();
    return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
      const row = await trx
        .updateTable('stage_rule')
        .set({
          ...(isOn !== undefined && { is_on: isOn }),
          ...(removed && { removed_at: sql<Date>`now()`, is_on: false }),
          id,
        })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!row) return refused('not-found', 'This rule no longer exists.');
      const action = removed ? 'rule-removed' : isOn ? 'rule-turned-on' : 'rule-turned-off';
      await audit(trx, { actorId: actor.id, action });
      return done(null);
    });
  },
);
