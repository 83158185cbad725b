'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../../use-case';

export async function mergeCandidates(input: Input<typeof recruiter.mergeCandidates>) {
  return answered(recruiter.mergeCandidates(await recruiter.currentUser(), input));
}

export async function undoMerge(input: Input<typeof recruiter.undoMerge>) {
  return answered(recruiter.undoMerge(await recruiter.currentUser(), input));
}

export async function setApart(input: Input<typeof recruiter.setApart>) {
  return answered(recruiter.setApart(await recruiter.currentUser(), input));
}
