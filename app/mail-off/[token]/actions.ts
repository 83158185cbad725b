'use server';

import * as recruiter from '@/lib/recruiter';

/** Turns alerts by e-mail off. Anyone with the address may; nobody signs in here. */
export async function turnMailOff(token: string): Promise<recruiter.Outcome<null>> {
  return recruiter.turnMailOff(String(token));
}
