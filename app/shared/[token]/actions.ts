'use server';

import * as recruiter from '@/lib/recruiter';

/** Records a yes or no to a candidate of a pack. Anyone with the address may; nobody signs in here. */
export async function giveFeedback(
  token: string,
  feedback: { number: number; verdict: 'yes' | 'no'; comment: string },
): Promise<recruiter.Outcome<null>> {
  return recruiter.giveFeedback(String(token), feedback);
}
