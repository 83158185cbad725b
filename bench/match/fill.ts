/** The index that is measured: some of its documents come through HTTP, the others are mixed of them and written directly. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { shutdown } from '@/lib/platform';
import { columnSearch } from '@/lib/service/document-search/column-search';
import { type ServiceRecords, serviceRecords } from '@/lib/service/store';
import type { BenchEngine } from '../engine.ts';
import { basesOf, createMixtures } from './mixtures.ts';
import type { People } from './people.ts';
import { INDEX, type MatchService } from './service.ts';

const SENT = 2000;
const BASES = 3000;
const A_CALL = 250;
const A_BATCH = 2000;
const SHOWN_EACH = 20_000;
const ASKED_EACH_MS = 100;

/** Returns how many documents the search has. */
export async function countFound(engine: BenchEngine): Promise<number> {
  const [there] = await engine.rows<{ n: number }>({
    sql: "select sum(total_rows) as n from system.tables where name = 'document'",
    parameters: {},
  });
  return there?.n ?? 0;
}

/** Sends people in calls of many; gives the seconds until all were acknowledged, and until all were found. */
export async function sendPeople(
  service: MatchService,
  people: People,
  ids: readonly string[],
  first: number,
) {
  const startedAt = performance.now();
  for (let at = 0; at < ids.length; at += A_CALL) {
    const Resumes = ids.slice(at, at + A_CALL).map((DocumentId, place) => ({
      DocumentId,
      ResumeData: people.resumeOf(first + at + place),
    }));
    await service.call(`/v10/index/${INDEX}/resumes`, { Resumes });
  }
  const acknowledged = (performance.now() - startedAt) / 1000;
  const last = ids.slice(-A_CALL);
  while ((await foundOf(service, last)) < last.length) await pause(ASKED_EACH_MS);
  return { acknowledged, found: (performance.now() - startedAt) / 1000 };
}

/** Returns how many of these documents a search finds. */
export async function foundOf(service: MatchService, DocumentIds: readonly string[]): Promise<number> {
  const { body } = await service.call('/v10/searcher', {
    IndexIdsToSearchInto: [INDEX],
    FilterCriteria: { DocumentIds },
  });
  return body.Value?.TotalCount ?? 0;
}

/** Makes the index and sends its first documents. */
export async function beginIndex(service: MatchService, people: People) {
  await service.call(`/v10/index/${INDEX}`, { IndexType: 'Resume' });
  const ids = Array.from({ length: SENT }, (_, at) => `person-${at}`);
  const { acknowledged, found } = await sendPeople(service, people, ids, 0);
  console.log(
    `${SENT} documents sent: acknowledged in ${acknowledged.toFixed(1)} s, found in ${found.toFixed(1)} s`,
  );
}

type Place = { id: number; indexId: number; documentId: string; version: number };

/** Adds rows of the records without a document: searches and matches only read the columns. */
async function addRecords(records: ServiceRecords, count: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    insert into service.indexed_document (index_id, document_id, document, tags)
    select i.id, 'mixed-' || gen_random_uuid(), '{}', '[]'
    from service.document_index i, generate_series(1, ${count})
    where i.key = ${INDEX} and i.dropped_at is null
    returning id, index_id as "indexId", document_id as "documentId", version`.execute(records);
  return rows;
}

/** Returns documents that an earlier run put into the records and not into the search. */
async function leftOver(records: ServiceRecords, after: number): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select id, index_id as "indexId", document_id as "documentId", version
    from service.indexed_document where id > ${after} order by id`.execute(records);
  return rows;
}

/** Fills the index up to `count` documents, from where an earlier run was cut short. The service must not run. */
export async function fillIndex(engine: BenchEngine, people: People, folder: string, count: number) {
  let there = await countFound(engine);
  if (there >= count) return;
  process.env.DATA_DIR = path.join(folder, 'data');
  const search = await columnSearch(engine);
  const records = await serviceRecords();
  const mix = createMixtures(basesOf(people, BASES));
  const [highest] = await engine.rows<{ id: number }>({
    sql: 'select max(id) as id from document',
    parameters: {},
  });
  let places = await leftOver(records, highest?.id ?? 0);
  const startedAt = performance.now();
  const before = there;
  while (there < count || places.length > 0) {
    if (places.length === 0) places = await addRecords(records, Math.min(A_BATCH, count - there));
    await search.put(places.splice(0, A_BATCH).map(mix));
    there += A_BATCH;
    if (there % SHOWN_EACH >= A_BATCH) continue;
    const rate = (there - before) / ((performance.now() - startedAt) / 1000);
    console.log(`${there} documents, ${rate.toFixed(0)} a second`);
  }
  await shutdown();
}
