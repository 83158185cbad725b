'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../../use-case';

export async function configureApplications(input: Input<typeof recruiter.configureApplications>) {
  return answered(recruiter.configureApplications(await recruiter.currentUser(), input));
}

export async function setMailbox(input: Input<typeof recruiter.setMailbox>) {
  return answered(recruiter.setMailbox(await recruiter.currentUser(), input));
}

export async function testMailbox(input: Input<typeof recruiter.testMailbox>) {
  return recruiter.testMailbox(await recruiter.currentUser(), input);
}

export async function removeMailbox() {
  return answered(recruiter.removeMailbox(await recruiter.currentUser()));
}
