'use server';

import { headers } from 'next/headers';
import * as opening from '../match-page/open';
import * as preferences from '../match-page/preferences';
import { currentUser } from '../users/session';
import { defineAction } from './define-action';

/** The page of a match. */

export const savePreferences = defineAction(preferences.savePreferences);

/**
 * Opens a matcher for the calling page: a browser sends its origin, and Next.js refuses one other than that of the
 * host.
 */
export async function openMatcher(source: Parameters<typeof opening.openMatcher>[1]['source']) {
  const origin = (await headers()).get('origin') ?? '';
  return opening.openMatcher(await currentUser(), { source, origin });
}
