import { SERVICE_TAXONOMIES_PATH, ServiceTaxonomiesResponse } from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** What must be said of the sources of the tables that the built-in service reads by. */
export async function readAttributions(): Promise<Answered<{ attributions: string[] }>> {
  return withValue(await manage({ method: 'GET', path: SERVICE_TAXONOMIES_PATH }, ServiceTaxonomiesResponse));
}
