import * as clients from '@/lib/clients';
import { bestMatches } from '../best-matches/match';
import { matchSourceOf } from '../best-matches/source';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { records } from '../ground/store';
import { jobs } from '../jobs/list';
import { JOB_LIST } from '../jobs/query';
import { alsoFiltered } from '../market/dashboard/ask';
import { parametersOf } from '../market/search/question';
import { marketViewFrom, marketViewParams } from '../market/search/view';
import type { SavedKind } from './types';

/** Number of new results, as the list at these parameters counts them. */
type Fresh = { fresh: number; freshParams: string };

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return dayOf(before);
}

/**
 * Jobs of the market that were first posted on the days from `since` on that are over by `until`: the market knows
 * days, so each counts once. Undefined when the market fails.
 */
async function freshInMarket(params: string, since: Date, until: Date): Promise<Fresh | undefined> {
  const [from, to] = [dayOf(since), dayBefore(dayOf(until))];
  if (to < from) return { fresh: 0, freshParams: params };
  const view = marketViewFrom(new URLSearchParams(params));
  const filters = alsoFiltered(view.filters, { name: 'date__range', value: `${from}__${to}` });
  const answer = await clients.searchMarket({ ...parametersOf(filters), _limit: 1, _fields: 'job_id' });
  if (!answer.ok) return undefined;
  return {
    fresh: answer.value.total_count,
    freshParams: marketViewParams({ ...view, filters, page: 1 }).toString(),
  };
}

/** As many as a person looks through. */
const BEST_MATCHES = 50;

/** Returns who came in within a time and is among the best matches; undefined when the index fails. */
async function freshInMatch(
  params: string,
  { since, until }: { since: Date; until: Date },
): Promise<Fresh | undefined> {
  const source = matchSourceOf(new URLSearchParams(params));
  const found = source && (await bestMatches(source, BEST_MATCHES));
  if (!found) return { fresh: 0, freshParams: params };
  if (!found.ok) return undefined;
  const ids = found.value.matches.map(({ id }) => id);
  if (ids.length === 0) return { fresh: 0, freshParams: params };
  const db = await records();
  const { fresh } = await db
    .selectFrom('dossier')
    .select(({ fn }) => fn.countAll<number>().as('fresh'))
    .where('id', 'in', ids)
    .where('added_at', '>', since)
    .where('added_at', '<=', until)
    .executeTakeFirstOrThrow();
  return { fresh: Number(fresh), freshParams: params };
}

/** Returns the new results within a time, and the parameters that lead to them; undefined when that fails now. */
export async function freshSince(
  kind: SavedKind,
  params: string,
  { since, until }: { since: Date; until: Date },
): Promise<Fresh | undefined> {
  if (kind === 'market') return freshInMarket(params, since, until);
  if (kind === 'match') return freshInMatch(params, { since, until });
  const read = new URLSearchParams(params);
  const newer = { addedAfter: [since.toISOString()] };
  if (kind === 'candidates') {
    const query = CANDIDATE_LIST.from(read);
    const asked = { ...query, page: 1, filters: { ...query.filters, ...newer } };
    return { fresh: await candidates.count(asked), freshParams: CANDIDATE_LIST.params(asked).toString() };
  }
  const query = JOB_LIST.from(read);
  const asked = { ...query, page: 1, filters: { ...query.filters, ...newer } };
  return { fresh: await jobs.count(asked), freshParams: JOB_LIST.params(asked).toString() };
}
