import { shortlistPath } from '@/components/dossier/kinds';

export const shortlistRoute = (jobId: string) => `/api/recruiter${shortlistPath(jobId)}`;

/** The keys under which the browser keeps what it read. */
export const shortlistKey = (jobId: string) => ['shortlist', jobId] as const;
export const storyKey = (jobId: string, candidateId: string) => ['story', jobId, candidateId] as const;
