import path from 'node:path';
import { hasData, monthAt, type Side, scorePair, sideOf } from '@/lib/engine/matcher';
import { CATEGORIES, type Category } from '@/lib/scoring';
import { bm25 } from './bm25.ts';
import { AS_OF, type MatchSet, type Profiled, readMatchSet } from './documents.ts';
import { type Measures, meanOf, measure, readRelevance } from './measure.ts';

/**
 * Measures the ranking of CVs for postings: by SovScore, by its parts, without each category, and only by words. The
 * weights are those suggested by a posting; they were set before and are fitted to no query. Half of the queries (odd
 * numbers) may be looked at one by one with --errors, the other half is only counted.
 */

type Rank = (query: Profiled, document: Profiled) => number;

const languageOf = (id: string) => id.split('-')[1] ?? '';
const isOdd = (id: string) => Number(/\d+/u.exec(id)?.[0] ?? 0) % 2 === 1;
const OPTIONS = { exactTitles: false, month: monthAt(Date.parse(AS_OF)) };

/** Returns a side without a category: its remaining weights are scaled to the sum 1. */
function without(side: Side, category: Category): Side {
  const left = 1 - side.weights[category] || 1;
  const weights = Object.fromEntries(
    CATEGORIES.map((each) => [each, each === category ? 0 : side.weights[each] / left]),
  ) as Side['weights'];
  return { ...side, weights };
}

const bySov: Rank = (query, document) =>
  scorePair(sideOf(query.profile, OPTIONS), document.profile, OPTIONS).sov;

function ranks(set: MatchSet): [string, Rank][] {
  const words = bm25(set.documents);
  return [
    ['BM25', (query, document) => words(query.text, document)],
    ['SovScore', bySov],
    ['SovScore as sent', (query, document) => Math.round(bySov(query, document))],
    [
      'WeightedScore',
      (query, document) => scorePair(sideOf(query.profile, OPTIONS), document.profile, OPTIONS).weighted,
    ],
    ...CATEGORIES.map((category): [string, Rank] => [
      `without ${category}`,
      (query, document) =>
        scorePair(without(sideOf(query.profile, OPTIONS), category), document.profile, OPTIONS).weighted,
    ]),
    ...CATEGORIES.map((category): [string, Rank] => [
      `${category} alone`,
      (query, document) =>
        scorePair(sideOf(query.profile, OPTIONS), document.profile, OPTIONS).unweighted[category],
    ]),
  ];
}

function print(name: string, results: ReadonlyMap<string, Measures>, languages: readonly string[]) {
  const ids = [...results.keys()];
  const of = (chosen: (id: string) => boolean) =>
    meanOf(ids.filter(chosen).flatMap((id) => results.get(id) ?? []));
  const all = of(() => true);
  console.log(
    [
      name.padEnd(26),
      ...languages.map((language) => of((id) => languageOf(id) === language).map.toFixed(3)),
      of(isOdd).map.toFixed(3),
      of((id) => !isOdd(id)).map.toFixed(3),
      all.map.toFixed(3),
      all.ndcg.toFixed(3),
      all.p10.toFixed(3),
    ].join('\t'),
  );
}

/** The first documents of the queries that may be looked at, with whether they are relevant. */
function printErrors({ queries, documents }: MatchSet, relevance: ReadonlyMap<string, ReadonlySet<string>>) {
  for (const query of queries.filter(({ id }) => isOdd(id))) {
    const ranked = documents
      .map((document) => ({
        document,
        score: scorePair(sideOf(query.profile, OPTIONS), document.profile, OPTIONS),
      }))
      .sort((one, other) => other.score.sov - one.score.sov)
      .slice(0, 25);
    console.log(`\n${query.id}: ${query.wording.titles.join(' | ')}`);
    for (const { document, score } of ranked) {
      const told = CATEGORIES.filter((category) => hasData(query.profile, category)).map(
        (category) => `${category} ${score.unweighted[category].toFixed(0)}`,
      );
      console.log(
        `${relevance.get(query.id)?.has(document.id) ? '+' : ' '} ${score.sov.toFixed(1)} ${document.id} ${document.wording.titles.slice(0, 4).join(' | ')} (${told.join(', ')})`,
      );
    }
  }
}

export async function evaluateMatching(folder: string, errors: boolean): Promise<void> {
  const set = await readMatchSet(folder);
  const relevance = readRelevance(path.join(folder, 'relevance.tsv'));
  const languages = [...new Set(set.queries.map(({ id }) => languageOf(id)))];
  console.log(`${set.queries.length} postings, ${set.documents.length} CVs`);
  console.log(['MAP'.padEnd(26), ...languages, 'odd', 'even', 'all', 'nDCG@20', 'P@10'].join('\t'));
  for (const [name, rank] of ranks(set)) {
    const results = new Map(
      set.queries.map((query) => [
        query.id,
        measure(
          set.documents.map((document) => [document.id, rank(query, document)] as const),
          relevance.get(query.id) ?? new Set(),
        ),
      ]),
    );
    print(name, results, languages);
  }
  if (errors) printErrors(set, relevance);
}
