'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../../use-case';

export async function setMailServer(input: Input<typeof recruiter.setMailServer>) {
  return answered(recruiter.setMailServer(await recruiter.currentUser(), input));
}

export async function testMailServer(input: Input<typeof recruiter.testMailServer>) {
  return recruiter.testMailServer(await recruiter.currentUser(), input);
}

export async function removeMailServer() {
  return answered(recruiter.removeMailServer(await recruiter.currentUser()));
}
