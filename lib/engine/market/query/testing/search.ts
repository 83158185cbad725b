import type { SearchRequest } from '../search-request';
import type { JobWithPostings } from './derive';
import { matching } from './filters';
import { fieldValue } from './values';

type Comparable = string | number | boolean;

function compare(a: Comparable, b: Comparable): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sortKey({ job, postings }: JobWithPostings, { field, level }: SearchRequest['sort'][number]) {
  const [shown] = postings;
  const value = fieldValue(level === 'job' || !shown ? job : shown, field);
  return Array.isArray(value) ? undefined : value;
}

/** Jobs without the value come last, whatever the direction. */
function inOrder(jobs: JobWithPostings[], sort: SearchRequest['sort']): JobWithPostings[] {
  return [...jobs].sort((a, b) => {
    for (const each of sort) {
      const [one, other] = [sortKey(a, each), sortKey(b, each)];
      const presence = Number(one === undefined) - Number(other === undefined);
      if (presence !== 0) return presence;
      const order = one === undefined || other === undefined ? 0 : compare(one, other);
      if (order !== 0) return each.direction === 'asc' ? order : -order;
    }
    const newest = compare(b.job.date ?? '', a.job.date ?? '');
    if (sort.length === 0 && newest !== 0) return newest;
    return b.job.jobId - a.job.jobId;
  });
}

/** Returns how many jobs fit, and the numbers of those of the page. */
export function evaluateSearch(jobs: readonly JobWithPostings[], request: SearchRequest) {
  const found = matching(jobs, request.filters);
  const page = inOrder(found, request.sort).slice(request.offset, request.offset + request.limit);
  return { total: found.length, jobs: page.map(({ job }) => job.jobId), shown: page };
}

/** Returns a facet: its values with the numbers of jobs. */
export function evaluateFacet(
  jobs: readonly JobWithPostings[],
  request: SearchRequest,
  { field, level, limit }: SearchRequest['facets'][number],
) {
  const counts = new Map<Comparable, number>();
  for (const { job, postings } of matching(jobs, request.filters)) {
    const rows = level === 'job' ? [job] : postings;
    const values = rows.flatMap((row) => fieldValue(row, field) ?? []);
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, jobs: count }))
    .sort((a, b) => b.jobs - a.jobs || compare(a.value, b.value))
    .slice(0, limit);
}
