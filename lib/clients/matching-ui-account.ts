import {
  AccountInterfacesChange,
  type AccountInterfacesChangeData,
  type AccountInterfacesData,
  AccountInterfacesResponse,
  AdmitVisitor,
  CALLS,
  callAt,
  type DecodedOf,
  encode,
  InfoOnly,
  UISettings,
  UISettingsChange,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { withValue } from './http';
import { manage } from './management';

/** Settings for generated interfaces at the built-in service, and visitors that the app admits there. */

/** Returns the settings of an account for its generated interfaces. */
export async function readInterfaces(accountId: string): Promise<Answered<AccountInterfacesData>> {
  return withValue<AccountInterfacesData>(
    await manage(callAt(CALLS.readAccountInterfaces, { id: accountId }), AccountInterfacesResponse),
  );
}

/** Changes the given settings; returns all of them. */
export async function changeInterfaces(
  accountId: string,
  change: AccountInterfacesChangeData,
): Promise<Answered<AccountInterfacesData>> {
  const body = encode(AccountInterfacesChange, change);
  return withValue<AccountInterfacesData>(
    await manage(
      { ...callAt(CALLS.changeAccountInterfaces, { id: accountId }), body },
      AccountInterfacesResponse,
    ),
  );
}

/** Changes the given settings for generated interfaces and deliveries; returns all of them. */
export async function changeUISettings(
  change: DecodedOf<typeof UISettingsChange>,
): Promise<Answered<DecodedOf<typeof UISettings>>> {
  const body = encode(UISettingsChange, change);
  return manage({ ...callAt(CALLS.changeUISettings), body }, UISettings);
}

/** Lets the browser of that mark in to a session, under the name of a member. */
export async function admitVisitor(visitor: DecodedOf<typeof AdmitVisitor>): Promise<Answered<null>> {
  const body = encode(AdmitVisitor, visitor);
  const answer = await manage({ ...callAt(CALLS.admitMatcherVisitor), body }, InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}
