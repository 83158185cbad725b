'use server';

import {
  type CandidatePage,
  currentUser,
  LIST_QUERY_DEFAULTS,
  listCandidates,
  type Outcome,
} from '@/lib/recruiter';

const FOUND_AT_MOST = 6;

/** The few candidates that fit the words best, for the command menu. */
export async function findCandidates(words: string): Promise<Outcome<CandidatePage>> {
  return listCandidates(await currentUser(), {
    ...LIST_QUERY_DEFAULTS,
    search: words,
    pageSize: FOUND_AT_MOST,
  });
}
