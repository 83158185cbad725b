/**
 * Makes the tables of how rare skills and words of titles are (lib/engine/matcher/data) of the postings of the sample market,
 * which the project itself has written: a skill that is in no posting is rare, and so is a word of our own titles.
 *
 *   npm run matcher:rarity
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleMarket } from '@/lib/engine/postings';
import { findSkills, wordsOfTitle } from '@/lib/engine/taxonomy';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { ROOT } from './setup/install.mjs';

const POSTINGS = 6000;

const { skills, professions } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
const ofSkills = new Map<string, number>();
const ofWords = new Map<string, number>();
for (const { title, language } of professions.titles())
  for (const word of wordsOfTitle(title, language)) ofWords.set(word, 0);
let documents = 0;
for (const posting of sampleMarket({ postings: POSTINGS, until: '2026-10-31', months: 6, seed: 11 })) {
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

function write(name: string, counts: ReadonlyMap<string, number>) {
  const lines = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map((line) => line.join('\t'));
  const text = [`documents\t${documents}`, ...lines].join('\n');
  writeFileSync(path.join(ROOT, 'lib/engine/matcher/data', name), `${text}\n`);
  console.log(`${name}: ${lines.length} in ${documents} postings`);
}

write('rarity.tsv', ofSkills);
write('title-words.tsv', ofWords);
