/**
 * Adds the released classifications to the taxonomy of this data directory, and says what each file added.
 *
 *   npm run taxonomy:import -- FOLDER|FILE …   O*NET as text (Alternate Titles, Sample of Reported Titles, Occupation
 *                                              Data), ESCO as CSV (occupations_xx, skills_xx, ISCOGroups_en)
 *
 * A running server takes them at its next start. `DATA_DIR/taxonomy` can be deleted to be rid of them.
 */
import path from 'node:path';
import { config } from '@/lib/config';
import { importTaxonomies, taxonomyAttributions, taxonomyPlaces } from '@/lib/service/taxonomy';

const given = process.argv.slice(2);
if (given.length === 0) {
  console.error('Name the folders or files to import: npm run taxonomy:import -- FOLDER');
  process.exitCode = 2;
} else {
  const places = taxonomyPlaces(process.cwd(), config().DATA_DIR);
  const answers = await importTaxonomies(
    given.map((place) => path.resolve(place)),
    places,
  );
  for (const { file, told } of answers) console.log(`${file}: ${told}`);
  for (const attribution of await taxonomyAttributions(places)) console.log(`\n${attribution}`);
}
