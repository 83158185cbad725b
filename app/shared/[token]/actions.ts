'use server';

import * as recruiter from '@/lib/recruiter';

/** Says yes or no to a candidate of a pack. Who holds the address may; nobody signs in here. */
export async function giveFeedback(
  token: string,
  feedback: { number: number; verdict: 'yes' | 'no'; comment: string },
): Promise<recruiter.Outcome<null>> {
  return recruiter.giveFeedback(String(token), feedback);
}
