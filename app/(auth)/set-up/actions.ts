'use server';

import { type Outcome, setUpOwner } from '@/lib/recruiter';

/** Makes the first owner of the workspace. */
export async function setUp(owner: {
  name: string;
  email: string;
  password: string;
}): Promise<Outcome<{ id: string }>> {
  return setUpOwner(owner);
}
