import { sql } from 'kysely';
import { type CustomField, customText, isCustomValue, keyOfPath } from '../custom-fields/types';
import type { Executor } from '../ground/store';
import type { UploadChannel } from '../ground/store/arrival-tables';
import type { CorrectionRow } from './stored';
import type { HistoryEntry, ParseVersion } from './types';

/** Name for a member who has left. */
export const SOMEONE = 'a former member';

/** Names of members by id. */
export async function namesOf(
  executor: Executor,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await executor.selectFrom('member').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Names of the uploader for documents that came from outside. */
export const CHANNEL_NAMES: Readonly<Record<UploadChannel, string | null>> = {
  person: null,
  form: 'Application form',
  mail: 'Mailbox',
  event: 'Event of a provider',
};

/** Channel by which a document of the query came in. */
export const channelOfDocument = sql<UploadChannel | null>`(
  select upload.channel from recruiter.upload_item join recruiter.upload on upload.id = upload_item.upload_id
  where upload_item.document_id = document.id and upload_item.kind = 'new' limit 1)`;

/** Returns the documents and parses of a dossier, the newest parse first. */
export async function versionsOf(executor: Executor, dossierId: string) {
  return executor
    .selectFrom('parse')
    .innerJoin('document', 'document.id', 'parse.document_id')
    .select([
      'parse.id',
      'parse.document_id',
      'parse.parsed_at',
      'parse.engine_version',
      'parse.transaction_id',
      'document.name as document_name',
      'document.uploaded_by',
      'document.uploaded_at',
    ])
    .select(channelOfDocument.as('channel'))
    .where('parse.dossier_id', '=', dossierId)
    .orderBy('parse.parsed_at', 'desc')
    .execute();
}

type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

type Uploaded = { uploaded_by: string; channel: UploadChannel | null };

/** Returns who uploaded a document, or how it came in; nothing for a member who has left. */
export function uploaderOf({ uploaded_by, channel }: Uploaded, names: Map<string, string>): string {
  return CHANNEL_NAMES[channel ?? 'person'] ?? names.get(uploaded_by) ?? '';
}

/** Returns a parse as the page lists it. */
export function versionOf(row: VersionRow, currentId: string | null): ParseVersion {
  return {
    id: row.id,
    documentId: row.document_id,
    documentName: row.document_name,
    parsedAt: row.parsed_at.toISOString(),
    engineVersion: row.engine_version,
    transactionId: row.transaction_id,
    current: row.id === currentId,
  };
}

function ofVersion(row: VersionRow, by: string): HistoryEntry[] {
  return [
    {
      id: `${row.id}-parsed`,
      kind: 'parsed',
      at: row.parsed_at.toISOString(),
      by,
      detail: row.document_name,
    },
    {
      id: row.document_id,
      kind: 'uploaded',
      at: row.uploaded_at.toISOString(),
      by,
      detail: row.document_name,
    },
  ];
}

function ofCorrection(row: CorrectionRow, names: Map<string, string>): HistoryEntry[] {
  const by = names.get(row.made_by) ?? SOMEONE;
  const kind = row.kind === 'set' ? 'corrected' : 'correction-removed';
  const made: HistoryEntry = {
    id: row.id,
    kind,
    at: row.made_at.toISOString(),
    by,
    path: row.path,
    value: row.value,
  };
  if (!row.undone_at) return [made];
  const undoneBy = names.get(row.undone_by ?? '') ?? SOMEONE;
  const undone = { id: `${row.id}-undone`, at: row.undone_at.toISOString(), by: undoneBy, path: row.path };
  return [made, { ...undone, kind: 'correction-undone' }];
}

/** Names the fields of the workspace in a history, with their values in words. */
export function namingFields(history: HistoryEntry[], fields: readonly CustomField[]): HistoryEntry[] {
  return history.map((entry) => {
    const key = entry.path === undefined ? null : keyOfPath(entry.path);
    if (key === null) return entry;
    const field = fields.find((one) => one.key === key);
    const { value } = entry;
    const text = field && isCustomValue(field, value) ? customText(field, value) : value;
    return { ...entry, field: field?.name ?? key, ...(value !== undefined && { value: text }) };
  });
}

/** Returns the history of a dossier, newest first. A document parsed twice was uploaded once. */
export function historyOf(
  versions: readonly VersionRow[],
  corrections: readonly CorrectionRow[],
  names: Map<string, string>,
): HistoryEntry[] {
  const entries = [
    ...versions.flatMap((row) => ofVersion(row, uploaderOf(row, names) || SOMEONE)),
    ...corrections.flatMap((row) => ofCorrection(row, names)),
  ];
  const distinct = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  return distinct.sort((a, b) => b.at.localeCompare(a.at));
}
