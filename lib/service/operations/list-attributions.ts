import { config } from '@/lib/config';
import { CALLS, ServiceTaxonomies } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import { ESCO_ATTRIBUTION, ONET_ATTRIBUTION } from '@/lib/engine/taxonomy';
import { taxonomyAttributions, taxonomyPlaces } from '../taxonomy';
import { defineOperation } from './operation';

/** The licence of the bundled gazetteer requires its name (CC BY 4.0). */
const GAZETTEER = 'Places and regions: GeoNames (https://www.geonames.org), CC BY 4.0.';

/** Labels and titles of both are in our own tables, and the space of titles was trained on them. */
const CLASSIFICATIONS = [ESCO_ATTRIBUTION, ONET_ATTRIBUTION];

/** Attributions of the sources of all tables, of both the project's own and the imported ones. */
export const listAttributions = defineOperation({
  call: CALLS.listAttributions,
  name: 'list-attributions',
  value: ServiceTaxonomies,
  run: async () => {
    const imported = await taxonomyAttributions(taxonomyPlaces(process.cwd(), config().DATA_DIR));
    return succeed({ value: { attributions: [...new Set([GAZETTEER, ...CLASSIFICATIONS, ...imported])] } });
  },
});
