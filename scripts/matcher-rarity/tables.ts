import { sampleMarket } from '@/lib/engine/postings';
import { findSkills, wordsOfTitle } from '@/lib/engine/taxonomy';
import type { Taxonomies } from '@/lib/service/taxonomy';

/** The tables by the names of their files in `lib/engine/matcher/data`. */
export type RarityTables = Record<'rarity.tsv' | 'title-words.tsv', string>;

const MARKET = { postings: 6000, until: '2026-10-31', months: 6, seed: 11 };

function tableOf(documents: number, counts: ReadonlyMap<string, number>): string {
  const lines = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map((line) => line.join('\t'));
  return `${[`documents\t${documents}`, ...lines].join('\n')}\n`;
}

/**
 * Returns how many postings of the sample market name a skill, and have a word of our own titles. They depend on the
 * taxonomy: after a change in how texts are read they must be made again (`npm run matcher:rarity`), which a test
 * checks.
 */
export function rarityTables({ skills, professions }: Taxonomies): RarityTables {
  const ofSkills = new Map<string, number>();
  const ofWords = new Map<string, number>();
  // Chinese titles have no spaces, and sentences are not cut into their words.
  for (const { title, language } of professions.titles().filter((line) => line.language !== 'zh'))
    for (const word of wordsOfTitle(title, language)) ofWords.set(word, 0);
  let documents = 0;
  for (const posting of sampleMarket(MARKET)) {
    documents += 1;
    const text = [posting.title, posting.description].join('\n');
    const language = posting.language ?? 'en';
    for (const id of new Set(findSkills(skills, text, language).map(({ skill }) => skill.id)))
      ofSkills.set(id, (ofSkills.get(id) ?? 0) + 1);
    for (const word of new Set(wordsOfTitle(text, language))) {
      const count = ofWords.get(word);
      if (count !== undefined) ofWords.set(word, count + 1);
    }
  }
  return { 'rarity.tsv': tableOf(documents, ofSkills), 'title-words.tsv': tableOf(documents, ofWords) };
}
