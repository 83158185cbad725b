import type { CategoryWeightsData, DecodedOf, FilterCriteriaData, MatcherQuery } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { type Described, describeJob, describeRedacted } from '../../profiles';
import { serviceRuntime } from '../../runtime';
import { findIndexes } from '../../store';
import { NO_DOCUMENT } from '../indexing/ids';
import type { OperationFailure } from '../outcome';
import { indexedSource, type Source } from '../scoring';
import { type Ref, sourceOf } from './documents';
import { criteriaOfRequest, indexIdsOf, optionsOf, weightsOfRequest } from './session-request';
import { criteriaWith } from './settings';
import type { ShownDocument } from './summaries';
import type { MatcherCall } from './visit';

/** Parameters of a query in a session: its source or one like it, the indexes, the filters and the weights. */

export type Query = DecodedOf<typeof MatcherQuery>;

/** Source of the match: that of the session, or a document that others are to be similar to. */
export type Asked = { source: Source; indexIds: string[]; shown?: ShownDocument };

/** Returns whether a document is in one of the indexes that the session asks; nothing else is shown. */
export function isWithin({ session }: MatcherCall, { indexId }: Ref): boolean {
  const own = indexIdsOf(session).map((each) => each.trim().toLowerCase());
  return indexId != null && own.includes(indexId.trim().toLowerCase());
}

async function similarTo(call: MatcherCall, ref: Ref): Promise<Result<Asked, OperationFailure>> {
  if (!isWithin(call, ref)) return fail(NO_DOCUMENT);
  const { records } = await serviceRuntime();
  const { id } = call.account;
  const source = await indexedSource(records, id, { index: ref.indexId ?? '', document: ref.documentId });
  if (!source.ok) return source;
  const indexes = await findIndexes(records, id, indexIdsOf(call.session));
  const own = indexes.find((index) => index.id === source.value.own?.indexId);
  const alike = indexes.filter(({ type }) => type === own?.type).map(({ name }) => name);
  return succeed({ source: source.value, indexIds: alike });
}

/** Returns the profile that a document is matched by. */
export function profileOf(document: ShownDocument): Described {
  return document.kind === 'Job' ? describeJob(document.job) : describeRedacted(document.resume);
}

/** Returns the source of a query; undefined for a search without a document to be similar to. */
export async function askedOf(
  call: MatcherCall,
  similar: Query['similarTo'],
): Promise<Result<Asked | undefined, OperationFailure>> {
  if (similar) return similarTo(call, similar);
  const { request } = call.session;
  const indexIds = indexIdsOf(call.session);
  const shown = await sourceOf(call.session);
  if (request.kind === 'matchIndexed') {
    const { records } = await serviceRuntime();
    const { indexId = '', documentId = '' } = request.source ?? {};
    const source = await indexedSource(records, call.account.id, { index: indexId, document: documentId });
    return source.ok ? succeed({ source: source.value, indexIds, shown }) : source;
  }
  if (!shown) return succeed(undefined);
  return succeed({ source: { member: 'The source', described: profileOf(shown) }, indexIds, shown });
}

/** Returns the filters of a query: those of the page, where its user may change them. */
export function criteriaOf({ session }: MatcherCall, query: Query): FilterCriteriaData {
  const { request } = session;
  if (!('saasRequest' in request.body)) return {};
  const mayChange = optionsOf(session).switches.showFilterCriteria;
  return criteriaWith(request.body, (mayChange ? query.filterCriteria : criteriaOfRequest(session)) ?? {});
}

/** Returns the weights of a query: those of the page, where its user may change them. */
export function weightsOf(
  { session }: MatcherCall,
  { preferredCategoryWeights }: Pick<Query, 'preferredCategoryWeights'>,
): CategoryWeightsData | null | undefined {
  return optionsOf(session).switches.showWeights ? preferredCategoryWeights : weightsOfRequest(session);
}
