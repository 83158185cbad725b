'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../../use-case';

export async function configureApplications(input: Input<typeof recruiter.configureApplications>) {
  return answered(recruiter.configureApplications(await recruiter.currentUser(), input));
}
