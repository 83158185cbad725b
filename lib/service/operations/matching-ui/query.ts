import { type DecodedOf, MatcherAnswer, MatcherQuery } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import type { DescribedProfile, PairScore, Side } from '@/lib/engine/matcher';
import { serviceRuntime } from '../../runtime';
import type { Outcome } from '../outcome';
import { findMatches, scoreTargets } from '../scoring';
import { answeredWeights } from '../scoring/weights';
import { search } from '../search';
import { readManyIndexed, refKey } from './documents';
import { scored, tellPair, unscored, withTellingReasons } from './pairs';
import { type Asked, askedOf, criteriaOf, type Query, weightsOf } from './question';
import type { Result } from './result';
import { settingsOfRequest } from './session-request';
import { type ShownDocument, summaryOf } from './summaries';
import { defineMatcherOperation, type MatcherCall } from './visit';

/** POST query: the list of a session, asked as the same call of the API is, and with its price. */

type Answer = DecodedOf<typeof MatcherAnswer>;
type QueryCall = MatcherCall & { body: Query };

const MAX_BODY_BYTES = 1024 * 1024;
const MATCH_PAGE = 100;
const SEARCH_PAGE = 25;

type Pairing = {
  side: Side;
  matches: {
    id: string;
    indexId?: string;
    target: DescribedProfile;
    pair: PairScore;
  }[];
};

function resultsOf(
  source: DescribedProfile,
  { side, matches }: Pairing,
  shown: ShownDocument | undefined,
  documentOf: (match: Pairing['matches'][number]) => ShownDocument | undefined,
): Result[] {
  const results = matches.flatMap((match): Result[] => {
    const document = documentOf(match);
    if (!document) return [];
    const told = tellPair(source, match.target, match.pair);
    return [scored({ indexId: match.indexId, documentId: match.id }, document, told, side.weights, shown)];
  });
  return withTellingReasons(results);
}

async function matchList(call: QueryCall, { source, indexIds, shown }: Asked): Promise<Outcome<Answer>> {
  const found = await findMatches(
    {
      ...call,
      body: {
        indexIdsToSearchInto: indexIds,
        settings: settingsOfRequest(call.session),
        filterCriteria: criteriaOf(call, call.body),
        preferredCategoryWeights: weightsOf(call, call.body),
        take: MATCH_PAGE,
      },
    },
    source,
  );
  if (!found.ok) return found;
  const { side, total } = found.value;
  const matches = found.value.matches.map((match) => ({ ...match, id: match.documentId }));
  const { records } = await serviceRuntime();
  const documents = await readManyIndexed(records, call.account.id, matches);
  const results = resultsOf(source.described, { side, matches }, shown, ({ indexId, id }) =>
    documents.get(refKey({ indexId, documentId: id })),
  );
  return succeed({
    value: {
      source: shown && summaryOf(shown),
      matches: results,
      page: 1,
      pageSize: MATCH_PAGE,
      currentCount: results.length,
      totalCount: total,
      ...answeredWeights(side),
    },
    charges: ['match'],
  });
}

async function searchList(call: QueryCall): Promise<Outcome<Answer>> {
  const { request } = call.session;
  if (request.kind !== 'search') return succeed({ value: EMPTY });
  const { paginationSettings } = request.body.saasRequest;
  const pageSize = paginationSettings?.take || SEARCH_PAGE;
  const skip = (paginationSettings?.skip ?? 0) + (call.body.page - 1) * pageSize;
  const body = {
    ...request.body.saasRequest,
    filterCriteria: criteriaOf(call, call.body),
    paginationSettings: { take: pageSize, skip },
  };
  const found = await search({ ...call, body }, { mayHaveNoFilters: true });
  if (!found.ok) {
    const { value: _, ...failure } = found.failure;
    return fail(failure);
  }
  const { value, charges } = found.value;
  const refs = (value?.matches ?? []).map(({ id, indexId }) => ({ documentId: id, indexId }));
  const { records } = await serviceRuntime();
  const documents = await readManyIndexed(records, call.account.id, refs);
  const matches = refs.flatMap((ref) => {
    const document = documents.get(refKey(ref));
    return document ? [unscored(ref, document)] : [];
  });
  return succeed({
    value: {
      matches,
      page: call.body.page,
      pageSize,
      currentCount: matches.length,
      totalCount: value?.totalCount ?? 0,
      widenedTerms: value?.widenedTerms,
    },
    charges,
  });
}

const EMPTY: Answer = { matches: [], page: 1, pageSize: MATCH_PAGE, currentCount: 0, totalCount: 0 };

/** Returns the targets that came with the request, by their ids. */
export function targetsOf({ session: { request } }: MatcherCall): Map<string, ShownDocument> {
  if (request.kind !== 'scoreResume' && request.kind !== 'scoreJob') return new Map();
  const { targetResumes, targetJobs } = request.body.saasRequest;
  return new Map<string, ShownDocument>([
    ...(targetResumes ?? []).map(
      ({ id, resumeData }) => [id, { kind: 'Resume' as const, resume: resumeData }] as const,
    ),
    ...(targetJobs ?? []).map(({ id, jobData }) => [id, { kind: 'Job' as const, job: jobData }] as const),
  ]);
}

async function scoreList(call: QueryCall, { source, shown }: Asked): Promise<Outcome<Answer>> {
  const { request } = call.session;
  if (request.kind !== 'scoreResume' && request.kind !== 'scoreJob') return succeed({ value: EMPTY });
  const body = {
    ...request.body.saasRequest,
    preferredCategoryWeights: weightsOf(call, call.body),
    categoryWeights: undefined,
  };
  const { member, described } = source;
  const found = await scoreTargets({ ...call, body }, { member, profile: () => described });
  if (!found.ok) return found;
  const { side } = found.value;
  const documents = targetsOf(call);
  const matches = found.value.scored.map(({ id, described: target, pair }) => ({ id, target, pair }));
  const results = resultsOf(described, { side, matches }, shown, ({ id }) => documents.get(id));
  return succeed({
    value: {
      source: shown && summaryOf(shown),
      matches: results,
      page: 1,
      pageSize: Math.max(1, results.length),
      currentCount: results.length,
      totalCount: results.length,
      ...answeredWeights(side),
    },
    charges: ['score'],
  });
}

/** POST query. */
export const queryMatcher = defineMatcherOperation({
  name: 'matcher.query',
  leastCharges: ['search'],
  body: { schema: MatcherQuery, maxBytes: MAX_BODY_BYTES },
  value: MatcherAnswer,
  run: async (call) => {
    const asked = await askedOf(call, call.body.similarTo);
    if (!asked.ok) return asked;
    if (!asked.value) return searchList(call);
    const isScore = call.session.request.kind.startsWith('score') && !call.body.similarTo;
    return isScore ? scoreList(call, asked.value) : matchList(call, asked.value);
  },
});
