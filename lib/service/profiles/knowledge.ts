import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMatchKnowledge, type MatchKnowledge, type RarityTables } from '@/lib/engine/matcher';
import { processTaxonomies, type Taxonomies } from '../taxonomy';

const DATA = path.join('lib', 'engine', 'matcher', 'data');

/** Reads the tables of rarity that are shipped with the project. */
export function readRarityTables(root: string): RarityTables {
  const table = (name: string) =>
    readFileSync(path.join(/* turbopackIgnore: true */ root, DATA, name), 'utf8');
  return { skills: table('rarity.tsv'), titleWords: table('title-words.tsv') };
}

let made: { taxonomies: Taxonomies; knowledge: MatchKnowledge } | undefined;

/**
 * Returns the knowledge for making profiles: the taxonomies, imported ones included, and the tables of rarity. Built at
 * first use, which takes some tenths of a second.
 */
export function matchKnowledge(): MatchKnowledge {
  const taxonomies = processTaxonomies();
  if (made?.taxonomies !== taxonomies) {
    const root = /* turbopackIgnore: true */ process.cwd();
    taxonomies.skills.indexOf('en');
    made = { taxonomies, knowledge: createMatchKnowledge(taxonomies, readRarityTables(root)) };
  }
  return made.knowledge;
}
