'use server';

import * as recruiter from '@/lib/recruiter';
import type { Input } from './use-case';

export async function addNote(input: Input<typeof recruiter.addNote>) {
  return recruiter.addNote(await recruiter.currentUser(), input);
}

export async function switchNote(input: Input<typeof recruiter.switchNote>) {
  return recruiter.switchNote(await recruiter.currentUser(), input);
}

export async function addTask(input: Input<typeof recruiter.addTask>) {
  return recruiter.addTask(await recruiter.currentUser(), input);
}

export async function changeTask(input: Input<typeof recruiter.changeTask>) {
  return recruiter.changeTask(await recruiter.currentUser(), input);
}

export async function seeMentions(input: Input<typeof recruiter.seeMentions>) {
  return recruiter.seeMentions(await recruiter.currentUser(), input);
}
