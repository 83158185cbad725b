import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { csvOf } from '@/lib/platform/csv';
import type { ExportedFile } from '../ground/file';
import { done, type Outcome } from '../ground/outcome';
import { type Executor, records } from '../ground/store';
import { type AuditedAction, audit } from '../ground/store/audit';
import { defineUseCase, reads } from '../ground/use-case';
import { namesOf, SOMEONE } from '../records/history';
import type { AuditLine, AuditPage } from './types';

const PAGE_SIZE = 50;
const MOST_EXPORTED = 100_000;
const NOBODY = 'Shortlist itself';
const VISITOR = 'Somebody with the link';
const CANDIDATE = 'The candidate';
const SIGN_IN_PROVIDER = 'The sign-in provider';
/** Who acts without a sign-in, at an address that only they were given. */
const OUTSIDE: ReadonlyMap<string, string> = new Map<AuditedAction, string>([
  ['signed-out-by-provider', SIGN_IN_PROVIDER],
  ['handover-opened', VISITOR],
  ['feedback-given', VISITOR],
  ['interview-time-picked', CANDIDATE],
  ['consent-renewed', CANDIDATE],
  ['consent-withdrawn', CANDIDATE],
  ['candidate-stopped-mail', CANDIDATE],
  ['candidate-allowed-mail', CANDIDATE],
]);

const FILTER = z.object({
  /** Action to show; all when empty. */
  action: z.string().max(60).default(''),
  /** Words of a name or an e-mail address of who did it. */
  by: z.string().max(100).default(''),
  from: z.iso.date().nullable().catch(null).default(null),
  to: z.iso.date().nullable().catch(null).default(null),
});

type Filter = z.output<typeof FILTER>;

function admitted(db: Executor, { action, by, from, to }: Filter) {
  return db
    .selectFrom('audit')
    .leftJoin('member', 'member.id', 'audit.actor_id')
    .$if(action !== '', (rows) => rows.where('action', '=', action))
    .$if(by !== '', (rows) =>
      rows.where(sql<SqlBool>`strpos(lower(member.name || ' ' || member.email), lower(${by})) > 0`),
    )
    .$if(from !== null, (rows) => rows.where(sql<SqlBool>`at >= ${from}::date`))
    .$if(to !== null, (rows) => rows.where(sql<SqlBool>`at < ${to}::date + 1`));
}

function whoDid(
  { actor_id, action, detail }: { actor_id: string | null; action: string; detail: unknown },
  names: ReadonlyMap<string, string>,
): string {
  if (actor_id === null && (detail as AuditLine['detail'] | null)?.via === 'scim') return SIGN_IN_PROVIDER;
  if (actor_id === null) return OUTSIDE.get(action) ?? NOBODY;
  return names.get(actor_id) ?? SOMEONE;
}

async function linesOf(db: Executor, filter: Filter, part: { offset: number; limit: number }) {
  const rows = await admitted(db, filter)
    .select(['audit.id', 'at', 'actor_id', 'action', 'subject', 'detail'])
    .orderBy('audit.id', 'desc')
    .offset(part.offset)
    .limit(part.limit)
    .execute();
  const actors = rows.map((row) => row.actor_id).filter((id) => id !== null);
  const names = await namesOf(db, [...new Set(actors)]);
  return rows.map(
    (row): AuditLine => ({
      id: Number(row.id),
      at: row.at.toISOString(),
      by: whoDid(row, names),
      action: row.action,
      subject: row.subject,
      detail: (row.detail ?? {}) as AuditLine['detail'],
    }),
  );
}

/** A page of the audit log, the newest first, and the actions there are to filter by. Owners. */
export const auditLog = defineUseCase(
  reads('owner'),
  FILTER.extend({ page: z.number().int().min(1).max(100_000) }),
  async (_actor, { page: asked, ...filter }): Promise<Outcome<AuditPage>> => {
    const db = await records();
    const { count } = await admitted(db, filter)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const total = Number(count);
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const page = Math.min(asked, pageCount);
    const actions = await db.selectFrom('audit').select('action').distinct().orderBy('action').execute();
    return done({
      lines: await linesOf(db, filter, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }),
      total,
      page,
      pageCount,
      actions: actions.map((row) => row.action),
    });
  },
);

/** Names and values as stored: filters of the file use them. */
const detailOf = ({ detail }: AuditLine) =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** The audit log as CSV, as it is filtered. Owners. */
export const exportAuditLog = defineUseCase(
  reads('owner'),
  FILTER,
  async (actor, filter): Promise<Outcome<ExportedFile>> => {
    const db = await records();
    const lines = await linesOf(db, filter, { offset: 0, limit: MOST_EXPORTED });
    await audit(db, { actorId: actor.id, action: 'audit-exported', detail: { rows: lines.length } });
    const csv = csvOf(
      [
        { heading: 'When', cell: ({ at }: AuditLine) => at },
        { heading: 'Who', cell: ({ by }) => by },
        { heading: 'What', cell: ({ action }) => action },
        { heading: 'About (pseudonym)', cell: ({ subject }) => subject },
        { heading: 'Detail', cell: detailOf },
      ],
      lines,
    );
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
    return done({ name, mediaType: 'text/csv', body: Buffer.from(csv) });
  },
);
