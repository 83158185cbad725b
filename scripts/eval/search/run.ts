import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from '../../server/build.mjs';
import { startTemporaryService } from '../../service.mjs';
import { bm25 } from '../match/bm25.ts';
import { gainAt, readRelevance } from '../match/measure.ts';
import { LATER_SEARCHES, SEARCHES, type Search } from './searches.ts';

/**
 * Measures searches through HTTP: the order of CVs for searches by words, next to the same people in any order, without widening
 * and by words alone; then the people found by the searches of the cases.
 */

type Service = Awaited<ReturnType<typeof startTemporaryService>>;
type Text = { id: string; text: string };
type Case = { name: string; FilterCriteria: Record<string, unknown>; right: string[] };

const FIRST = 10;
const MOST = 100;
const AT_A_TIME = 2;
const DAY = '2026-11-01';
/** What an answer says that misses no change. */
const WHOLE = 'Successful transaction';

async function call(service: Service, address: string, body: object) {
  const answer = await fetch(`${service.baseUrl}/v10${address}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Tx-AccountId': service.accountId,
      'Tx-ServiceKey': service.accountKey,
    },
    body: JSON.stringify(body),
  });
  const { Info, Value } = (await answer.json()) as { Info: { Message: string }; Value?: unknown };
  if (!answer.ok) throw new Error(`${address}: ${Info.Message}`);
  return { message: Info.Message, value: Value };
}

/** Makes an index of the texts of CVs. */
async function fill(service: Service, index: string, texts: readonly Text[]) {
  await call(service, `/index/${index}`, { IndexType: 'Resume' });
  const left = [...texts];
  const one = async () => {
    for (let next = left.pop(); next; next = left.pop())
      await call(service, '/parser/resume', {
        DocumentAsBase64String: Buffer.from(next.text).toString('base64'),
        DocumentLastModified: DAY,
        SkillsSettings: { Normalize: true, TaxonomyVersion: 'V2' },
        IndexingOptions: { IndexId: index, DocumentId: next.id },
      });
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
}

/** Returns the ids that are found, once the search knows all that was written. */
async function found(service: Service, index: string, FilterCriteria: object): Promise<string[]> {
  for (;;) {
    const { message, value } = await call(service, '/searcher', {
      IndexIdsToSearchInto: [index],
      FilterCriteria,
      PaginationSettings: { Take: MOST, Skip: 0 },
    });
    if (message !== WHOLE) continue;
    return (value as { Matches: { Id: string }[] }).Matches.map(({ Id }) => Id);
  }
}

const mixed = (id: string) => createHash('sha256').update(id).digest('hex');

type Ways = { found: number; gains: Record<string, number> };

async function gainsOf(
  service: Service,
  search: Search,
  texts: readonly Text[],
  wanted: ReadonlySet<string>,
) {
  const { words, isSemantic } = search;
  const criteria = { SearchExpression: words };
  const ids = await found(service, 'cvs', {
    ...criteria,
    ...(isSemantic && { SearchExpressionMode: 'Semantic' }),
  });
  const narrow = isSemantic ? await found(service, 'cvs', criteria) : ids;
  const gain = (ranked: readonly string[]) => gainAt(FIRST, ranked, wanted);
  const anyOrder = ids.toSorted((one, other) => (mixed(one) < mixed(other) ? -1 : 1));
  const rank = bm25(texts);
  const byWords = texts
    .map((text) => ({ id: text.id, score: rank(words, text) }))
    .sort((one, other) => other.score - one.score);
  return {
    found: ids.length,
    gains: {
      found: gain(ids),
      'in any order': gain(anyOrder),
      'not widened': gain(narrow),
      BM25: gain(byWords.map(({ id }) => id)),
    },
  } satisfies Ways;
}

function print(name: string, all: readonly Ways[]) {
  const [first] = all;
  const means = Object.keys(first?.gains ?? {}).map((way) =>
    (all.reduce((sum, { gains }) => sum + (gains[way] ?? 0), 0) / all.length).toFixed(3),
  );
  console.log([name.padEnd(40), ...means, `n=${all.length}`].join('\t'));
}

async function measureOrder(service: Service, folder: string, showsAll: boolean) {
  const documents = path.join(folder, 'documents');
  const texts = readdirSync(documents)
    .sort()
    .map((file) => ({
      id: file.replace(/\.[a-z]+$/u, ''),
      text: readFileSync(path.join(documents, file), 'utf8'),
    }));
  const relevance = readRelevance(path.join(folder, 'relevance.tsv'));
  await fill(service, 'cvs', texts);
  await printSearches(service, SEARCHES, { texts, relevance, showsAll });
  console.log('\nLater searches');
  await printSearches(service, LATER_SEARCHES, { texts, relevance, showsAll });
}

type Judged = {
  texts: readonly Text[];
  relevance: ReadonlyMap<string, ReadonlySet<string>>;
  showsAll: boolean;
};

/** Returns who is right for a search: the people of its posting, of those the ones whose CVs say what else it asks for. */
function wantedBy({ of, text }: Search, { texts, relevance }: Judged): ReadonlySet<string> {
  const people = relevance.get(of) ?? new Set();
  if (text === undefined) return people;
  const saying = texts.filter((cv) => people.has(cv.id) && cv.text.toLowerCase().includes(text));
  return new Set(saying.map(({ id }) => id));
}

async function printSearches(service: Service, searches: readonly Search[], judged: Judged) {
  const results: { search: Search; ways: Ways }[] = [];
  for (const search of searches)
    results.push({ search, ways: await gainsOf(service, search, judged.texts, wantedBy(search, judged)) });
  console.log(['nDCG@10'.padEnd(40), ...Object.keys(results[0]?.ways.gains ?? {})].join('\t'));
  if (judged.showsAll)
    for (const { search, ways } of results) print(`${search.words} (${ways.found} found)`, [ways]);
  const of = (isSemantic: boolean) =>
    results.filter(({ search }) => (search.isSemantic === true) === isSemantic).map(({ ways }) => ways);
  print('by words', of(false));
  print('by meaning', of(true));
  print(
    'all',
    results.map(({ ways }) => ways),
  );
}

/** Compares the people found with those that are right. */
async function measureCases(service: Service, file: string) {
  const { people, searches } = JSON.parse(readFileSync(file, 'utf8')) as {
    people: Record<string, string>;
    searches: Case[];
  };
  await fill(
    service,
    'people',
    Object.entries(people).map(([id, text]) => ({ id: id.toLowerCase(), text })),
  );
  let right = 0;
  for (const { name, FilterCriteria, right: named } of searches) {
    const wanted = named.map((id) => id.toLowerCase());
    const ids = await found(service, 'people', FilterCriteria);
    const missed = wanted.filter((id) => !ids.includes(id));
    const wrong = ids.filter((id) => !wanted.includes(id));
    if (missed.length + wrong.length === 0) right++;
    else console.log(`${name}: not found ${missed.join(' ') || '-'}, wrong ${wrong.join(' ') || '-'}`);
  }
  console.log(`${right} of ${searches.length} searches find the right people and no others`);
}

export async function evaluateSearch(folder: string, cases: string, showsAll: boolean): Promise<void> {
  await buildIfChanged();
  const service = await startTemporaryService();
  try {
    await measureOrder(service, folder, showsAll);
    if (existsSync(cases)) await measureCases(service, cases);
  } finally {
    await service.stop();
  }
}
