import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MARKET_JOB } from '@/components/market/market-path';
import { MatchPage } from '@/components/match/match-page';
import { CANDIDATE_LIST, currentUser, readMarketJob } from '@/lib/recruiter';
import { Refusal } from '../refusal';

export const metadata: Metadata = { title: 'Match' };

type Params = Record<string, string | string[] | undefined>;

/** A saved match has the job or the candidate that it begins with. */
function matchSourceOf({ job, candidate }: Params) {
  const [kind, id] = typeof job === 'string' ? ['job', job] : ['candidate', candidate];
  return typeof id === 'string' && id ? { kind, id: encodeURIComponent(id) } : undefined;
}

type Asked = { searchParams: Promise<Params> };

/** A match from scratch, from a search of the candidates, with the parameters of their list, or from a job of the market. */
export default async function SearchMatchPage({ searchParams }: Asked) {
  const [asked, actor] = await Promise.all([searchParams, currentUser()]);
  if (typeof asked[MARKET_JOB] === 'string') {
    const job = await readMarketJob(actor, { id: asked[MARKET_JOB] });
    if (!job.ok) return <Refusal problem={job.problem} />;
    return (
      <MatchPage
        key={asked[MARKET_JOB]}
        source={{ kind: 'market', id: asked[MARKET_JOB] }}
        title={job.value.state === 'found' ? job.value.found.title : 'a job of the market'}
        shortlist={null}
        mayWrite={actor?.role !== 'viewer'}
      />
    );
  }
  const source = matchSourceOf(asked);
  if (source) redirect(`/${source.kind}s/${source.id}/match`);
  const query = CANDIDATE_LIST.from(asked);
  const params = CANDIDATE_LIST.params(query).toString();
  return (
    <MatchPage
      key={params}
      source={{ kind: 'search', params }}
      title={query.search || 'any candidate'}
      shortlist={null}
      mayWrite={actor?.role !== 'viewer'}
    />
  );
}
