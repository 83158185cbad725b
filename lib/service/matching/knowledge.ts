import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMatchKnowledge, type MatchKnowledge } from '@/lib/engine/matcher';
import { processTaxonomies, type Taxonomies } from '../taxonomy';

const RARITY = path.join('lib', 'engine', 'matcher', 'data', 'rarity.tsv');

let made: { taxonomies: Taxonomies; knowledge: MatchKnowledge } | undefined;

/**
 * What this process makes profiles with: its taxonomies, imported ones included, and the table of rarities. Made at the
 * first question, which takes some tenths of a second.
 */
export function matchKnowledge(): MatchKnowledge {
  const taxonomies = processTaxonomies();
  if (made?.taxonomies !== taxonomies) {
    const root = /* turbopackIgnore: true */ process.cwd();
    const rarity = readFileSync(path.join(/* turbopackIgnore: true */ root, RARITY), 'utf8');
    taxonomies.skills.indexOf('en');
    made = { taxonomies, knowledge: createMatchKnowledge(taxonomies, rarity) };
  }
  return made.knowledge;
}
