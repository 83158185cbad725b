'use server';

import {
  beginningWith,
  CANDIDATE_LIST,
  type CandidatePage,
  currentUser,
  JOB_LIST,
  type JobPage,
  listCandidates,
  listJobs,
  type Outcome,
} from '@/lib/recruiter';

const FOUND_AT_MOST = 6;

/** The few candidates that fit the words best, for the command menu. */
export async function findCandidates(words: string): Promise<Outcome<CandidatePage>> {
  return listCandidates(await currentUser(), {
    ...CANDIDATE_LIST.defaults,
    search: beginningWith(words),
    pageSize: FOUND_AT_MOST,
  });
}

/** The few jobs that fit the words best, for the command menu. */
export async function findJobs(words: string): Promise<Outcome<JobPage>> {
  return listJobs(await currentUser(), {
    ...JOB_LIST.defaults,
    search: beginningWith(words),
    pageSize: FOUND_AT_MOST,
  });
}
