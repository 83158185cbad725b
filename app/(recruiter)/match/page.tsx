import type { Metadata } from 'next';
import { MatchPage } from '@/components/match/match-page';
import { CANDIDATE_LIST, currentUser, type ListQueryParams } from '@/lib/recruiter';
import { matchActionsFor } from '../shared-actions';

export const metadata: Metadata = { title: 'Match' };

type Asked = { searchParams: Promise<ListQueryParams> };

/** A match from scratch, or from a search of the candidates, with the parameters of their list. */
export default async function SearchMatchPage({ searchParams }: Asked) {
  const [asked, actor] = await Promise.all([searchParams, currentUser()]);
  const query = CANDIDATE_LIST.from(asked);
  const params = CANDIDATE_LIST.params(query).toString();
  return (
    <MatchPage
      key={params}
      source={{ kind: 'search', params }}
      title={query.search || 'any candidate'}
      shortlist={null}
      actions={matchActionsFor(actor?.role)}
    />
  );
}
