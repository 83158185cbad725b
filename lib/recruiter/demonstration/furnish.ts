import { matchCandidates } from '../best-matches/match';
import type { Actor } from '../ground/actor';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { saveSearch } from '../saved/saved';
import { changeShortlist } from '../shortlists/entries';
import { addShortlistNote } from '../shortlists/notes';
import { shortlistSettings } from '../shortlists/settings';
import { dismissUpload, openUploads } from '../uploads/progress';

/** So many of the best are put on the shortlist of each job. */
const BEST = 3;
const NOTE = 'Fits on paper. Ask about the notice period before the first call.';

async function jobIds(): Promise<string[]> {
  const db = await records();
  const rows = await db
    .selectFrom('dossier')
    .select('id')
    .where('kind', '=', 'job')
    .orderBy('name')
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts the best of a job on its shortlist, one of them a stage further and with a note. */
async function shortlistBest(actor: Actor, jobId: string, next: string | undefined): Promise<Outcome<null>> {
  const found = await matchCandidates(actor, { jobId, take: BEST });
  // A posting may say too little to be matched.
  if (!found.ok || found.value.matches.length === 0) return done(null);
  const { matches } = found.value;
  const scores = Object.fromEntries(matches.map(({ id, score }) => [id, Math.round(score)]));
  const candidateIds = matches.map(({ id }) => id);
  const added = await changeShortlist(actor, {
    jobId,
    candidateIds,
    change: { kind: 'add', source: 'match' },
    scores,
  });
  if (!added.ok) return added;
  const [first = ''] = candidateIds;
  const moved = next
    ? await changeShortlist(actor, { jobId, candidateIds: [first], change: { kind: 'move', stageId: next } })
    : added;
  if (!moved.ok) return moved;
  const noted = await addShortlistNote(actor, { jobId, candidateId: first, text: NOTE, mentions: [] });
  return noted.ok ? done(null) : noted;
}

/** Takes the uploads of the sample off the pages: visitors have none of their own. */
async function dismissUploads(actor: Actor): Promise<Outcome<null>> {
  const open = await openUploads(actor, undefined);
  if (!open.ok) return open;
  for (const { id } of open.value) {
    const dismissed = await dismissUpload(actor, { batchId: id });
    if (!dismissed.ok) return dismissed;
  }
  return done(null);
}

/** Gives the sample what people would have made of it: shortlists with stages and notes, and a shared search. */
export async function furnish(actor: Actor): Promise<Outcome<null>> {
  const settings = await shortlistSettings(actor, undefined);
  if (!settings.ok) return settings;
  const next = settings.value.stages[1]?.id;
  for (const jobId of await jobIds()) {
    const listed = await shortlistBest(actor, jobId, next);
    if (!listed.ok) return listed;
  }
  const dismissed = await dismissUploads(actor);
  if (!dismissed.ok) return dismissed;
  const saved = await saveSearch(actor, {
    kind: 'candidates',
    name: 'Speaks German',
    params: 'language=German',
    shared: true,
    pinned: true,
  });
  return saved.ok ? done(null) : saved;
}
