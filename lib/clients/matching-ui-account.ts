import { config } from '@/lib/config';
import {
  AdmitVisitor,
  type DecodedOf,
  decode,
  encode,
  InfoOnly,
  MATCHER_VISITORS_PATH,
  UI_SETTINGS_PATH,
  UISettings,
  UISettingsChange,
} from '@/lib/contracts';
import { type Answered, badAnswerFailure } from './failure';
import { send } from './http';
import { manage } from './management';
import { parserGate, parserHeaders } from './provider';

/** What the app's own account sets at the built-in service, and whom it lets in there. */

const TIMEOUT_MS = 15_000;

/** Changes what is given of what is set for generated interfaces and for what is posted; gives it all. */
export async function changeUISettings(
  change: DecodedOf<typeof UISettingsChange>,
): Promise<Answered<DecodedOf<typeof UISettings>>> {
  const answer = await send(parserGate(), {
    method: 'PATCH',
    url: `${config().EMBEDDED_URL}${UI_SETTINGS_PATH}`,
    headers: await parserHeaders(),
    body: JSON.stringify(encode(UISettingsChange, change)),
    timeoutMs: TIMEOUT_MS,
  });
  if (!answer.ok) return answer;
  const read = UISettings.safeParse(answer.value.json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message) };
  return { ok: true, value: decode(UISettings, read.data) };
}

/** Lets the browser of that mark in to a session, under the name of a member. */
export async function admitVisitor(visitor: DecodedOf<typeof AdmitVisitor>): Promise<Answered<null>> {
  const body = encode(AdmitVisitor, visitor);
  const answer = await manage({ method: 'POST', path: MATCHER_VISITORS_PATH, body }, InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}
