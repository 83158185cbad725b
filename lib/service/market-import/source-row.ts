import type { RawPosting } from '@/lib/engine/postings';

/** What a source gives, one after the other: a posting, or why something is none. */
export type SourceRow = RawPosting | { reason: string };
