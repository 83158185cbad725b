/** How long somebody was in the stages of a shortlist. Pure: no store, no clock. */

/** Of a candidate for a job after a change; `stageId` is null while they are not on the shortlist, or are rejected. */
export type Change = { act: string; undoes: string | null; at: Date; stageId: string | null };

/** `until` is null for whoever is there still. */
export type Stay = { stageId: string; from: Date; until: Date | null };

/** The acts that were undone, and not brought back by undoing that. */
function undoneAmong(changes: readonly Change[]): Set<string> {
  const undone = new Set<string>();
  for (const { act, undoes } of changes.toReversed())
    if (undoes !== null && !undone.has(act)) undone.add(undoes);
  return undone;
}

/** Returns the stays in stages that some changes, in their order, tell of. What was undone did not happen. */
export function staysOf(changes: readonly Change[]): Stay[] {
  const undone = undoneAmong(changes);
  const happened = changes.filter(({ act, undoes }) => undoes === null && !undone.has(act));
  const stays: Stay[] = [];
  for (const { at, stageId } of happened) {
    const last = stays.at(-1);
    const open = last && last.until === null ? last : undefined;
    if (open?.stageId === stageId) continue;
    if (open) open.until = at;
    if (stageId !== null) stays.push({ stageId, from: at, until: null });
  }
  return stays;
}
