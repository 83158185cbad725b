import type { ParsedJob } from '@/lib/contracts';
import { writtenDocument } from '../../shared/testing/written';
import { parseJob } from '..';

/** Parses the posting that a text with marks describes (see `writtenDocument`) as of 1 November 2026. */
export function jobOf(text: string): ParsedJob {
  return parseJob(writtenDocument(text), { documentLastModified: '2026-11-01' }).job;
}
