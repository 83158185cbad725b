/**
 * Adds the released classifications to the taxonomy of this data directory, and reports what each file added.
 *
 *   npm run taxonomy:import -- FOLDER|FILE …   O*NET as text (Alternate Titles, Sample of Reported Titles, Occupation
 *                                              Data), ESCO as CSV (occupations_xx, skills_xx, ISCOGroups_en)
 *
 * A running server uses them after its next start. Delete `DATA_DIR/taxonomy` to remove them.
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
