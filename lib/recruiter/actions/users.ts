'use server';

import { refresh } from 'next/cache';
import * as invitations from '../users/invitations';
import * as members from '../users/members';
import * as secondFactor from '../users/second-factor';
import { currentSession } from '../users/session';
import * as sessions from '../users/sessions';
import { defineAction, defineChange } from './define-action';

/** Members, invitations, sessions and second factors. */

export const changeName = defineChange(members.changeName);
export const changePassword = defineAction(members.changePassword);
export const endSession = defineChange(sessions.endSession);
export const beginSecondFactor = defineAction(secondFactor.beginSecondFactor);
export const confirmSecondFactor = defineAction(secondFactor.confirmSecondFactor);
export const renewRecoveryCodes = defineChange(secondFactor.renewRecoveryCodes);
export const removeSecondFactor = defineChange(secondFactor.removeSecondFactor);
export const resetSecondFactor = defineChange(secondFactor.resetSecondFactor);
export const inviteMember = defineChange(invitations.inviteMember);
export const revokeInvitation = defineChange(invitations.revokeInvitation);
export const changeRole = defineChange(members.changeRole);
export const disableMember = defineChange(members.disableMember);
export const enableMember = defineChange(members.enableMember);

/** Ends the other sessions of who asks. */
export async function endOtherSessions() {
  const outcome = await sessions.endOtherSessions(await currentSession());
  refresh();
  return outcome;
}
