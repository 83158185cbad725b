export const CANDIDATE_FORMATS = ['v10', 'json-resume', 'pdf'] as const;

export type CandidateFormat = (typeof CANDIDATE_FORMATS)[number];

export const JOB_FORMATS = ['v10', 'json-ld'] as const;

export type JobFormat = (typeof JOB_FORMATS)[number];

/** Formats that a list can be exported in. */
export const LIST_FORMATS = ['csv', 'xlsx'] as const;

export type ListFormat = (typeof LIST_FORMATS)[number];

/** As many lines as can be chosen of a page. */
export const MOST_CHOSEN = 200;
