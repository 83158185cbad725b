import type { Transaction } from 'kysely';
import type { Tables } from '../ground/store';
import { changesOf } from '../records/stored';

type Trx = Transaction<Tables>;

/** Data that a merge took from the record that is now in the bin, by ids, so that each goes back where it came from. */
export type Moved = {
  documents: string[];
  parses: string[];
  corrections: string[];
  notes: string[];
  tasks: string[];
  entries: string[];
  /** Notes of a shortlist that both are on, with the entry they came from. */
  entryNotes: { note: string; from: string }[];
  /** Likewise their interviews; none in a merge of before there were any. */
  entryInterviews?: { interview: string; from: string }[];
  /** Times offered to them; none in a merge of before there were any. */
  entryOffers?: { offer: string; from: string }[];
  /** Likewise scorecards, but of members who filled in one about each; none in a merge of before there were any. */
  entryScorecards?: { card: string; from: string }[];
  handovers: string[];
  items: string[];
  /** Mails; none in a merge of before there were any. */
  letters?: string[];
  /** Requests to renew consent; likewise. */
  consentRequests?: string[];
  tags: string[];
  provenance: boolean;
  /** Parse that was shown of the one that was kept. */
  keptParse: string | null;
};

/** Tables whose rows have an id and belong to one dossier. */
const OWNED = [
  ['documents', 'document'],
  ['parses', 'parse'],
  ['tasks', 'task'],
  ['items', 'upload_item'],
  ['notes', 'shortlist_note'],
  ['letters', 'letter'],
  ['consentRequests', 'consent_request'],
] as const;

async function moveOwned(trx: Trx, from: string, to: string) {
  const moved: Record<string, string[]> = {};
  for (const [name, table] of OWNED) {
    const rows = await trx
      .updateTable(table)
      .set({ dossier_id: to })
      .where('dossier_id', '=', from)
      .returning('id')
      .execute();
    moved[name] = rows.map(({ id }) => id);
  }
  return moved as Pick<Moved, (typeof OWNED)[number][0]>;
}

/** The newest change of every path that was not undone. */
async function inForce(trx: Trx, dossierId: string): Promise<Map<string, string>> {
  const changes = (await changesOf(trx, dossierId)).filter(({ undone }) => !undone);
  return new Map(changes.map(({ path, id }) => [path, id]));
}

/** Moves corrections, except for values that were corrected in the record that is kept. */
async function moveCorrections(trx: Trx, from: string, to: string): Promise<string[]> {
  const standing = await inForce(trx, to);
  const moving = [...(await inForce(trx, from))].filter(([path]) => !standing.has(path)).map(([, id]) => id);
  if (moving.length > 0)
    await trx.updateTable('correction').set({ dossier_id: to }).where('id', 'in', moving).execute();
  return moving;
}

