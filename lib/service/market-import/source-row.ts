import type { RawPosting } from '@/lib/engine/postings';

/** An item of a source: a posting, or the reason for rejecting it. */
export type SourceRow = RawPosting | { reason: string };
