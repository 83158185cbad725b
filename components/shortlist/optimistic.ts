import {
  type EntryChange,
  type Shortlist,
  type ShortlistEntry,
  stateAfter,
} from '@/lib/recruiter/vocabulary';

function changedEntry(
  entry: ShortlistEntry,
  change: EntryChange,
  first: string,
  now: string,
): ShortlistEntry[] {
  const after = stateAfter(entry, change, first);
  if (!after) return [entry];
  if (!after.listed) return [];
  const moved = after.stageId !== entry.stageId || after.reason !== entry.reason;
  return [{ ...entry, ...after, ...(moved && { movedAt: now }) }];
}

/** Returns the shortlist as it will be once the server has made a change; new people come with the server's answer. */
export function withChange(
  shortlist: Shortlist,
  candidateIds: readonly string[],
  change: EntryChange,
  now: string,
): Shortlist {
  const meant = new Set(candidateIds);
  const first = shortlist.stages[0]?.id ?? '';
  return {
    ...shortlist,
    entries: shortlist.entries.flatMap((entry) =>
      meant.has(entry.candidate.id) ? changedEntry(entry, change, first, now) : [entry],
    ),
  };
}

/** Returns the stage next to an entry's own: the meaning of the left and right keys. Null at either end. */
export function stageBeside(
  shortlist: Pick<Shortlist, 'stages'>,
  entry: Pick<ShortlistEntry, 'stageId' | 'reason'>,
  step: 1 | -1,
): string | null {
  const { stages } = shortlist;
  if (entry.reason !== null) return step === -1 ? entry.stageId : null;
  const index = stages.findIndex(({ id }) => id === entry.stageId);
  return stages[index + step]?.id ?? null;
}
