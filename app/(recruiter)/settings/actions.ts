'use server';

import * as recruiter from '@/lib/recruiter';
import { answered, type Input } from '../use-case';

export async function setBrand(input: Input<typeof recruiter.setBrand>) {
  return answered(recruiter.setBrand(await recruiter.currentUser(), input));
}

export async function previewRetention(input: Input<typeof recruiter.previewRetention>) {
  return recruiter.previewRetention(await recruiter.currentUser(), input);
}

export async function configureRetention(input: Input<typeof recruiter.configureRetention>) {
  return answered(recruiter.configureRetention(await recruiter.currentUser(), input));
}

export async function changeName(input: Input<typeof recruiter.changeName>) {
  return answered(recruiter.changeName(await recruiter.currentUser(), input));
}

export async function changePassword(input: Input<typeof recruiter.changePassword>) {
  return recruiter.changePassword(await recruiter.currentUser(), input);
}

export async function endSession(input: Input<typeof recruiter.endSession>) {
  return answered(recruiter.endSession(await recruiter.currentUser(), input));
}

export async function endOtherSessions() {
  return answered(recruiter.endOtherSessions(await recruiter.currentSession()));
}

export async function beginSecondFactor(input: Input<typeof recruiter.beginSecondFactor>) {
  return recruiter.beginSecondFactor(await recruiter.currentUser(), input);
}

/** The dialog that asked has the page drawn anew, once it has shown the recovery codes. */
export async function confirmSecondFactor(input: Input<typeof recruiter.confirmSecondFactor>) {
  return recruiter.confirmSecondFactor(await recruiter.currentUser(), input);
}

export async function renewRecoveryCodes(input: Input<typeof recruiter.renewRecoveryCodes>) {
  return answered(recruiter.renewRecoveryCodes(await recruiter.currentUser(), input));
}

export async function removeSecondFactor(input: Input<typeof recruiter.removeSecondFactor>) {
  return answered(recruiter.removeSecondFactor(await recruiter.currentUser(), input));
}

export async function resetSecondFactor(input: Input<typeof recruiter.resetSecondFactor>) {
  return answered(recruiter.resetSecondFactor(await recruiter.currentUser(), input));
}

export async function inviteMember(input: Input<typeof recruiter.inviteMember>) {
  return answered(recruiter.inviteMember(await recruiter.currentUser(), input));
}

export async function revokeInvitation(input: Input<typeof recruiter.revokeInvitation>) {
  return answered(recruiter.revokeInvitation(await recruiter.currentUser(), input));
}

export async function changeRole(input: Input<typeof recruiter.changeRole>) {
  return answered(recruiter.changeRole(await recruiter.currentUser(), input));
}

export async function disableMember(input: Input<typeof recruiter.disableMember>) {
  return answered(recruiter.disableMember(await recruiter.currentUser(), input));
}

export async function enableMember(input: Input<typeof recruiter.enableMember>) {
  return answered(recruiter.enableMember(await recruiter.currentUser(), input));
}

export async function createServiceAccount(input: Input<typeof recruiter.createServiceAccount>) {
  return answered(recruiter.createServiceAccount(await recruiter.currentUser(), input));
}

export async function rotateServiceAccount(input: Input<typeof recruiter.rotateServiceAccount>) {
  return answered(recruiter.rotateServiceAccount(await recruiter.currentUser(), input));
}

export async function setMatchingPages(input: Input<typeof recruiter.setMatchingPages>) {
  return answered(recruiter.setMatchingPages(await recruiter.currentUser(), input));
}

export async function rotateSigningSecret() {
  return answered(recruiter.rotateSigningSecret(await recruiter.currentUser(), undefined));
}

export async function revokeServiceAccount(input: Input<typeof recruiter.revokeServiceAccount>) {
  return answered(recruiter.revokeServiceAccount(await recruiter.currentUser(), input));
}

export async function loadSamples() {
  return answered(recruiter.loadSamples(await recruiter.currentUser()));
}

export async function removeSamples() {
  return answered(recruiter.removeSamples(await recruiter.currentUser()));
}

export async function rebuildIndexes() {
  return answered(recruiter.rebuildIndexes(await recruiter.currentUser()));
}

export async function switchIndexing(input: Input<typeof recruiter.switchIndexing>) {
  return answered(recruiter.switchIndexing(await recruiter.currentUser(), input));
}

export async function addMarketAddress(input: Input<typeof recruiter.addMarketAddress>) {
  return answered(recruiter.addMarketAddress(await recruiter.currentUser(), input));
}

export async function addMarketSample() {
  return answered(recruiter.addMarketSample(await recruiter.currentUser()));
}

export async function startMarketImport(input: Input<typeof recruiter.startMarketImport>) {
  return answered(recruiter.startMarketImport(await recruiter.currentUser(), input));
}

export async function removeMarketSource(input: Input<typeof recruiter.removeMarketSource>) {
  return answered(recruiter.removeMarketSource(await recruiter.currentUser(), input));
}

export async function undoMarketImport(input: Input<typeof recruiter.undoMarketImport>) {
  return answered(recruiter.undoMarketImport(await recruiter.currentUser(), input));
}

export async function rejectedRows(input: Input<typeof recruiter.rejectedRows>) {
  return recruiter.rejectedRows(await recruiter.currentUser(), input);
}

export async function configureShortlists(input: Input<typeof recruiter.configureShortlists>) {
  return answered(recruiter.configureShortlists(await recruiter.currentUser(), input));
}

export async function connectHosted(input: Input<typeof recruiter.connectHosted>) {
  return answered(recruiter.connectHosted(await recruiter.currentUser(), input));
}

export async function connectOtherwise(input: Input<typeof recruiter.connectOtherwise>) {
  return answered(recruiter.connectOtherwise(await recruiter.currentUser(), input));
}

export async function testConnection(input: Input<typeof recruiter.testConnection>) {
  return recruiter.testConnection(await recruiter.currentUser(), input);
}

export async function addCredits(input: { accountId: string; credits: string; expiresOn: string }) {
  return answered(recruiter.addCredits(await recruiter.currentUser(), input));
}

export async function checkCredits() {
  return answered(recruiter.checkCredits(await recruiter.currentUser(), undefined));
}

export async function configureCredits(input: { warnsBelow: string }) {
  return answered(recruiter.configureCredits(await recruiter.currentUser(), input));
}

export async function configureModelReading(input: Input<typeof recruiter.configureModelReading>) {
  return answered(recruiter.configureModelReading(await recruiter.currentUser(), input));
}

export async function configureQuestions(input: Input<typeof recruiter.configureQuestions>) {
  return answered(recruiter.configureQuestions(await recruiter.currentUser(), input));
}
