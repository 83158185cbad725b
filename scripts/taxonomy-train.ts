/**
 * Trains the space of titles on the released classifications in a folder (O*NET as text, ESCO as CSV, crosswalks).
 *
 *   npm run taxonomy:train -- FOLDER              into the data directory, where it goes before that of the project
 *   npm run taxonomy:train -- FOLDER --out FILE   into a file: how that of the project was made
 *
 * Takes some six minutes of one core. The same files give the same bytes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '@/lib/config';
import { readTaxonomies, TRAINED_SPACE, taxonomyPlaces } from '@/lib/service/taxonomy';
import { trainTitleSpace } from './title-space/train.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [folder] = positionals;
if (folder === undefined) {
  console.error('Name the folder of the classifications: npm run taxonomy:train -- FOLDER');
  process.exitCode = 2;
} else {
  // Tables that were imported are left out: their titles are read from the folder.
  const places = { ...taxonomyPlaces(process.cwd(), config().DATA_DIR), imported: '' };
  const trained = trainTitleSpace(path.resolve(folder), readTaxonomies(places).professions, console.log);
  const file = path.resolve(values.out ?? path.join(config().DATA_DIR, 'taxonomy', TRAINED_SPACE));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, trained);
  console.log(`written to ${file}: ${trained.length} bytes`);
}
