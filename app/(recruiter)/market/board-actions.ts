'use server';

import * as recruiter from '@/lib/recruiter';
import type { Input } from '../use-case';

/** Boards, from what the page hands over; the use cases check role and shape. */

export async function addBoard(input: Input<typeof recruiter.addBoard>) {
  return recruiter.addBoard(await recruiter.currentUser(), input);
}

export async function changeBoard(input: Input<typeof recruiter.changeBoard>) {
  return recruiter.changeBoard(await recruiter.currentUser(), input);
}

export async function addToBoard(input: Input<typeof recruiter.addToBoard>) {
  return recruiter.addToBoard(await recruiter.currentUser(), input);
}

export async function changeBoardItem(input: Input<typeof recruiter.changeBoardItem>) {
  return recruiter.changeBoardItem(await recruiter.currentUser(), input);
}

export async function arrangeBoard(input: Input<typeof recruiter.arrangeBoard>) {
  return recruiter.arrangeBoard(await recruiter.currentUser(), input);
}

/** Everything on a board in one action, each part as a promise of its own. */
export async function loadBoard(input: Input<typeof recruiter.loadBoard>) {
  return recruiter.loadBoard(await recruiter.currentUser(), input);
}
