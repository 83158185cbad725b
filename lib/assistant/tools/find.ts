import type { z } from 'zod';
import {
  CALLS,
  DATA_NOTICE,
  decode,
  type EnrichedScores,
  encode,
  FilterCriteria,
  IndexListResponse,
  MatchByIdRequest,
  MatchJobRequest,
  type MatchRequestData,
  MatchResponse,
  MatchResumeRequest,
  SearchRequest,
  SearchResponse,
} from '@/lib/contracts';
import { askFor } from '../answers';
import { type Answered, type Asked, type Caller, refused } from '../ask';
import { type Given, parse } from '../documents';
import type { Outcome } from '../results';
import { type Found, resourceOf } from '../uris';

type Scope = { find: Found; indexes: string[]; filter?: z.output<typeof FilterCriteria> };

function scopeOf({ indexes, filter }: Scope) {
  return {
    indexIdsToSearchInto: indexes,
    ...(filter && { filterCriteria: decode(FilterCriteria, filter) }),
  };
}

/** Lists the indexes of the account. */
export async function listIndexes({ ask }: Caller): Promise<Outcome<'list_indexes'>> {
  const answer = await askFor(ask, { call: CALLS.listIndexes }, IndexListResponse);
  if (!answer.ok) return answer;
  const indexes = (answer.value.value ?? []).map(({ name, indexType }) => ({
    index: name,
    holds: indexType === 'Job' ? ('jobs' as const) : ('candidates' as const),
  }));
  return { ok: true, value: { indexes } };
}

/** Searches indexes by filters and an expression. */
export async function search(
  { ask }: Caller,
  input: Scope & { take: number; skip: number },
): Promise<Outcome<'search'>> {
  const { take, skip, find } = input;
  const body = encode(SearchRequest, { ...scopeOf(input), paginationSettings: { take, skip } });
  const answer = await askFor(ask, { call: CALLS.searchDocuments, body }, SearchResponse);
  if (!answer.ok) return answer;
  const { info, value } = answer.value;
  const matches = (value?.matches ?? []).map(({ id, indexId }) => ({
    id,
    index: indexId,
    uri: resourceOf(find, indexId, id),
  }));
  return { ok: true, value: { total: value?.totalCount ?? 0, cost: info.transactionCost ?? 0, matches } };
}

/** Why two fit: of each category that was scored, its score and what it rests on. */
function reasonsOf(scores: EnrichedScores | null | undefined) {
  return Object.entries(scores ?? {}).flatMap(([category, scored]) =>
    scored ? [{ category, score: scored.unweightedScore, evidence: scored.evidence }] : [],
  );
}

type Source = Omit<Given, 'kind'> & { kind: Given['kind']; index?: string; document?: string };

/** The call that matches what is given; a document that is in no index is parsed first, which is charged too. */
async function matchCall(
  { ask }: Caller,
  { index, document, ...given }: Source,
  request: MatchRequestData,
): Promise<Answered<{ asked: Asked; cost: number }>> {
  if (index !== undefined && document !== undefined) {
    const body = encode(MatchByIdRequest, request);
    return {
      ok: true,
      value: { asked: { call: CALLS.matchIndexedDocument, path: { index, document }, body }, cost: 0 },
    };
  }
  if (index !== undefined || document !== undefined)
    return refused('InvalidParameter', 'Name both the index and the document in it.');
  const read = await parse(ask, given);
  if (!read.ok) return read;
  const { cost } = read.value;
  const asked =
    read.value.kind === 'job'
      ? { call: CALLS.matchJob, body: encode(MatchJobRequest, { ...request, jobData: read.value.data }) }
      : {
          call: CALLS.matchResume,
          body: encode(MatchResumeRequest, { ...request, resumeData: read.value.data }),
        };
  return { ok: true, value: { asked, cost } };
}

/** Ranks the documents of indexes for one, and says why. */
export async function match(
  caller: Caller,
  { find, indexes, filter, take, ...source }: Scope & Source & { take: number },
): Promise<Outcome<'match'>> {
  const call = await matchCall(caller, source, { ...scopeOf({ find, indexes, filter }), take });
  if (!call.ok) return call;
  const answer = await askFor(caller.ask, call.value.asked, MatchResponse);
  if (!answer.ok) return answer;
  const { info, value } = answer.value;
  const matches = (value?.matches ?? []).map((scored) => ({
    id: scored.id,
    index: scored.indexId,
    uri: resourceOf(find, scored.indexId, scored.id),
    score: scored.sovScore,
    weighted_score: scored.weightedScore,
    reverse_score: scored.reverseCompatibilityScore,
    reasons: reasonsOf(scored.enrichedScoreData),
  }));
  const cost = Math.round((call.value.cost + (info.transactionCost ?? 0)) * 10_000) / 10_000;
  return { ok: true, value: { notice: DATA_NOTICE, total: value?.totalCount ?? 0, cost, matches } };
}
