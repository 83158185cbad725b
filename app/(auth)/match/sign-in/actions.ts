'use server';

import { currentUser, openMatcherFor } from '@/lib/recruiter';

export async function openMatcher(input: Parameters<typeof openMatcherFor>[1]) {
  return openMatcherFor(await currentUser(), input);
}
