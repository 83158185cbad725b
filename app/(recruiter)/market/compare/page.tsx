import type { Metadata } from 'next';
import { Comparison } from '@/components/market/compare/comparison';
import {
  compareViewFrom,
  compareViewParams,
  currentUser,
  type ListQueryParams,
  listMarketFields,
  loadComparison,
} from '@/lib/recruiter';
import { readComparison } from '@/lib/recruiter/actions/market';
import { readerLocale } from '../../reader-locale';
import { Refusal } from '../../refusal';

export const metadata: Metadata = { title: 'Compare' };

/** Questions side by side: the page begins to load everything, and each part is shown as it arrives. */
export default async function ComparePage({ searchParams }: { searchParams: Promise<ListQueryParams> }) {
  const [actor, locale, params] = await Promise.all([currentUser(), readerLocale(), searchParams]);
  const known = await listMarketFields(actor);
  if (!known.ok) return <Refusal problem={known.problem} />;
  const view = compareViewFrom(params);
  const answer = await loadComparison(actor, view);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Comparison
      fields={known.value.state === 'found' ? known.value.found : []}
      locale={locale}
      today={today}
      initial={{ key: compareViewParams(view).toString(), answer }}
      actions={{ load: readComparison }}
      source={`Job market API version 3, ${today}`}
    />
  );
}
