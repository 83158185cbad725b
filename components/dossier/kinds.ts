import type { DossierKind } from '@/lib/recruiter/vocabulary';

/** Words and paths for a kind of dossier. */
export type KindWords = {
  readonly path: string;
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** Noun for its documents. */
  readonly document: string;
  readonly documents: string;
  readonly searchHint: string;
};

export const KIND_WORDS: Readonly<Record<DossierKind, KindWords>> = {
  candidate: {
    path: '/candidates',
    title: 'Candidates',
    one: 'candidate',
    many: 'candidates',
    document: 'CV',
    documents: 'CVs',
    searchHint: 'Words, or a field: skill, title, employer, speaks…',
  },
  job: {
    path: '/jobs',
    title: 'Jobs',
    one: 'job',
    many: 'jobs',
    document: 'posting',
    documents: 'postings',
    searchHint: 'Words, or a field: skill, employer, country…',
  },
};

/** Returns the address of the page of one candidate or job. */
export function dossierPath(kind: DossierKind, id: string): string {
  return `${KIND_WORDS[kind].path}/${encodeURIComponent(id)}`;
}

/** Returns the address of the shortlist of a job. */
export const shortlistPath = (jobId: string) => `${dossierPath('job', jobId)}/shortlist`;

/** Returns the address of the match of a job or a candidate. */
export const matchPath = (kind: DossierKind, id: string) => `${dossierPath(kind, id)}/match`;
