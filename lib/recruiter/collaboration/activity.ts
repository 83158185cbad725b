import { customFieldsIn } from '../custom-fields/stored';
import type { Executor } from '../ground/store';
import { historyOf, namesOf, namingFields, SOMEONE, versionsOf } from '../records/history';
import { changesOf } from '../records/stored';
import type { HistoryEntry } from '../records/types';
import { stagesOf } from '../shortlists/rows';
import type { EntryState } from '../shortlists/types';
import type { Activity, Subject } from './types';

/** As much as a page shows of what happened. */
const MOST = 200;

/** Something that happened, before names stand for the ids of who did it. */
type Happened = Omit<Activity, 'by'> & { byId: string | null };

const HISTORY_WORDS: Record<HistoryEntry['kind'], string> = {
  uploaded: 'uploaded',
  parsed: 'had the document read:',
  corrected: 'corrected',
  'correction-removed': 'removed the correction of',
  'correction-undone': 'undid the correction of',
};

/** A field of the workspace is set, as nothing was read of it. */
const FIELD_WORDS: Readonly<Record<HistoryEntry['kind'], string>> = {
  ...HISTORY_WORDS,
  corrected: 'set',
  'correction-removed': 'cleared',
  'correction-undone': 'undid a change of',
};

/** `job title` for `employmentHistory.positions.1.jobTitle.raw`. */
function fieldOf(path: string): string {
  const name = path.split('.').findLast((step) => step !== 'raw' && !/^\d+$/.test(step)) ?? path;
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

async function ofDocuments(
  db: Executor,
  { id, kind: of }: Pick<Subject, 'id' | 'kind'>,
): Promise<Activity[]> {
  const versions = await versionsOf(db, id);
  const corrections = (await changesOf(db, id)).map(({ row }) => row);
  const names = await namesOf(db, [
    ...versions.map((row) => row.uploaded_by),
    ...corrections.flatMap((row) => [row.made_by, row.undone_by]),
  ]);
  const history = namingFields(historyOf(versions, corrections, names), await customFieldsIn(db, of));
  return history.map(({ id: entry, at, by, kind, path, field, detail }) => ({
    id: entry,
    at,
    by,
    text: [field ? FIELD_WORDS[kind] : HISTORY_WORDS[kind], field ?? (path ? fieldOf(path) : detail)]
      .filter(Boolean)
      .join(' '),
    about: null,
  }));
}

type EntryEvent = { kind: string; after: unknown };

function entryText({ kind, after }: EntryEvent, stages: Map<string, string>): string {
  const { stageId, reason } = after as EntryState;
  const stage = stages.get(stageId) ?? 'a former stage';
  switch (kind) {
    case 'add':
      return 'added to the shortlist';
    case 'apply':
      return 'applied through the form of the job';
    case 'move':
    case 'reinstate':
      return `moved to ${stage} on the shortlist`;
    case 'reject':
      return `rejected (${reason})`;
    case 'tag':
      return 'changed the tags on the shortlist';
    case 'remove':
      return 'removed from the shortlist';
    case 'undo':
      return 'undid a change on the shortlist';
    default:
      return kind === 'note' ? 'wrote a note on the shortlist' : 'removed a note on the shortlist';
  }
}

async function ofShortlists(db: Executor, { id, kind }: Pick<Subject, 'id' | 'kind'>): Promise<Happened[]> {
  const [own, other] =
    kind === 'candidate' ? (['candidate_id', 'job_id'] as const) : (['job_id', 'candidate_id'] as const);
  const rows = await db
    .selectFrom('shortlist_event')
    .innerJoin('shortlist_entry', 'shortlist_entry.id', 'shortlist_event.entry_id')
    .innerJoin('dossier as other', 'other.id', `shortlist_entry.${other}`)
    .select(['shortlist_event.id', 'shortlist_event.kind', 'after', 'done_by', 'done_at'])
    .select(['other.id as other_id', 'other.kind as other_kind', 'other.name as other_name'])
    .where(`shortlist_entry.${own}`, '=', id)
    .where('other.held', '=', false)
    .orderBy('shortlist_event.id', 'desc')
    .limit(MOST)
    .execute();
  const stages = new Map((await stagesOf(db)).map((stage) => [stage.id, stage.name]));
  return rows.map((row) => ({
    id: `entry-${row.id}`,
    at: row.done_at.toISOString(),
    byId: row.kind === 'apply' ? null : row.done_by,
    text: entryText(row, stages),
    about: { id: row.other_id, kind: row.other_kind, name: row.other_name },
  }));
}

async function ofNotesAndTasks(db: Executor, id: string): Promise<Happened[]> {
  const notes = await db
    .selectFrom('shortlist_note')
    .select(['id', 'written_by', 'written_at'])
    .where('dossier_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  const tasks = await db
    .selectFrom('task')
    .select(['id', 'text', 'made_by', 'made_at', 'done_by', 'done_at'])
    .where('dossier_id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  const event = (what: string, at: Date, byId: string | null, text: string): Happened => ({
    id: what,
    at: at.toISOString(),
    byId,
    text,
    about: null,
  });
  return [
    ...notes.map((row) => event(row.id, row.written_at, row.written_by, 'wrote a note')),
    ...tasks.map((row) => event(row.id, row.made_at, row.made_by, `added a task: ${row.text}`)),
    ...tasks.flatMap((row) =>
      row.done_at ? [event(`${row.id}-done`, row.done_at, row.done_by, `finished a task: ${row.text}`)] : [],
    ),
  ];
}

async function ofHandovers(db: Executor, id: string): Promise<Happened[]> {
  const rows = await db
    .selectFrom('handover_candidate')
    .innerJoin('handover', 'handover.id', 'handover_id')
    .select(['handover.id', 'title', 'made_by', 'made_at', 'revoked_at', 'verdict', 'said_at'])
    .where('dossier_id', '=', id)
    .execute();
  return rows.flatMap((row) => {
    const made = { id: row.id, at: row.made_at.toISOString(), byId: row.made_by, about: null };
    const event: Happened[] = [{ ...made, text: `handed over under a link: ${row.title}` }];
    if (row.said_at)
      event.push({
        ...{ id: `${row.id}-said`, at: row.said_at.toISOString(), byId: null, about: null },
        text: `answered ${row.verdict ?? 'with a comment'} (${row.title})`,
      });
    return event;
  });
}

async function ofMerges(db: Executor, id: string): Promise<Happened[]> {
  const rows = await db
    .selectFrom('dossier_merge')
    .innerJoin('dossier', 'dossier.id', 'merged_id')
    .select(['merged_id', 'merged_by', 'merged_at', 'dossier.name'])
    .where('kept_id', '=', id)
    .execute();
  return rows.map((row) => ({
    id: row.merged_id,
    at: row.merged_at.toISOString(),
    byId: row.merged_by,
    text: `merged ${row.name} into this`,
    about: null,
  }));
}

async function ofMails(db: Executor, id: string): Promise<Happened[]> {
  const letters = await db
    .selectFrom('letter')
    .select(['id', 'subject', 'written_by', 'sent_at'])
    .where('dossier_id', '=', id)
    .where('sent_at', 'is not', null)
    .execute();
  const answers = await db
    .selectFrom('letter_answer')
    .innerJoin('letter', 'letter.id', 'letter_id')
    .select(['letter_answer.id', 'letter_answer.subject', 'answered_at'])
    .where('dossier_id', '=', id)
    .where('automatic', '=', false)
    .execute();
  const returned = await db
    .selectFrom('letter_return')
    .innerJoin('letter', 'letter.id', 'letter_id')
    .select(['letter_return.id', 'subject', 'returned_at'])
    .where('dossier_id', '=', id)
    .execute();
  return [
    ...letters.map((row) => ({
      ...{ id: row.id, at: (row.sent_at ?? new Date(0)).toISOString(), byId: row.written_by, about: null },
      text: `sent an e-mail: ${row.subject}`,
    })),
    ...answers.map((row) => ({
      ...{ id: row.id, at: row.answered_at.toISOString(), byId: null, about: null },
      text: `answered by e-mail: ${row.subject}`,
    })),
    ...returned.map((row) => ({
      ...{ id: row.id, at: row.returned_at.toISOString(), byId: null, about: null },
      text: `could not be reached by e-mail: ${row.subject}`,
    })),
  ];
}

/** People who answer under a link have no name here. */
const OUTSIDE = 'Somebody outside';

/** Returns what happened to a person or a job, the newest first, from what is recorded of it anyway. */
export async function activityOf(db: Executor, subject: Pick<Subject, 'id' | 'kind'>): Promise<Activity[]> {
  const happened = [
    ...(await ofShortlists(db, subject)),
    ...(await ofNotesAndTasks(db, subject.id)),
    ...(await ofHandovers(db, subject.id)),
    ...(await ofMerges(db, subject.id)),
    ...(await ofMails(db, subject.id)),
  ];
  const names = await namesOf(
    db,
    happened.map(({ byId }) => byId),
  );
  const named = happened.map(({ byId, ...rest }) => ({
    ...rest,
    by: byId === null ? OUTSIDE : (names.get(byId) ?? SOMEONE),
  }));
  return [...(await ofDocuments(db, subject)), ...named]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST);
}
