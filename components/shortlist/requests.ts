import { dossierPath } from '@/components/dossier/kinds';
import type { DossierKind } from '@/lib/recruiter/vocabulary';

export const shortlistPath = (jobId: string) => `${dossierPath('job', jobId)}/shortlist`;

export const matchPath = (kind: DossierKind, id: string) => `${dossierPath(kind, id)}/match`;

export const shortlistRoute = (jobId: string) => `/api/recruiter${shortlistPath(jobId)}`;

/** The keys under which the browser keeps what it read. */
export const shortlistKey = (jobId: string) => ['shortlist', jobId] as const;
export const storyKey = (jobId: string, candidateId: string) => ['story', jobId, candidateId] as const;
