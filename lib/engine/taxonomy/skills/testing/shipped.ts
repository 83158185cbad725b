import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProfessionTaxonomy } from '../../professions';
import type { SkillTables } from '../table';
import { createSkillTaxonomy } from '../taxonomy';

/** Returns the taxonomy of the project, for the tests of the engine, which itself reads no disk. */

function tablesIn(folder: string): SkillTables {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return Object.fromEntries(
    names.map((name) => [path.basename(name, '.tsv'), readFileSync(path.join(folder, name), 'utf8')]),
  );
}

const folderOf = (name: string) => fileURLToPath(new URL(`../../${name}/data`, import.meta.url));

/** Returns the tables by name, as text. */
export function shippedTables(): SkillTables {
  return tablesIn(folderOf('skills'));
}

export const shipped = createSkillTaxonomy(shippedTables());

/** The groups of professions by id. */
export const { groups: professionGroups } = createProfessionTaxonomy(tablesIn(folderOf('professions')));
