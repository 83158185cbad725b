export const CANDIDATE_FORMATS = ['v10', 'json-resume', 'pdf'] as const;

export type CandidateFormat = (typeof CANDIDATE_FORMATS)[number];

export const JOB_FORMATS = ['v10', 'json-ld'] as const;

export type JobFormat = (typeof JOB_FORMATS)[number];

/** A file to hand to the browser. */
export type ExportedFile = { name: string; mediaType: string; body: Uint8Array };
