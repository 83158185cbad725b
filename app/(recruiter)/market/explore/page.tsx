import type { Metadata } from 'next';
import { ExploreMarket } from '@/components/market/explore/explore';
import {
  currentUser,
  exploreMarket,
  exploreViewFrom,
  exploreViewParams,
  type ListQueryParams,
  listMarketFields,
} from '@/lib/recruiter';
import { readExploration } from '@/lib/recruiter/actions/market';
import { readerLocale } from '../../reader-locale';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Explore the market' };

/** One call of the market API by hand. */
export default async function ExplorePage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, locale, params] = await Promise.all([currentUser(), readerLocale(), searchParams]);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const view = exploreViewFrom(params);
  return (
    <ExploreMarket
      fields={known.value.state === 'found' ? known.value.found : []}
      locale={locale}
      initial={{ key: exploreViewParams(view).toString(), answer: await exploreMarket(actor, view) }}
      actions={{ explore: readExploration }}
    />
  );
}
