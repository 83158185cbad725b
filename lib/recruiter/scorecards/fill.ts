import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { defineUseCase, recordId } from '../ground/use-case';
import { cardsSeenBy } from './read';
import { MOST_LINES, VERDICTS } from './types';

/** Scorecards are filled in by whoever interviews, each their own. */

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest.toLocaleString('en')} characters.`);

const FILLED = z.object({
  /** Made by the browser, so that sending it again is harmless. */
  id: z.uuid(),
  jobId: recordId,
  candidateId: recordId,
  verdict: z.enum(VERDICTS, 'Choose what you recommend.'),
  comment: text(4000),
  lines: z
    .array(
      z.object({
        line: text(200).min(1),
        score: z.number().int().min(1).max(5).nullable(),
        note: text(1000),
      }),
    )
    .max(MOST_LINES),
});

/**
 * Fills in one's scorecard about a candidate on the shortlist of a job, or changes it. Interviewers of the candidate and
 * recruiters.
 */
export const fillScorecard = defineUseCase('viewer', FILLED, async (actor, given): Promise<Outcome<null>> => {
  const { id, jobId, candidateId, verdict, comment, lines } = given;
  const db = await records();
  return db.transaction().execute(async (trx): Promise<Outcome<null>> => {
    const entry = await trx
      .selectFrom('shortlist_entry')
      .innerJoin('dossier', 'dossier.id', 'candidate_id')
      .select('shortlist_entry.id')
      .where('job_id', '=', jobId)
      .where('candidate_id', '=', candidateId)
      .where('listed', '=', true)
      .where('held', '=', false)
      .executeTakeFirst();
    if (!entry) return refused('not-found', 'The candidate is not on this shortlist.');
    const seen = await cardsSeenBy(trx, actor, entry.id);
    if (!seen.mayFill) return refused('not-allowed', 'Only interviewers and recruiters fill in a scorecard.');
    const card = await trx
      .insertInto('scorecard')
      .values({
        ...{ id, entry_id: entry.id, member_id: actor.id, verdict, comment },
        unseen: seen.others === null || seen.others.length === 0,
      })
      .onConflict((conflict) =>
        conflict.columns(['entry_id', 'member_id']).doUpdateSet({
          ...{ verdict, comment, removed_at: null },
          changed_at: sql`case when scorecard.id = excluded.id then scorecard.changed_at else now() end`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('scorecard_answer').where('scorecard_id', '=', card.id).execute();
    if (lines.length > 0)
      await trx
        .insertInto('scorecard_answer')
        .values(lines.map((line, position) => ({ scorecard_id: card.id, position, ...line })))
        .execute();
    await audit(trx, { actorId: actor.id, action: 'scorecard-filled', subject: candidateId });
    return done(null);
  });
});

/** Removes one's own scorecard, or takes that back: it stays known that it was there. Whoever filled it in. */
export const removeScorecard = defineUseCase(
  'viewer',
  z.object({ id: recordId, removed: z.boolean() }),
  async (actor, { id, removed }): Promise<Outcome<null>> => {
    const db = await records();
    const row = await db
      .updateTable('scorecard')
      .set({ removed_at: removed ? new Date() : null })
      .where('id', '=', id)
      .where('member_id', '=', actor.id)
      .returning('entry_id')
      .executeTakeFirst();
    if (!row) return refused('not-found', 'This scorecard is gone, or it is not yours.');
    await audit(db, { actorId: actor.id, action: removed ? 'scorecard-removed' : 'scorecard-filled' });
    return done(null);
  },
);
