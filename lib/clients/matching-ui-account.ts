import {
  AdmitVisitor,
  type DecodedOf,
  encode,
  InfoOnly,
  MATCHER_VISITORS_PATH,
  UI_SETTINGS_PATH,
  UISettings,
  UISettingsChange,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { manage } from './management';

/** What the app's own account sets at the built-in service, and whom it lets in there. */

/** Changes what is given of what is set for generated interfaces and for what is posted; gives it all. */
export async function changeUISettings(
  change: DecodedOf<typeof UISettingsChange>,
): Promise<Answered<DecodedOf<typeof UISettings>>> {
  const body = encode(UISettingsChange, change);
  return manage({ method: 'PATCH', path: UI_SETTINGS_PATH, body }, UISettings);
}

/** Lets the browser of that mark in to a session, under the name of a member. */
export async function admitVisitor(visitor: DecodedOf<typeof AdmitVisitor>): Promise<Answered<null>> {
  const body = encode(AdmitVisitor, visitor);
  const answer = await manage({ method: 'POST', path: MATCHER_VISITORS_PATH, body }, InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}
