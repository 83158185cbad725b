'use server';

import {
  changeSaved,
  currentUser,
  deleteSaved,
  lookAtSaved,
  saveSearch,
  seeNotices,
  setAlert,
} from '@/lib/recruiter';
import type { AlertEvery, SavedKind } from '@/lib/recruiter/vocabulary';

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

export async function setSearchAlert(input: {
  id: string;
  every: AlertEvery | null;
  byMail: boolean;
  byWebhook: boolean;
}) {
  return setAlert(await currentUser(), input);
}

export async function seeAlerts(input: { notices?: string[] }) {
  return seeNotices(await currentUser(), input);
}
