import { linkedDataIn, parseLeniently, type Thing, thingsOfType } from '@/lib/containers';

export type Members = Thing;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the schema.org JobPostings of a page, or of a JSON-LD document, in the order in which they are there. */
export function postingsOf(body: string, contentType: string): Members[] {
  const data = /\bjson\b/i.test(contentType) ? [parseLeniently(body)] : linkedDataIn(body);
  return data.flatMap((one) => thingsOfType(one, 'JobPosting'));
}