/** Moves the rows of a table from one entry of a shortlist to another; returns their ids. */
async function moveOfEntry(
  trx: Trx,
  table: 'shortlist_note' | 'interview' | 'interview_offer',
  from: string,
  to: string,
): Promise<string[]> {
  const rows = await trx
    .updateTable(table)
    .set({ entry_id: to })
    .where('entry_id', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Moves the scorecards of members who filled in none about the one that is kept. */
async function moveScorecards(trx: Trx, from: string, to: string): Promise<string[]> {
  const rows = await trx
    .updateTable('scorecard')
    .set({ entry_id: to })
    .where('entry_id', '=', from)
    .where('member_id', 'not in', (where) =>
      where.selectFrom('scorecard').select('member_id').where('entry_id', '=', to),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** On shortlists where both are, the one that is kept stays where they are, and the notes come together. */
async function moveEntries(trx: Trx, from: string, to: string) {
  const rows = await trx
    .selectFrom('shortlist_entry as own')
    .leftJoin('shortlist_entry as other', (join) =>
      join.onRef('other.job_id', '=', 'own.job_id').on('other.candidate_id', '=', to),
    )
    .select(['own.id', 'other.id as other_id'])
    .where('own.candidate_id', '=', from)
    .execute();
  const entries = rows.filter((row) => row.other_id === null).map(({ id }) => id);
  if (entries.length > 0)
    await trx.updateTable('shortlist_entry').set({ candidate_id: to }).where('id', 'in', entries).execute();
  const entryNotes: Moved['entryNotes'] = [];
  const entryInterviews: NonNullable<Moved['entryInterviews']> = [];
  const entryOffers: NonNullable<Moved['entryOffers']> = [];
  const entryScorecards: NonNullable<Moved['entryScorecards']> = [];
  for (const { id, other_id } of rows) {
    if (other_id === null) continue;
    const notes = await moveOfEntry(trx, 'shortlist_note', id, other_id);
    entryNotes.push(...notes.map((note) => ({ note, from: id })));
    const interviews = await moveOfEntry(trx, 'interview', id, other_id);
    entryInterviews.push(...interviews.map((interview) => ({ interview, from: id })));
    const offers = await moveOfEntry(trx, 'interview_offer', id, other_id);
    entryOffers.push(...offers.map((offer) => ({ offer, from: id })));
    const cards = await moveScorecards(trx, id, other_id);
    entryScorecards.push(...cards.map((card) => ({ card, from: id })));
  }
  return { entries, entryNotes, entryInterviews, entryOffers, entryScorecards };
}

async function moveHandovers(trx: Trx, from: string, to: string): Promise<string[]> {
  const rows = await trx
    .updateTable('handover_candidate')
    .set({ dossier_id: to })
    .where('dossier_id', '=', from)
    .where('handover_id', 'not in', (where) =>
      where.selectFrom('handover_candidate').select('handover_id').where('dossier_id', '=', to),
    )
    .returning('handover_id')
    .execute();
  return rows.map(({ handover_id }) => handover_id);
}

/** Moves source and ground of keeping where the record that is kept has none. */
async function moveProvenance(trx: Trx, from: string, to: string): Promise<boolean> {
  const said = await trx.selectFrom('provenance').select('dossier_id').where('dossier_id', '=', to).execute();
  if (said.length > 0) return false;
  const moved = await trx
    .updateTable('provenance')
    .set({ dossier_id: to })
    .where('dossier_id', '=', from)
    .returning('dossier_id')
    .execute();
  return moved.length > 0;
}

/** Moves everything of one candidate to another but their tags, which the caller joins. */
export async function moveAll(
  trx: Trx,
  from: string,
  to: string,
): Promise<Omit<Moved, 'tags' | 'keptParse'>> {
  const corrections = await moveCorrections(trx, from, to);
  const owned = await moveOwned(trx, from, to);
  const onShortlists = await moveEntries(trx, from, to);
  const handovers = await moveHandovers(trx, from, to);
  return {
    ...owned,
    corrections,
    ...onShortlists,
    handovers,
    provenance: await moveProvenance(trx, from, to),
  };
}

/** Gives back what a merge took, as far as it is still there. */
export async function moveBack(trx: Trx, moved: Moved, { kept, merged }: { kept: string; merged: string }) {
  const tables = [...OWNED, ['corrections', 'correction'] as const];
  for (const [name, table] of tables) {
    const ids = moved[name] ?? [];
    if (ids.length > 0)
      await trx
        .updateTable(table)
        .set({ dossier_id: merged })
        .where('id', 'in', ids)
        .where('dossier_id', '=', kept)
        .execute();
  }
  if (moved.entries.length > 0)
    await trx
      .updateTable('shortlist_entry')
      .set({ candidate_id: merged })
      .where('id', 'in', moved.entries)
      .where('candidate_id', '=', kept)
      .execute();
  for (const { interview, from } of moved.entryInterviews ?? [])
    await trx.updateTable('interview').set({ entry_id: from }).where('id', '=', interview).execute();
  for (const { offer, from } of moved.entryOffers ?? [])
    await trx.updateTable('interview_offer').set({ entry_id: from }).where('id', '=', offer).execute();
  for (const { card, from } of moved.entryScorecards ?? [])
    await trx.updateTable('scorecard').set({ entry_id: from }).where('id', '=', card).execute();
  for (const { note, from } of moved.entryNotes)
    await trx.updateTable('shortlist_note').set({ entry_id: from }).where('id', '=', note).execute();
  if (moved.handovers.length > 0)
    await trx
      .updateTable('handover_candidate')
      .set({ dossier_id: merged })
      .where('handover_id', 'in', moved.handovers)
      .where('dossier_id', '=', kept)
      .execute();
  if (moved.provenance)
    await trx.updateTable('provenance').set({ dossier_id: merged }).where('dossier_id', '=', kept).execute();
}
