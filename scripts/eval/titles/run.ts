import { normaliseTitle, type ProfessionTaxonomy } from '../../../lib/engine/taxonomy/professions/index.ts';
import { loadTaxonomies, taxonomyPlaces } from '../../../lib/service/taxonomy/load.ts';
import { fitWeights } from './fit.ts';
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

type Asked = { half: TitleCase['half']; first: boolean; five: boolean };

const percent = (part: number, whole: number) => ((100 * part) / Math.max(whole, 1)).toFixed(1);

/** The shares of all titles, and of the two halves of the occupations. */
function measure({ cases }: TitleSet, ranking: Ranking) {
  const start = process.cpuUsage();
  const asked = cases.map((found): Asked => {
    const groups = ranking(found).slice(0, 5);
    const [first] = groups;
    return {
      half: found.half,
      first: first !== undefined && found.groups.has(first),
      five: groups.some((group) => found.groups.has(group)),
    };
  });
  const { user } = process.cpuUsage(start);
  const shares = (own: readonly Asked[]) =>
    `${percent(own.filter(({ first }) => first).length, own.length)}/${percent(own.filter(({ five }) => five).length, own.length)}`;
  const half = (name: TitleCase['half']) => `${name} ${shares(asked.filter((each) => each.half === name))}`;
  return `top 1/5 ${shares(asked)}  ${half('seen')}  ${half('held')}  ${(user / 1000 / cases.length).toFixed(2)} ms a title`;
}

/** The groups whose titles go wrong most often in the half that may be looked at, as `right > taken: count`. */
function confusions({ cases }: TitleSet, ranking: Ranking): string[] {
  const counts = new Map<string, number>();
  for (const found of cases.filter(({ half }) => half === 'seen')) {
    const [taken] = ranking(found);
    if (taken !== undefined && found.groups.has(taken)) continue;
    const key = `${[...found.groups].join('/')} > ${taken ?? 'none'}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const worst = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 40);
  return worst.map(([key, count]) => `${key}: ${count}`);
}

/** Prints the figures for each set of the folder. */
export function evaluateTitles(
  folder: string,
  options: { size: number; confusions: boolean; fit: boolean },
): void {
  const { professions: taxonomy } = loadTaxonomies(taxonomyPlaces(process.cwd(), 'none'));
  if (options.fit) {
    fitWeights(taxonomy);
    return;
  }
  const byWords = tfidf(taxonomy, words);
  const byTrigrams = tfidf(taxonomy, trigrams);
  console.log(`${taxonomy.professions.size} professions, ${taxonomy.titles().length} titles`);
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
