'use server';

import * as recruiter from '@/lib/recruiter';
import type { Input } from './use-case';

export async function changeShortlist(input: Input<typeof recruiter.changeShortlist>) {
  return recruiter.changeShortlist(await recruiter.currentUser(), input);
}

export async function shortlistAll(input: Input<typeof recruiter.shortlistAll>) {
  return recruiter.shortlistAll(await recruiter.currentUser(), input);
}

export async function addShortlistNote(input: Input<typeof recruiter.addShortlistNote>) {
  return recruiter.addShortlistNote(await recruiter.currentUser(), input);
}

export async function removeShortlistNote(input: Input<typeof recruiter.removeShortlistNote>) {
  return recruiter.removeShortlistNote(await recruiter.currentUser(), input);
}

export async function undoShortlistAct(input: Input<typeof recruiter.undoShortlistAct>) {
  return recruiter.undoShortlistAct(await recruiter.currentUser(), input);
}
