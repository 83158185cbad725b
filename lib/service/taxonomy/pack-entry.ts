/** Entry of the build that packs the titles of professions, bundled and run by scripts/pack.mjs. */
import { config } from '@/lib/config';
import { packTaxonomies, taxonomyPlaces } from './load';
import { removePackedTitles } from './packed-titles';

const places = taxonomyPlaces(process.cwd(), config().DATA_DIR);
await removePackedTitles(places.packed);
await packTaxonomies(places);
