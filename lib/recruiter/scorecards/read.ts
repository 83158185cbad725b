import type { Actor } from '../ground/actor';
import type { Executor } from '../ground/store';
import { allows } from '../ground/use-case';
import { SOMEONE } from '../records/history';
import type { Scorecard, SeenScorecards } from './types';

/** All scorecards of an entry, the first one first. */
async function cardsOf(db: Executor, entryId: string): Promise<Scorecard[]> {
  const rows = await db
    .selectFrom('scorecard')
    .leftJoin('member', 'member.id', 'member_id')
    .selectAll('scorecard')
    .select('member.name')
    .where('entry_id', '=', entryId)
    .where('removed_at', 'is', null)
    .orderBy('filled_at')
    .execute();
  if (rows.length === 0) return [];
  const answers = await db
    .selectFrom('scorecard_answer')
    .selectAll()
    .where(
      'scorecard_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  const byCard = Map.groupBy(answers, (answer) => answer.scorecard_id);
  return rows.map((row) => ({
    ...{ id: row.id, by: { id: row.member_id, name: row.name ?? SOMEONE }, verdict: row.verdict },
    ...{ comment: row.comment, unseen: row.unseen, at: row.filled_at.toISOString() },
    changedAt: row.changed_at?.toISOString() ?? null,
    lines: (byCard.get(row.id) ?? []).map(({ line, score, note }) => ({ line, score, note })),
  }));
}

/** Who interviews a candidate for a job: the members of interviews that were not cancelled. */
async function interviewersOf(db: Executor, entryId: string) {
  return db
    .selectFrom('interview')
    .innerJoin('interview_member', 'interview_id', 'interview.id')
    .innerJoin('member', 'member.id', 'member_id')
    .select(['member.id', 'member.name'])
    .distinct()
    .where('entry_id', '=', entryId)
    .where('cancelled_at', 'is', null)
    .orderBy('member.name')
    .execute();
}

/**
 * Returns the scorecards of an entry as a member may see them: an interviewer sees the others' only after their own. Whoever
 * does not interview sees all.
 */
export async function cardsSeenBy(db: Executor, actor: Actor, entryId: string): Promise<SeenScorecards> {
  const cards = await cardsOf(db, entryId);
  const interviewers = await interviewersOf(db, entryId);
  const mine = cards.find(({ by }) => by.id === actor.id) ?? null;
  const isInterviewer = interviewers.some(({ id }) => id === actor.id);
  const filled = new Set(cards.map(({ by }) => by.id));
  return {
    mine,
    others: isInterviewer && !mine ? null : cards.filter((card) => card !== mine),
    filledBy: cards.map(({ by }) => by.name),
    waitingFor: interviewers.filter(({ id }) => !filled.has(id)).map(({ name }) => name),
    mayFill: isInterviewer || allows(actor.role, 'recruiter'),
  };
}
