'use server';

import { changeSaved, currentUser, deleteSaved, lookAtSaved, saveSearch } from '@/lib/recruiter';
import type { SavedKind } from '@/lib/recruiter/vocabulary';

/** Saved searches, from what the page hands over; the use cases check role and shape. */

export async function saveAsSearch(input: {
  kind: SavedKind;
  name: string;
  params: string;
  shared: boolean;
  pinned: boolean;
}) {
  return saveSearch(await currentUser(), input);
}

export async function changeSavedSearch(input: { id: string; shared?: boolean; pinned?: boolean }) {
  return changeSaved(await currentUser(), input);
}

export async function deleteSavedSearch(id: string) {
  return deleteSaved(await currentUser(), { id });
}

export async function lookAtSearch(id: string) {
  return lookAtSaved(await currentUser(), { id });
}
