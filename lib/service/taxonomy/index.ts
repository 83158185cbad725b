/**
 * The taxonomies of this process: the tables of the project, with what `npm run taxonomy:import` added to them. It
 * reads files and keeps the result; the engine interprets the tables.
 */
export { importTaxonomies, taxonomyAttributions } from './import';
export {
  loadTaxonomies,
  readTaxonomies,
  type Taxonomies,
  type TaxonomyPlaces,
  TRAINED_SPACE,
  taxonomyPlaces,
} from './load';
export { processStrings, processTaxonomies } from './of-process';
