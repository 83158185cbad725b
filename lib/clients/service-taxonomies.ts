import { CALLS, callAt, ServiceTaxonomiesResponse } from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** Returns the attributions of the tables that the built-in service reads with. */
export async function readAttributions(): Promise<Answered<{ attributions: string[] }>> {
  return withValue(await manage(callAt(CALLS.listAttributions), ServiceTaxonomiesResponse));
}
