import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { jobs } from '../jobs/list';
import { JOB_LIST } from '../jobs/query';
import type { SavedKind } from './types';

/** What came in since a moment, as the list itself counts it, and the parameters that lead to it. */
export async function freshSince(
  kind: SavedKind,
  params: string,
  since: Date,
): Promise<{ fresh: number; freshParams: string }> {
  const read = new URLSearchParams(params);
  const newer = { addedAfter: [since.toISOString()] };
  if (kind === 'candidates') {
    const query = CANDIDATE_LIST.from(read);
    const asked = { ...query, page: 1, filters: { ...query.filters, ...newer } };
    return { fresh: await candidates.count(asked), freshParams: CANDIDATE_LIST.params(asked).toString() };
  }
  if (kind === 'jobs') {
    const query = JOB_LIST.from(read);
    const asked = { ...query, page: 1, filters: { ...query.filters, ...newer } };
    return { fresh: await jobs.count(asked), freshParams: JOB_LIST.params(asked).toString() };
  }
  return { fresh: 0, freshParams: params };
}
