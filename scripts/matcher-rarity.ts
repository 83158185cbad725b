/**
 * Makes the tables of rarity of skills and words of titles (lib/engine/matcher/data) from the postings of the sample
 * market, which the project itself has written: a skill that is in no posting is rare, and so is a word of our own
 * titles.
 *
 *   npm run matcher:rarity
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { rarityTables } from './matcher-rarity/tables.ts';
import { ROOT } from './setup/install.mjs';

const tables = rarityTables(loadTaxonomies(taxonomyPlaces(ROOT, 'none')));
for (const [name, table] of Object.entries(tables)) {
  writeFileSync(path.join(ROOT, 'lib/engine/matcher/data', name), table);
  console.log(`${name}: ${table.trim().split('\n').length - 1} lines`);
}
