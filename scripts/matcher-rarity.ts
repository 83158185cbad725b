/**
 * Makes the table of how rare skills are (lib/engine/matcher/data/rarity.tsv) of the postings of the sample market, which
 * the project itself has written: a skill that is not in it is rare.
 *
 *   npm run matcher:rarity
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleMarket } from '@/lib/engine/postings';
import { findSkills } from '@/lib/engine/taxonomy';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { ROOT } from './setup/install.mjs';

const POSTINGS = 6000;

const { skills } = loadTaxonomies(taxonomyPlaces(ROOT, 'none'));
const counts = new Map<string, number>();
let documents = 0;
for (const posting of sampleMarket({ postings: POSTINGS, until: '2026-10-31', months: 6, seed: 11 })) {
  documents += 1;
  const text = [posting.title, posting.description].join('\n');
  for (const id of new Set(findSkills(skills, text, posting.language ?? 'en').map(({ skill }) => skill.id)))
    counts.set(id, (counts.get(id) ?? 0) + 1);
}
const lines = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map((line) => line.join('\t'));
writeFileSync(
  path.join(ROOT, 'lib/engine/matcher/data/rarity.tsv'),
  `${[`documents\t${documents}`, ...lines].join('\n')}\n`,
);
console.log(`${lines.length} skills in ${documents} postings`);
