'use server';

import * as recruiter from '@/lib/recruiter';

/** Turns e-mail to whoever holds the address off or on. Nobody signs in here. */
export async function switchMail(token: string, stopped: boolean): Promise<recruiter.Outcome<null>> {
  return recruiter.switchMail(String(token), stopped === true);
}
