import { MAX_OPEN_WORDS, termsOf, wordsOfPattern } from '@/lib/engine/market';
import { openWordsOf } from '@/lib/engine/search';
import type { WordsNode } from '@/lib/expression';
import { type ColumnEngine, type ColumnStatement, createStamps, migrateColumns } from '../column-engine';
import { findPage } from './page';
import type { DocumentSearch, LikelyDocument, OpenWordsFound, SearchDocument, SoughtWord } from './port';
import { SEARCH_MIGRATIONS } from './schema';
import { type FoundRow, foundOf, placeOf, type Rows, scoped } from './statements';

const LIMITS = { seconds: 10, memoryBytes: 800_000_000 };
const IDS_A_STATEMENT = 10_000;
/** Returns the greatest stamp that any document has. */
async function newestStamp(engine: ColumnEngine): Promise<number> {
  const sql = 'select toString(max(stamp)) as newest from document';
  const [row] = await engine.rows<{ newest: string }>({ sql, parameters: {} });
  return Number(row?.newest ?? 0);
}

function columnsOf({ id, indexId, documentId, version, row, matchable }: SearchDocument, stamp: number) {
  return {
    index_id: indexId,
    id,
    document_id: documentId,
    version,
    stamp,
    ...row,
    trade: matchable.trade,
    ...matchable.lookup,
    profile: matchable.profile,
    wording: matchable.wording,
  };
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

async function openWords(rows: Rows, node: WordsNode): Promise<OpenWordsFound> {
  const words = new Map<string, string[]>();
  for (const { node: open, column, name } of openWordsOf(node)) {
    const found = await rows<{ term: string }>(wordsOfPattern(open, 'document', `${column}_terms`));
    if (found.length > MAX_OPEN_WORDS)
      return { tooBroad: open.type === 'wildcard' ? open.pattern : open.term };
    words.set(
      name,
      found.map(({ term }) => term).filter((term) => term !== ''),
    );
  }
  return { words };
}

/** Letters that are exchanged count as two. */
const MOST_APART = 2;

async function having(
  rows: Rows,
  { word, column }: SoughtWord,
  indexIds: readonly number[],
): Promise<number> {
  const condition = { sql: `hasAnyTokens(${termsOf(column)}, {words:Array(String)})`, parameters: {} };
  const [counted] = await rows<{ n: number }>(
    scoped('count() as n', { indexIds, condition }, '', { words: [word] }),
  );
  return counted?.n ?? 0;
}

type Writer = Pick<DocumentSearch, 'put' | 'remove' | 'removeIndex' | 'erase'>;

function createWriter(engine: ColumnEngine, nextStamp: () => number): Writer {
  /** A deletion rewrites parts of the table, so it is asked first whether there is anything to delete. */
  async function removeOlder(ids: readonly number[], stamp: number) {
    for (const some of chunksOf(ids, IDS_A_STATEMENT)) {
      const sql = 'id in {ids:Array(UInt64)} and stamp < {stamp:UInt64}';
      const parameters = { ids: some, stamp };
      const [there] = await engine.rows<{ n: number }>({
        sql: `select count() as n from document where ${sql}`,
        parameters,
      });
      if (there?.n) await engine.run({ sql: `delete from document where ${sql}`, parameters });
    }
  }

  return {
    put: async (documents) => {
      if (documents.length === 0) return;
      const stamp = nextStamp();
      await engine.insert(
        'document',
        documents.map((document) => columnsOf(document, stamp)),
      );
      await removeOlder(
        documents.map(({ id }) => id),
        stamp,
      );
    },
    remove: (ids) => (ids.length === 0 ? Promise.resolve() : removeOlder(ids, nextStamp())),
    removeIndex: (indexId) =>
      engine.run({
        sql: 'delete from document where index_id = {index:UInt32}',
        parameters: { index: indexId },
      }),
    erase: () =>
      engine.run({
        sql: 'alter table document apply deleted mask settings mutations_sync = 2',
        parameters: {},
      }),
  };
}

function createReader(engine: ColumnEngine): Omit<DocumentSearch, keyof Writer> {
  const rows = <Row>(statement: ColumnStatement) => engine.rows<Row>(statement, LIMITS);

  /** Columns of documents of one trade or a few: the table is ordered by trade, so little else of it is read. */
  async function columnsOfLikely<Row>(
    columns: string,
    documents: readonly LikelyDocument[],
    indexIds: readonly number[],
  ): Promise<Row[]> {
    const chunks = chunksOf(documents, IDS_A_STATEMENT).map((some) => {
      const place = placeOf({ indexIds, trades: [...new Set(some.map(({ trade }) => trade))] });
      return rows<Row>({
        sql: `select ${columns} from document where ${place.sql} and id in {ids:Array(UInt64)}`,
        parameters: { ...place.parameters, ids: some.map(({ id }) => id) },
      });
    });
    return (await Promise.all(chunks)).flat();
  }

  return {
    openWords: (node) => openWords(rows, node),
    having: (words, indexIds) => Promise.all(words.map((word) => having(rows, word, indexIds))),
    near: async ({ word, column }) => {
      const found = await rows<{ term: string }>(
        wordsOfPattern({ type: 'fuzzy', term: word, distance: MOST_APART }, 'document', `${column}_terms`),
      );
      return found.map(({ term }) => term);
    },
    search: (scope, page) => findPage(rows, scope, page),
    candidates: async (likeness, scope, limit) => {
      const tail = `order by ${likeness.sql} desc, id limit {best:UInt64}`;
      const parameters = { ...likeness.parameters, best: limit };
      return rows<LikelyDocument>(scoped('id, trade', scope, tail, parameters));
    },
    profiles: async (documents, indexIds) => {
      type Row = FoundRow & { profile: string };
      const columns = 'id, index_id, document_id, profile';
      const found = await columnsOfLikely<Row>(columns, documents, indexIds);
      return new Map(found.map((row) => [row.id, { ...foundOf(row), profile: row.profile }]));
    },
    trades: async (scope) => {
      const found = await rows<{ trade: number; n: number }>(
        scoped('trade, count() as n', scope, 'group by trade'),
      );
      return new Map(found.map(({ trade, n }) => [trade, n]));
    },
    wordings: async (documents, indexIds) => {
      type Row = { id: number; wording: string };
      const found = await columnsOfLikely<Row>('id, wording', documents, indexIds);
      return new Map(found.map(({ id, wording }) => [id, wording]));
    },
    versions: async (indexId, after, upTo) => {
      const found = await rows<{ id: number; version: number }>({
        sql: `select id, if(count() = 1, max(version), 0) as version from document
          where index_id = {index:UInt32} and id > {after:UInt64} and id <= {upTo:UInt64} group by id`,
        parameters: { index: indexId, after, upTo },
      });
      return new Map(found.map(({ id, version }) => [id, version]));
    },
    fingerprints: async () => {
      const found = await rows<{ index_id: number; documents: number; versions: number }>({
        sql: 'select index_id, count() as documents, sum(version) as versions from document group by index_id',
        parameters: {},
      });
      return found.map(({ index_id, documents, versions }) => ({ indexId: index_id, documents, versions }));
    },
  };
}

/** Opens the search on the column engine, its table up to date. */
export async function columnSearch(
  engine: ColumnEngine,
  now: () => number = Date.now,
): Promise<DocumentSearch> {
  await migrateColumns(engine, SEARCH_MIGRATIONS, /^search-/);
  const { ready, next } = createStamps(() => newestStamp(engine), now);
  await ready();
  return { ...createWriter(engine, next), ...createReader(engine) };
}
