/** Kinds of records with documents, parses, corrections and tags: a candidate, or a job. */
export const DOSSIER_KINDS = ['candidate', 'job'] as const;

export type DossierKind = (typeof DOSSIER_KINDS)[number];
