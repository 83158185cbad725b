import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProfessionTables } from '../model';
import { createProfessionTaxonomy } from '../taxonomy';

const FOLDER = path.join(import.meta.dirname, '..', 'data');

/** The tables of the project, read from their files. */
export function shippedTables(): ProfessionTables {
  return Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      path.basename(file, '.tsv'),
      readFileSync(path.join(FOLDER, file), 'utf8'),
    ]),
  );
}

export const shipped = createProfessionTaxonomy(shippedTables());
