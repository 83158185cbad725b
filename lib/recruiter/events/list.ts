import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '../ground/actor';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records, type Tables } from '../ground/store';
import { defineUseCase, reads } from '../ground/use-case';
import { EVENT_LIST_PAGE, EventListQuery } from './query';
import { eventOf } from './receive';
import type { EventMatch, ReceivedEvent } from './types';

/** Events that came in, for those who sign in. */

async function seenBy(db: Executor, { id }: Actor): Promise<number> {
  const row = await db
    .selectFrom('event_reading')
    .select('seen')
    .where('member_id', '=', id)
    .executeTakeFirst();
  return Number(row?.seen ?? 0);
}

type MatchRow = EventMatch & { eventId: string };

async function matchesOf(db: Executor, ids: readonly string[]): Promise<Map<string, MatchRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('received_match')
    .innerJoin('dossier as job', 'job.id', 'received_match.job_id')
    .innerJoin('dossier as candidate', 'candidate.id', 'received_match.candidate_id')
    .select(['event_id', 'score', 'job_id', 'job.name as job_name'])
    .select(['candidate_id', 'candidate.name as candidate_name'])
    .where('event_id', 'in', [...ids])
    .where('job.held', '=', false)
    .where('candidate.held', '=', false)
    .orderBy(sql`score desc nulls last`)
    .orderBy('candidate_id')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({
      eventId: row.event_id,
      job: { id: row.job_id, name: row.job_name },
      candidate: { id: row.candidate_id, name: row.candidate_name },
      score: row.score,
    })),
    ({ eventId }) => eventId,
  );
}

async function importsOf(db: Executor, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, { id: string; name: string }>();
  const rows = await db
    .selectFrom('upload_item')
    .innerJoin('dossier', 'dossier.id', 'upload_item.dossier_id')
    .select(['upload_item.id as item', 'dossier.id', 'dossier.name'])
    .where('upload_item.id', 'in', [...itemIds])
    .where('dossier.held', '=', false)
    .execute();
  return new Map(rows.map(({ item, id, name }) => [item, { id, name }]));
}

function filtered<T>(
  query: SelectQueryBuilder<Tables, 'received_event', T>,
  { type, unread, job }: EventListQuery,
  seen: number,
) {
  return query
    .$if(type !== '', (rows) => rows.where('type', '=', type))
    .$if(unread, (rows) => rows.where('number', '>', seen))
    .$if(job !== '', (rows) =>
      rows.where('id', 'in', (from) =>
        from.selectFrom('received_match').select('event_id').where(sql<string>`job_id::text`, '=', job),
      ),
    );
}

/** A page of events, the newest first, and how many there are. Everybody who signs in. */
export const listReceivedEvents = defineUseCase(
  reads('viewer'),
  EventListQuery,
  async (actor, query): Promise<Outcome<{ events: ReceivedEvent[]; total: number; newest: number }>> => {
    const db = await records();
    const seen = await seenBy(db, actor);
    const from = db.selectFrom('received_event');
    const rows = await filtered(from.selectAll(), query, seen)
      .orderBy('number', 'desc')
      .limit(EVENT_LIST_PAGE)
      .offset((query.page - 1) * EVENT_LIST_PAGE)
      .execute();
    const { total } = await filtered(
      from.select((row) => row.fn.countAll<number>().as('total')),
      query,
      seen,
    ).executeTakeFirstOrThrow();
    const { newest } = await from
      .select((row) => row.fn.max('number').as('newest'))
      .executeTakeFirstOrThrow();
    const [matches, imports] = await Promise.all([
      matchesOf(
        db,
        rows.map(({ id }) => id),
      ),
      importsOf(
        db,
        rows.flatMap(({ upload_item_id }) => upload_item_id ?? []),
      ),
    ]);
    const events = rows.map(
      (row): ReceivedEvent => ({
        id: row.id,
        number: Number(row.number),
        source: row.source,
        type: row.type,
        state: row.state,
        message: row.message,
        receivedAt: row.received_at.toISOString(),
        unread: Number(row.number) > seen,
        payload: JSON.stringify(eventOf(row), null, 2),
        matches: (matches.get(row.id) ?? []).map(({ eventId: _, ...match }) => match),
        imported: imports.get(row.upload_item_id ?? '') ?? null,
      }),
    );
    return done({ events, total: Number(total), newest: Number(newest ?? 0) });
  },
);

/** Counts the events that a member has not seen. */
export const countUnreadEvents = defineUseCase(
  reads('viewer'),
  z.void(),
  async (actor): Promise<Outcome<{ unread: number }>> => {
    const db = await records();
    const seen = await seenBy(db, actor);
    const { unread } = await db
      .selectFrom('received_event')
      .select((row) => row.fn.countAll<number>().as('unread'))
      .where('number', '>', seen)
      .executeTakeFirstOrThrow();
    return done({ unread: Number(unread) });
  },
);

/** Notes that somebody has seen the events up to this number. */
export const readEvents = defineUseCase(
  'viewer',
  z.object({ newest: z.number().int().min(0) }),
  async (actor, { newest }): Promise<Outcome<null>> => {
    const db = await records();
    await db
      .insertInto('event_reading')
      .values({ member_id: actor.id, seen: newest })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({
          seen: sql<number>`greatest(event_reading.seen, excluded.seen)`,
        }),
      )
      .execute();
    return done(null);
  },
);
