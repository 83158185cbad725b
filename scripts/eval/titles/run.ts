import { normaliseTitle, type ProfessionTaxonomy } from '../../../lib/engine/taxonomy/index.ts';
import { readTaxonomies, taxonomyPlaces } from '../../../lib/service/taxonomy/load.ts';
import { printCalibration } from './calibration.ts';
import { fitCoder } from './fit.ts';
import { ANNOUNCED, readTitleSets, type TitleCase } from './sets.ts';
import { printSimilarity } from './similarity.ts';
import { tfidf, trigrams } from './tfidf.ts';

/**
 * Measures on titles that training never saw: the way from titles to ISCO unit groups (four digits), next to the same
 * without the space of titles and to plain TF-IDF, the calibration of confidence, and the similarity of titles of one
 * occupation. Right at k: one of the first k different groups is right.
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

/** Returns the shares of all titles, and of the two halves of them. */
function measure(cases: readonly TitleCase[], ranking: Ranking): string {
  const start = process.cpuUsage();
  const asked = cases.map((found): Asked => {
    const groups = ranking(found).slice(0, 5);
    const [first] = groups;
    return {
      half: found.half,
      first: first !== undefined && found.units.has(first),
      five: groups.some((group) => found.units.has(group)),
    };
  });
  const { user } = process.cpuUsage(start);
  const shares = (own: readonly Asked[]) =>
    `${percent(own.filter(({ first }) => first).length, own.length)}/${percent(own.filter(({ five }) => five).length, own.length)}`;
  const half = (name: TitleCase['half']) => `${name} ${shares(asked.filter((each) => each.half === name))}`;
  return `top 1/5 ${shares(asked)}  ${half('fitted')}  ${half('judged')}  ${(user / 1000 / cases.length).toFixed(2)} ms a title`;
}

/** Returns the wrong titles of the half that may be looked at, with the right groups and the one chosen. */
function mistakes(cases: readonly TitleCase[], ranking: Ranking): string[] {
  return cases
    .filter(({ half }) => half === 'fitted')
    .flatMap((found) => {
      const [taken] = ranking(found);
      if (taken !== undefined && found.units.has(taken)) return [];
      return [`${found.title}: ${[...found.units].join('/')}, taken ${taken ?? 'none'}`];
    });
}

export type TitleOptions = {
  taxonomy: string;
  market: string;
  size: number;
  mistakes: boolean;
  fit: boolean;
};

/** Prints the figures for each set of the folders. */
export function evaluateTitles({ size, ...options }: TitleOptions): void {
  const { professions: taxonomy } = readTaxonomies(taxonomyPlaces(process.cwd(), 'none'));
  const byLetters = { ...taxonomy, retriever: () => ({ ...taxonomy.retriever(), space: undefined }) };
  // Titles of our own tables are recognised by their letters, so they prove nothing about coding.
  const sets = readTitleSets(options, taxonomy, size);
  const coded = sets.filter(({ name }) => !name.startsWith('own'));
  if (options.fit) {
    // Released titles are too like those that training saw: weights fitted on them would trust the space too much.
    const real = coded.filter(({ name }) => name === ANNOUNCED).flatMap(({ cases }) => cases);
    fitCoder(taxonomy, { real, all: coded.flatMap(({ cases }) => cases) });
    return;
  }
  for (const set of coded) {
    console.log(`\n${set.name}, ${set.cases.length} titles`);
    console.log(`  ours              ${measure(set.cases, ours(taxonomy))}`);
    if (options.mistakes) {
      console.log(`  ${mistakes(set.cases, ours(taxonomy)).slice(0, 120).join('\n  ')}`);
      continue;
    }
    const byTrigrams = tfidf(taxonomy, trigrams);
    console.log(`  without the space ${measure(set.cases, ours(byLetters))}`);
    console.log(`  TF-IDF, trigrams  ${measure(set.cases, ({ title }) => byTrigrams(title))}`);
  }
  if (!options.mistakes) {
    printCalibration(taxonomy, coded);
    printSimilarity(taxonomy, sets);
  }
}
