import { shortlistPath } from '@/components/dossier/kinds';

export const shortlistRoute = (jobId: string) => `/api/recruiter${shortlistPath(jobId)}`;

/** Returns the query keys of a shortlist. */
export const shortlistKey = (jobId: string) => ['shortlist', jobId] as const;
export const storyKey = (jobId: string, candidateId: string) => ['story', jobId, candidateId] as const;
