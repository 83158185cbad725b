import { config } from '@/lib/config';
import { loadTaxonomies, type Taxonomies, taxonomyPlaces } from './load';

/** The taxonomies of this process: the tables of the project, with what was imported into its data directory. */
export function processTaxonomies(): Taxonomies {
  return loadTaxonomies(taxonomyPlaces(/* turbopackIgnore: true */ process.cwd(), config().DATA_DIR));
}
