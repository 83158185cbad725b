import { CALLS, callAt, ServiceTaxonomiesResponse } from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** Returns what must be said of the sources of the tables that the built-in service reads by. */
export async function readAttributions(): Promise<Answered<{ attributions: string[] }>> {
  return withValue(await manage(callAt(CALLS.listAttributions), ServiceTaxonomiesResponse));
}
