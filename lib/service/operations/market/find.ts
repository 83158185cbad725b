/** Fetches the rows for a request from the store; `answers.ts` names them. */
import {
  type AggregateRequest,
  FIRST_FACET_PART,
  type FoundRow,
  foundStatement,
  type GroupContext,
  type GroupRow,
  groupStatement,
  hasTalliedFacets,
  jobsStatement,
  type OpenWords,
  PAGE_PART,
  type PageJob,
  postingsStatement,
  type SearchRequest,
  type Statement,
  shownPostingStatement,
  TOTAL_PART,
  usesTallies,
} from '@/lib/engine/market';
import type { MarketStore } from '../../market-store';

type Rows = Pick<MarketStore, 'rows' | 'tallies'>;

/** A row of columns. */
export type StoredRow = { job_id: number } & Record<string, unknown>;

export type FacetRow = { value: string | number | boolean; jobs: number };

export type FoundJobs = {
  total: number;
  jobs: StoredRow[];
  /** The posting shown on each job, and all its postings, if requested. */
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

function pageOf(rows: readonly FoundRow[]): PageJob[] {
  return rows
    .toSorted((a, b) => a.number - b.number)
    .map(({ value }) => {
      const [date = '', id] = value.split(' ');
      return { id: Number(id), date };
    });
}

/** Returns the values of a facet as stored, most frequent first. */
function facetOf(
  { field: { type } }: SearchRequest['facets'][number],
  rows: readonly FoundRow[],
): FacetRow[] {
  const values = rows.map(({ value, number }) => ({
    value: type === 'boolean' ? value === 'true' : type === 'integer' ? Number(value) : value,
    jobs: number,
  }));
  return values.sort((a, b) => b.jobs - a.jobs || (a.value < b.value ? -1 : 1));
}

/** Returns the page of jobs with their postings, the number of all jobs that fit, and the facets. */
export async function findJobs(
  store: Rows,
  request: SearchRequest,
  openWords: OpenWords,
): Promise<FoundJobs> {
  const tallies = hasTalliedFacets(request) ? await store.tallies() : undefined;
  const found = await store.rows<FoundRow>(foundStatement(request, openWords, tallies));
  const parts = Map.groupBy(found, ({ part }) => part);
  const page = pageOf(parts.get(PAGE_PART) ?? []);
  const rowsOf = (statement: Statement, isNeeded = true) =>
    isNeeded && page.length > 0 ? store.rows<StoredRow>(statement) : [];
  const [jobs, shown, postings] = await Promise.all([
    rowsOf(jobsStatement(request, page)),
    rowsOf(shownPostingStatement(request, openWords, page), needsShown(request)),
    rowsOf(postingsStatement(request, openWords, page), request.postingFields !== undefined),
  ]);
  const jobOfId = new Map(jobs.map((row) => [row.job_id, row]));
  return {
    total: parts.get(TOTAL_PART)?.[0]?.number ?? 0,
    jobs: page.flatMap(({ id }) => jobOfId.get(id) ?? []),
    shown: new Map(shown.map((row) => [row.job_id, row])),
    postings: byJob(postings),
    facets: request.facets.map((facet, index) => facetOf(facet, parts.get(FIRST_FACET_PART + index) ?? [])),
  };
}

/** Returns the groups of each level, those of the last one last; without groups, the one row of the whole. */
export async function findGroups(
  store: Rows,
  request: AggregateRequest,
  context: Omit<GroupContext, 'tallies'>,
): Promise<GroupRow[][]> {
  const tallies = usesTallies(request) ? await store.tallies() : undefined;
  const levels: GroupRow[][] = [];
  for (let level = 0; level < Math.max(request.groups.length, 1); level++) {
    const parents = levels.at(-1) ?? [];
    if (level > 0 && parents.length === 0) return [...levels, []];
    levels.push(await store.rows<GroupRow>(groupStatement(request, { ...context, tallies }, level, parents)));
  }
  return levels;
}
