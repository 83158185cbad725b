'use server';

import { acceptInvitation, type Outcome } from '@/lib/recruiter';

/** Makes the invited person a member. */
export async function accept(
  token: string,
  person: { name: string; password: string },
): Promise<Outcome<{ email: string }>> {
  return acceptInvitation(token, person);
}
