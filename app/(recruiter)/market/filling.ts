import type { Filling } from '@/components/market/empty-market';
import { type currentUser, managesMarketSources } from '@/lib/recruiter';
import { addMarketSample } from '@/lib/recruiter/actions/market-sources';

/** Returns how an empty market is filled by whoever looks at it. */
export async function fillingFor(actor: Awaited<ReturnType<typeof currentUser>>): Promise<Filling> {
  if (!(await managesMarketSources())) return { by: 'provider' };
  return actor?.role === 'owner' ? { by: 'owner', addSample: addMarketSample } : { by: 'another' };
}
