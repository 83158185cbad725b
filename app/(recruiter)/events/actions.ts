'use server';

import * as recruiter from '@/lib/recruiter';

export async function readEvents(input: Parameters<typeof recruiter.readEvents>[1]) {
  return recruiter.readEvents(await recruiter.currentUser(), input);
}
