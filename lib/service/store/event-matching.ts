import { type Selectable, sql } from 'kysely';
import type { EventMatchingTable } from './event-tables';
import type { ServiceRecords } from './records';

/** Automatic matching of an account. Ids of indexes are compared without regard to case. */
type EventMatching = {
  isOn: boolean;
  candidateIndex?: string;
  jobIndex?: string;
  /** 0 to 100. */
  leastScore: number;
};

const NOTHING_SET: EventMatching = { isOn: false, leastScore: 70 };

export const MATCHING_QUEUE = 'auto-match';

/** A document at the time of its change; the subject of its task has both, so that no change hides another. */
export type ChangedDocument = { document: number; version: number };

const matchingOf = (row: Selectable<EventMatchingTable>): EventMatching => ({
  isOn: row.is_on,
  candidateIndex: row.candidate_index ?? undefined,
  jobIndex: row.job_index ?? undefined,
  leastScore: row.least_score,
});

export async function findEventMatching(records: ServiceRecords, accountId: string): Promise<EventMatching> {
  const row = await records
    .selectFrom('event_matching')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? matchingOf(row) : NOTHING_SET;
}

export async function keepEventMatching(
  records: ServiceRecords,
  accountId: string,
  matching: EventMatching,
): Promise<void> {
  const values = {
    is_on: matching.isOn,
    candidate_index: matching.candidateIndex ?? null,
    job_index: matching.jobIndex ?? null,
    least_score: matching.leastScore,
  };
  await records
    .insertInto('event_matching')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

/** Queues those of these documents, in their current version, whose account has them matched automatically. */
export async function queueMatching(records: ServiceRecords, documents: readonly number[]): Promise<void> {
  if (documents.length === 0) return;
  await sql`
    insert into service.queue_task (name, subject, payload)
    select ${MATCHING_QUEUE}, d.id || ':' || d.version, jsonb_build_object('document', d.id, 'version', d.version)
    from service.indexed_document d
    join service.document_index i on i.id = d.index_id and i.dropped_at is null
    join service.event_matching m on m.account_id = i.account_id and m.is_on
      and i.key in (lower(m.candidate_index), lower(m.job_index))
    where d.id in (${sql.join(documents)})
    on conflict do nothing`.execute(records);
}

/** Returns the account and the index of a document, and the content by which a later version of it is recognised. */
export async function findRevision(
  records: ServiceRecords,
  document: number,
): Promise<
  | {
      accountId: string;
      indexId: number;
      index: string;
      type: 'Resume' | 'Job';
      documentId: string;
      version: number;
      revision: string;
    }
  | undefined
> {
  const { rows } = await sql<{
    account_id: string;
    index_id: number;
    name: string;
    index_type: 'Resume' | 'Job';
    document_id: string;
    version: number;
    revision: string;
  }>`
    select i.account_id, d.index_id, i.name, i.index_type, d.document_id, d.version, md5(d.document) as revision
    from service.indexed_document d join service.document_index i on i.id = d.index_id and i.dropped_at is null
    where d.id = ${document}`.execute(records);
  const [row] = rows;
  return (
    row && {
      accountId: row.account_id,
      indexId: row.index_id,
      index: row.name,
      type: row.index_type,
      documentId: row.document_id,
      version: Number(row.version),
      revision: row.revision,
    }
  );
}

type Pairs = {
  accountId: string;
  own: { side: 'job' | 'candidate'; index: string; documentId: string; revision: string };
  others: { index: string; documentIds: readonly string[] };
};

/**
 * Notes that a document was matched with others, in the current revisions of both. Returns the ids of those whose pair
 * was not announced in these revisions before; deleted ones are left out.
 */
export async function notePairs(
  records: ServiceRecords,
  { accountId, own, others }: Pairs,
): Promise<Set<string>> {
  if (others.documentIds.length === 0) return new Set();
  const side = own.side === 'job' ? 'candidate' : 'job';
  const names = (of: string) => sql.raw(`${of}_index, ${of}_id, ${of}_revision`);
  const { rows } = await sql<{ id: string }>`
    insert into service.event_match as known (account_id, ${names(own.side)}, ${names(side)})
    select ${accountId}, ${own.index.toLowerCase()}, ${own.documentId}, ${own.revision},
      i.key, d.document_id, md5(d.document)
    from service.indexed_document d
    join service.document_index i on i.id = d.index_id and i.dropped_at is null
    where i.account_id = ${accountId} and i.key = ${others.index.toLowerCase()}
      and d.document_id in (${sql.join(others.documentIds)})
    for share of d
    on conflict (account_id, job_index, job_id, candidate_index, candidate_id) do update
      set job_revision = excluded.job_revision, candidate_revision = excluded.candidate_revision
      where (known.job_revision, known.candidate_revision) <> (excluded.job_revision, excluded.candidate_revision)
    returning ${sql.ref(`${side}_id`)} as id`.execute(records);
  return new Set(rows.map(({ id }) => id));
}
