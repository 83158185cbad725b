import { bestMatches, matchesFreely } from '../best-matches/match';
import { matchSourceOf } from '../best-matches/source';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { guarded } from '../ground/use-case';
import { jobs } from '../jobs/list';
import { JOB_LIST } from '../jobs/query';
import type { Coming } from '../market/dashboard/types';
import { findDossier } from '../records/stored';
import type { BoardList, ListSubject } from './types';

/** Contents of boards for candidates, jobs and matches: the first of their list, and how many it has. */

const SHOWN = 5;

const detailOf = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ') || null;

async function firstCandidates(read: URLSearchParams): Promise<BoardList> {
  const page = await candidates.page({ ...CANDIDATE_LIST.from(read), page: 1, pageSize: SHOWN });
  return {
    ...{ kind: 'candidate', total: page.total, about: null },
    lines: page.items.map(({ id, name, title, employer, city }) => ({
      ...{ id, name, detail: detailOf([title, employer, city]), score: null },
    })),
  };
}

async function firstJobs(read: URLSearchParams): Promise<BoardList> {
  const page = await jobs.page({ ...JOB_LIST.from(read), page: 1, pageSize: SHOWN });
  return {
    ...{ kind: 'job', total: page.total, about: null },
    lines: page.items.map(({ id, name, employer, city }) => ({
      ...{ id, name, detail: detailOf([employer, city]), score: null },
    })),
  };
}

async function firstMatches(read: URLSearchParams): Promise<Outcome<BoardList | null>> {
  const source = matchSourceOf(read);
  // A hosted provider charges for each match, so looking at a board runs none.
  if (!source || !(await matchesFreely())) return done(null);
  const { kind, id } = source;
  const found = await bestMatches(source, SHOWN);
  if (!found.ok) return found;
  const dossier = await findDossier(await records(), id, kind);
  return done({
    ...{ kind: kind === 'job' ? 'candidate' : 'job', total: found.value.total, about: dossier?.name ?? null },
    lines: found.value.matches.map(({ id: matched, name, title, employer, city, score }) => ({
      ...{ id: matched, name, detail: detailOf([title === name ? null : title, employer, city]), score },
    })),
  });
}

/** Returns the first entries of a list or a match, for a board; null where they may not be fetched unasked. */
export function firstOf({ kind, params }: ListSubject): Coming<BoardList | null> {
  const read = new URLSearchParams(params);
  return guarded(async () => {
    const found =
      kind === 'match'
        ? await firstMatches(read)
        : done(kind === 'candidates' ? await firstCandidates(read) : await firstJobs(read));
    return found.ok ? done({ state: 'found' as const, found: found.value }) : found;
  });
}
