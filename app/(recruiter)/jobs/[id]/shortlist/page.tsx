import type { Metadata } from 'next';
import { ShortlistPage } from '@/components/shortlist/shortlist-page';
import { currentUser, type ListQueryParams, shortlistOf, shortlistViewFrom } from '@/lib/recruiter';
import { Refusal } from '../../../refusal';

export const metadata: Metadata = { title: 'Shortlist' };

type Asked = { params: Promise<{ id: string }>; searchParams: Promise<ListQueryParams> };

export default async function JobShortlistPage({ params, searchParams }: Asked) {
  const [{ id }, asked, actor] = await Promise.all([params, searchParams, currentUser()]);
  const shortlist = await shortlistOf(actor, { jobId: id, blind: shortlistViewFrom(asked).blind });
  if (!shortlist.ok) return <Refusal problem={shortlist.problem} />;
  return <ShortlistPage key={id} initial={shortlist.value} mayWrite={actor?.role !== 'viewer'} />;
}
