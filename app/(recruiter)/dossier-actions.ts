'use server';

import { refresh } from 'next/cache';
import type { Decision } from '@/components/dossier/actions';
import * as recruiter from '@/lib/recruiter';
import type { Input } from './use-case';

type Answer<T> = Promise<recruiter.Outcome<T>>;

/** Draws the page anew after a change, and hands back only what the view needs of the answer. */
async function changed<T, Told>(outcome: Answer<T>, told: (value: T) => Told): Answer<Told> {
  const answer = await outcome;
  refresh();
  return answer.ok ? { ok: true, value: told(answer.value) } : answer;
}

/**
 * Runs one use case after another over many things; the first refusal ends it and is the answer. What comes from a
 * browser need not be a list.
 */
async function each<Thing>(
  things: readonly Thing[],
  run: (thing: Thing) => Answer<unknown>,
): Answer<{ count: number }> {
  if (!Array.isArray(things))
    return { ok: false, problem: { code: 'invalid', message: 'Choose something.' } };
  let count = 0;
  for (const thing of things) {
    const outcome = await run(thing);
    if (!outcome.ok) return outcome;
    count += 1;
  }
  return { ok: true, value: { count } };
}

const same = <T>(value: T) => value;
const nothing = () => null;

export async function removeDossiers(ids: string[]) {
  const actor = await recruiter.currentUser();
  return changed(recruiter.binDossiers(actor, { ids }), same);
}

export async function restoreDossiers(ids: string[]) {
  return changed(recruiter.restoreDossiers(await recruiter.currentUser(), { ids }), same);
}

export async function makeHandover(input: Input<typeof recruiter.makeHandover>) {
  return changed(recruiter.makeHandover(await recruiter.currentUser(), input), same);
}

export async function revokeHandover(input: Input<typeof recruiter.revokeHandover>) {
  return changed(recruiter.revokeHandover(await recruiter.currentUser(), input), nothing);
}

export async function deleteForGood(ids: string[]) {
  return changed(recruiter.deleteDossiers(await recruiter.currentUser(), { ids }), same);
}

export async function setProvenance(input: Input<typeof recruiter.setProvenance>) {
  return changed(recruiter.setProvenance(await recruiter.currentUser(), input), nothing);
}

export async function changeAll(input: Input<typeof recruiter.changeAll>) {
  return changed(recruiter.changeAll(await recruiter.currentUser(), input), same);
}

export async function undoAll(input: Input<typeof recruiter.undoAll>) {
  return changed(recruiter.undoAll(await recruiter.currentUser(), input), same);
}

export async function showDocument(input: Input<typeof recruiter.showDocument>) {
  return changed(recruiter.showDocument(await recruiter.currentUser(), input), same);
}

export async function parseAgain(ids: string[]) {
  const actor = await recruiter.currentUser();
  const outcome = each(ids, (id) => recruiter.parseAgain(actor, { id }));
  return changed(outcome, ({ count }) => ({ queued: count }));
}

export async function changeTags(input: Input<typeof recruiter.changeTags>) {
  return changed(recruiter.changeTags(await recruiter.currentUser(), input), same);
}

export async function loadSamples() {
  return changed(recruiter.loadSamples(await recruiter.currentUser()), ({ files }) => ({ files }));
}

export async function removeSamples() {
  return changed(recruiter.removeSamples(await recruiter.currentUser()), same);
}

export async function correctDossier(input: Input<typeof recruiter.correctDossier>) {
  return changed(recruiter.correctDossier(await recruiter.currentUser(), input), same);
}

export async function removeCorrection(input: Input<typeof recruiter.removeCorrection>) {
  return changed(recruiter.removeCorrection(await recruiter.currentUser(), input), nothing);
}

export async function undoCorrection(input: Input<typeof recruiter.undoCorrection>) {
  return changed(recruiter.undoCorrection(await recruiter.currentUser(), input), nothing);
}

export async function pasteText(input: Input<typeof recruiter.pasteText>) {
  return changed(recruiter.pasteText(await recruiter.currentUser(), input), same);
}

export async function fetchPage(input: Input<typeof recruiter.fetchJob>) {
  return changed(recruiter.fetchJob(await recruiter.currentUser(), input), same);
}

export async function decideDuplicates(decisions: Decision[]) {
  const actor = await recruiter.currentUser();
  const outcome = each(decisions, (decision) => recruiter.decideDuplicate(actor, decision));
  return changed(outcome, ({ count }) => ({ decided: count }));
}

export async function undoDecision(itemId: string) {
  return changed(recruiter.undoDecision(await recruiter.currentUser(), { itemId }), nothing);
}

export async function retryUploads(input: Input<typeof recruiter.retryUploads>) {
  return changed(recruiter.retryUploads(await recruiter.currentUser(), input), same);
}

export async function retryAllUploads(batchIds: string[]) {
  const actor = await recruiter.currentUser();
  const outcome = each(batchIds, (batchId) => recruiter.retryUploads(actor, { batchId }));
  return changed(outcome, nothing);
}

export async function dismissUploads(batchIds: string[]) {
  const actor = await recruiter.currentUser();
  const outcome = each(batchIds, (batchId) => recruiter.dismissUpload(actor, { batchId }));
  return changed(outcome, nothing);
}

/** Opens or closes the public form of a job, or gives it a new address. */
export async function setApplicationForm(input: Input<typeof recruiter.setApplicationForm>) {
  return changed(recruiter.setApplicationForm(await recruiter.currentUser(), input), same);
}
