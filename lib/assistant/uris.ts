import { ASSISTANT_RESOURCES } from '@/lib/contracts';

export type Found = 'candidates' | 'jobs';

/** The resource that a document of an index is read by. */
export function resourceOf(find: Found, index: string, document: string): string {
  return ASSISTANT_RESOURCES[find].replace('{index}', index).replace('{document}', document);
}
