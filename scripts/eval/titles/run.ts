import { normaliseTitle, type ProfessionTaxonomy } from '../../../lib/engine/taxonomy/professions/index.ts';
import { loadTaxonomies, taxonomyPlaces } from '../../../lib/service/taxonomy/load.ts';
import { readTitleSets, type TitleCase, type TitleSet } from './sets.ts';
import { tfidf, trigrams, words } from './tfidf.ts';

/**
 * Measures the way from titles to ISCO unit groups (four digits) on released classifications, next to plain TF-IDF
 * over the same titles of our tables. Right at k: one of the first k different groups is right.
 */

type Ranking = (found: TitleCase) => number[];

const MOST_RANKED = 40;

function ours(taxonomy: ProfessionTaxonomy): Ranking {
  return ({ title, language }) => {
    const matches = normaliseTitle(taxonomy, title, { language, limit: MOST_RANKED });
    return [...new Set(matches.map(({ profession }) => profession.isco))];
  };
}

function measure({ cases }: TitleSet, ranking: Ranking) {
  const start = performance.now();
  let first = 0;
  let five = 0;
  for (const found of cases) {
    const groups = ranking(found);
    if (groups[0] !== undefined && found.groups.has(groups[0])) first++;
    if (groups.slice(0, 5).some((group) => found.groups.has(group))) five++;
  }
  const share = (count: number) => (count / cases.length).toFixed(3);
  const milliseconds = (performance.now() - start) / cases.length;
  return `top 1 ${share(first)}  top 5 ${share(five)}  ${milliseconds.toFixed(3)} ms a title`;
}

/** The groups whose titles go wrong most often, as `right > taken: count`. */
function confusions({ cases }: TitleSet, ranking: Ranking): string[] {
  const counts = new Map<string, number>();
  for (const found of cases) {
    const [taken] = ranking(found);
    if (taken !== undefined && found.groups.has(taken)) continue;
    const key = `${[...found.groups].join('/')} > ${taken ?? 'none'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 40);
  return worst.map(([key, count]) => `${key}: ${count}`);
}

/** Prints the figures for each set of the folder. */
export function evaluateTitles(folder: string, options: { size: number; confusions: boolean }): void {
  const { professions: taxonomy } = loadTaxonomies(taxonomyPlaces(process.cwd(), 'none'));
  const byWords = tfidf(taxonomy, words);
  const byTrigrams = tfidf(taxonomy, trigrams);
  console.log(`${taxonomy.professions.size} professions, ${taxonomy.titles.length} titles`);
  for (const set of readTitleSets(folder, options.size)) {
    console.log(`\n${set.name}, ${set.cases.length} titles`);
    console.log(`  ours             ${measure(set, ours(taxonomy))}`);
    if (options.confusions) {
      console.log(`  ${confusions(set, ours(taxonomy)).join('\n  ')}`);
      continue;
    }
    console.log(`  TF-IDF, words    ${measure(set, ({ title }) => byWords(title))}`);
    console.log(`  TF-IDF, trigrams ${measure(set, ({ title }) => byTrigrams(title))}`);
  }
}
