import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openTitleSpace } from '../../title-space';
import type { ProfessionTables } from '../model';
import { createProfessionTaxonomy } from '../taxonomy';

const FOLDER = path.join(import.meta.dirname, '..', 'data');

/** Returns the tables of the project, read from their files. */
export function shippedTables(): ProfessionTables {
  return Object.fromEntries(
    readdirSync(FOLDER).map((file) => [
      path.basename(file, '.tsv'),
      readFileSync(path.join(FOLDER, file), 'utf8'),
    ]),
  );
}

/** Returns the space of titles of the project. */
export function shippedSpace() {
  return openTitleSpace(
    readFileSync(path.join(FOLDER, '..', '..', 'title-space', 'data', 'title-space.bin')),
  );
}

export const shipped = createProfessionTaxonomy(shippedTables(), { space: shippedSpace() });
