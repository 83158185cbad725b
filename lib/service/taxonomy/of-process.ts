import { config } from '@/lib/config';
import type { StringModel } from '@/lib/engine/strings';
import { loadStrings, loadTaxonomies, type Taxonomies, taxonomyPlaces } from './load';

/**
 * Returns the taxonomies of this process: the tables of the project, with what was imported into its data directory.
 */
export function processTaxonomies(): Taxonomies {
  return loadTaxonomies(taxonomyPlaces(/* turbopackIgnore: true */ process.cwd(), config().DATA_DIR));
}

let strings: StringModel | undefined;

/** Returns the model of strings of this process, opened on first use. */
export function processStrings(): StringModel {
  strings ??= loadStrings(taxonomyPlaces(/* turbopackIgnore: true */ process.cwd(), config().DATA_DIR));
  return strings;
}
