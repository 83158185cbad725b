/** What the store has for a request, in rows; what an answer calls things is left to `answers.ts`. */
import {
  type AggregateRequest,
  type CustomCategories,
  countStatement,
  facetStatement,
  type GroupRow,
  groupStatement,
  type OpenWords,
  pageStatement,
  postingsStatement,
  type SearchRequest,
  shownPostingStatement,
} from '@/lib/engine/market';
import type { MarketStore } from '../../market-store';

type Rows = Pick<MarketStore, 'rows'>;

/** A row of columns. */
export type StoredRow = { job_id: number } & Record<string, unknown>;

export type FacetRow = { value: string | number | boolean; jobs: number };

export type FoundJobs = {
  total: number;
  jobs: StoredRow[];
  /** The posting that is shown on each job, and all its postings, as far as they were asked for. */
  shown: Map<number, StoredRow>;
  postings: Map<number, StoredRow[]>;
  facets: FacetRow[][];
};

function needsShown({ fields, snippets }: SearchRequest): boolean {
  return snippets || fields.some(({ level }) => level === 'posting');
}

function byJob(rows: readonly StoredRow[]): Map<number, StoredRow[]> {
  return Map.groupBy(rows, ({ job_id }) => job_id);
}

/** The page of jobs with their postings, the number of all jobs that fit, and the facets. */
export async function findJobs(
  store: Rows,
  request: SearchRequest,
  openWords: OpenWords,
): Promise<FoundJobs> {
  const [counts, jobs, ...facets] = await Promise.all([
    store.rows<{ total: number }>(countStatement(request, openWords)),
    store.rows<StoredRow>(pageStatement(request, openWords)),
    ...request.facets.map((facet) => store.rows<FacetRow>(facetStatement(request, openWords, facet))),
  ]);
  const ids = jobs.map(({ job_id }) => job_id);
  const rowsOf = (statement: ReturnType<typeof shownPostingStatement>, isNeeded: boolean) =>
    isNeeded && ids.length > 0 ? store.rows<StoredRow>(statement) : [];
  const [shown, postings] = await Promise.all([
    rowsOf(shownPostingStatement(request, openWords, ids), needsShown(request)),
    rowsOf(postingsStatement(request, openWords, ids), request.postingFields !== undefined),
  ]);
  return {
    total: counts[0]?.total ?? 0,
    jobs,
    shown: new Map(shown.map((row) => [row.job_id, row])),
    postings: byJob(postings),
    facets,
  };
}

/** The groups of each level, those of the last one last; without groups, the one row of the whole. */
export async function findGroups(
  store: Rows,
  request: AggregateRequest,
  openWords: OpenWords,
  categories: CustomCategories,
): Promise<GroupRow[][]> {
  const levels: GroupRow[][] = [];
  for (let level = 0; level < Math.max(request.groups.length, 1); level++) {
    const parents = levels.at(-1) ?? [];
    if (level > 0 && parents.length === 0) return [...levels, []];
    levels.push(await store.rows<GroupRow>(groupStatement(request, openWords, categories, level, parents)));
  }
  return levels;
}
