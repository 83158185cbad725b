import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { loadTaxonomies, taxonomyPlaces } from '@/lib/service/taxonomy';
import { type RarityTables, rarityTables } from './tables.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let made: RarityTables;

beforeAll(() => {
  made = rarityTables(loadTaxonomies(taxonomyPlaces(ROOT, 'none')));
}, 120_000);

it.each(['rarity.tsv', 'title-words.tsv'] as const)(
  '%s is what `npm run matcher:rarity` makes today',
  (name) => {
    const shipped = readFileSync(path.join(ROOT, 'lib/engine/matcher/data', name), 'utf8');
    expect(made[name] === shipped ? 'the same' : 'other: run npm run matcher:rarity').toBe('the same');
  },
);
