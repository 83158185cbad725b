import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SkillTables } from '../table';
import { createSkillTaxonomy } from '../taxonomy';

/** The taxonomy of the project, for the tests of the engine, which itself reads no disk. */

const DATA = fileURLToPath(new URL('../data', import.meta.url));

/** The text of the tables by name. */
export function shippedTables(): SkillTables {
  const names = readdirSync(DATA).filter((name) => name.endsWith('.tsv'));
  return Object.fromEntries(
    names.map((name) => [path.basename(name, '.tsv'), readFileSync(path.join(DATA, name), 'utf8')]),
  );
}

export const shipped = createSkillTaxonomy(shippedTables());
