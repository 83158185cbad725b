import { z } from 'zod';
import { tokensOf } from '@/lib/expression';
import { candidates } from '../candidates/list';
import { CANDIDATE_LIST } from '../candidates/query';
import type { CandidateListItem } from '../candidates/types';
import { DOSSIER_KINDS } from '../ground/dossier-kind';
import { done, type Outcome } from '../ground/outcome';
import { defineUseCase, reads } from '../ground/use-case';
import { jobs } from '../jobs/list';
import { JOB_LIST } from '../jobs/query';
import type { JobListItem } from '../jobs/types';

/** A link to the page of a candidate or a job. `isNamed`: the typed text begins words of its name. */
export type FoundPlace = {
  kind: 'candidate' | 'job';
  id: string;
  name: string;
  more: string;
  isNamed: boolean;
};

const FOUND_AT_MOST = 6;

/** Returns a search for words that begin like these, in a field (`name:`) or in everything. */
function beginningWith(typed: string, field = ''): string {
  const words = tokensOf(typed).map(({ term }) => (term.length >= 3 ? `${term}*` : term));
  return words.map((word) => `${field}${word}`).join(' ');
}

function isNamed(name: string, typed: string): boolean {
  const known = tokensOf(name).map(({ term }) => term);
  return tokensOf(typed).every(({ term }) => known.some((word) => word.startsWith(term)));
}

type Line = { id: string; name: string };

async function found<L extends Line>(
  typed: string,
  {
    kind,
    more,
    search,
  }: { kind: FoundPlace['kind']; more: (line: L) => string; search: (words: string) => Promise<L[]> },
): Promise<FoundPlace[]> {
  const byName = tokensOf(typed).length > 0 ? await search(beginningWith(typed, 'name:')) : [];
  const lines = byName.length < FOUND_AT_MOST ? [...byName, ...(await search(beginningWith(typed)))] : byName;
  const distinct = [...new Map(lines.map((line) => [line.id, line])).values()].slice(0, FOUND_AT_MOST);
  return distinct.map((line) => ({
    ...{ kind, id: line.id, name: line.name, more: more(line) },
    isNamed: isNamed(line.name, typed),
  }));
}

function peopleFor(words: string): Promise<FoundPlace[]> {
  return found(words, {
    kind: 'candidate',
    more: ({ title, employer }: CandidateListItem) => [title, employer].filter(Boolean).join(' · '),
    search: async (search) =>
      (await candidates.page({ ...CANDIDATE_LIST.defaults, search, pageSize: FOUND_AT_MOST })).items,
  });
}

function postingsFor(words: string): Promise<FoundPlace[]> {
  return found(words, {
    kind: 'job',
    more: ({ employer, city }: JobListItem) => [employer, city].filter(Boolean).join(' · '),
    search: async (search) =>
      (await jobs.page({ ...JOB_LIST.defaults, search, pageSize: FOUND_AT_MOST })).items,
  });
}

/**
 * Finds the few candidates and jobs that match some words best, matching names first. With a `kind`, only those of that
 * kind, and without words the ones changed last. Any member.
 */
export const findAnything = defineUseCase(
  reads('viewer'),
  z.object({ words: z.string().max(200), kind: z.enum(DOSSIER_KINDS).optional() }),
  async (_actor, { words, kind }): Promise<Outcome<FoundPlace[]>> => {
    if (kind) return done(await (kind === 'job' ? postingsFor(words) : peopleFor(words)));
    if (tokensOf(words).length === 0) return done([]);
    return done([...(await peopleFor(words)), ...(await postingsFor(words))]);
  },
);
