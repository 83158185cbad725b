import { type DecodedOf, MATCHER_PATH, MatcherView } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import type { Session } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { type Account, findIndexes, findMatcherAccount } from '../../store';
import { resultOf, sourceOf } from './documents';
import type { Hook } from './read-hooks';
import { criteriaOfRequest, indexIdsOf, optionsOf, weightsOfRequest } from './session-request';
import { type Summary, summaryOf } from './summaries';
import { defineMatcherOperation } from './visit';

/** Data for the page of a session when it is loaded. */

export type View = DecodedOf<typeof MatcherView>;
type Visit = { account: Account; session: Session; username: string | undefined };

const KINDS = {
  matchResume: 'Match',
  matchJob: 'Match',
  matchIndexed: 'Match',
  search: 'Search',
  scoreResume: 'Score',
  scoreJob: 'Score',
  detailsResume: 'Details',
  detailsJob: 'Details',
  detailsIndexed: 'Details',
} as const;

/** Returns the hooks of a session for its page: without addresses that the service posts to, and without CustomInfo. */
function hookOfPage(hook: Hook): View['hooks'][number] {
  const { number, kind, linkText, isBulk } = hook;
  if ('message' in hook) return { number, kind, linkText, isBulk, jsAction: hook.message };
  if ('link' in hook) return { number, kind, linkText, isBulk, urlAction: hook.link };
  return { number, kind, linkText, isBulk };
}

async function targetKindOf({ account, session }: Visit): Promise<'Resume' | 'Job'> {
  const { request } = session;
  if (request.kind === 'scoreResume' || request.kind === 'scoreJob')
    return (request.body.saasRequest.targetJobs ?? []).length > 0 ? 'Job' : 'Resume';
  const { records } = await serviceRuntime();
  const [index] = await findIndexes(records, account.id, indexIdsOf(session).slice(0, 1));
  return index?.type ?? 'Resume';
}

function resultRefOf({ request }: Session): View['result'] {
  if (!('matchDetails' in request.body)) return undefined;
  const { result } = request.body.matchDetails;
  return result ? { documentId: result.id ?? '', indexId: result.indexId } : undefined;
}

async function shownOf(session: Session): Promise<{ source?: Summary; result?: Summary }> {
  const [source, result] = await Promise.all([sourceOf(session), resultOf(session)]);
  return { source: source && summaryOf(source), result: result && summaryOf(result) };
}

/** Returns the view of a session for an admitted visitor. */
async function matcherView(visit: Visit): Promise<View> {
  const { account, session, username } = visit;
  const { records } = await serviceRuntime();
  const options = optionsOf(session);
  const { logo } = await findMatcherAccount(records, account.id);
  const { source, result } = await shownOf(session);
  const { hooks, onUpdate } = options.hooks;
  const { fontUrl, ...style } = options.style;
  return {
    kind: KINDS[session.request.kind],
    source,
    targetKind: result?.kind ?? (await targetKindOf(visit)),
    indexIds: indexIdsOf(session),
    username,
    accountName: account.name,
    logoUrl: logo,
    sovScoreName: options.sovScoreName,
    options: options.switches,
    style: { ...style, fontUrl: fontUrl && `${MATCHER_PATH}/${session.id}/font` },
    filters: options.filters,
    userDefinedTagsPicklists: options.picklists,
    filterCriteria: criteriaOfRequest(session),
    preferredCategoryWeights: weightsOfRequest(session),
    hooks: hooks.filter(({ kind }) => kind !== 'Sourcing').map(hookOfPage),
    onUpdate: onUpdate && { server: onUpdate.server !== undefined, client: onUpdate.client },
    embeddingOrigins: [...session.framing.ancestors],
    expiresAt: session.expiresAt.toISOString(),
    result: resultRefOf(session),
  };
}

/** GET view. */
export const readView = defineMatcherOperation({
  name: 'matcher.view',
  value: MatcherView,
  run: async (call) => succeed({ value: await matcherView(call) }),
});
