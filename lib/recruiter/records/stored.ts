import type { Selectable } from 'kysely';
import { keyOfPath } from '../custom-fields/types';
import type { DossierKind } from '../ground/dossier-kind';
import { type Executor, files } from '../ground/store';
import { notBinned } from '../ground/store/in-bin';
import type { CorrectionTable, DocumentTable, DossierTable } from '../ground/store/tables';
import { withDeclared } from './declared';
import type { KeptAnswer } from './kind';
import { kindOf } from './kinds';
import { type Change, overlay } from './overlay';
import type { DossierLine } from './types';

export type DossierRow = Selectable<DossierTable>;
export type DocumentRow = Selectable<DocumentTable>;
export type CorrectionRow = Selectable<CorrectionTable>;

/** Reads a stored parse answer. Throws when it is missing, which no path through this code causes. */
export async function readKeptAnswer(kind: DossierKind, responseHash: string): Promise<KeptAnswer> {
  const bytes = await files().get(responseHash);
  if (!bytes) throw new Error('a parse answer is missing from the files');
  const text = Buffer.from(bytes).toString('utf8');
  const answer = kindOf(kind).read({ status: 200, text, json: JSON.parse(text) });
  if (!answer.ok) throw new Error(`a kept parse answer cannot be read: ${answer.failure.detail ?? ''}`);
  return answer.value;
}

/** Converts a row of changes for the overlay. */
export function changeOf(row: CorrectionRow): Change & { row: CorrectionRow } {
  return {
    id: row.id,
    path: row.path,
    kind: row.kind,
    value: row.value,
    anchors: (row.anchors ?? []) as string[],
    undone: row.undone_at !== null,
    row,
  };
}

/** Returns the changes of what a document says, without those of fields of the workspace. */
export function ofDocument<C extends Change>(changes: readonly C[]): C[] {
  return changes.filter(({ path }) => keyOfPath(path) === null);
}

/** Returns all changes of a dossier, oldest first. */
export async function changesOf(executor: Executor, dossierId: string) {
  const rows = await executor
    .selectFrom('correction')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('position')
    .execute();
  return rows.map(changeOf);
}

/**
 * The parse that is shown, its document and its answer with the corrections laid over it. `Data` is that of the kind
 * of the dossier.
 */
export async function currentParse<Data extends object>(executor: Executor, dossier: DossierRow) {
  const parse = await executor
    .selectFrom('parse')
    .selectAll()
    .where('id', '=', dossier.current_parse_id)
    .executeTakeFirstOrThrow();
  const document = await executor
    .selectFrom('document')
    .selectAll()
    .where('id', '=', parse.document_id)
    .executeTakeFirstOrThrow();
  const answer = await readKeptAnswer(dossier.kind, parse.response_hash);
  const parsed = withDeclared(answer.data, document.declared) as Data;
  const changes = await changesOf(executor, dossier.id);
  return { parse, document, answer, parsed, changes, ...overlay(parsed, ofDocument(changes)) };
}

/** Returns a dossier, of one kind when it is given, or undefined; the bin does not count. */
export function findDossier(
  executor: Executor,
  id: string,
  kind?: DossierKind,
): Promise<DossierRow | undefined> {
  return executor
    .selectFrom('dossier')
    .selectAll()
    .where('id', '=', id)
    .where(notBinned)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'candidate'))
    .executeTakeFirst();
}

/** Returns the fields of a line that every list has, from a row. */
export function lineOf(
  row: Pick<DossierRow, 'id' | 'name' | 'tags' | 'state' | 'sample' | 'misfit' | 'added_at' | 'updated_at'>,
): DossierLine {
  return {
    id: row.id,
    name: row.name,
    tags: row.tags,
    state: row.state,
    sample: row.sample,
    misfit: row.misfit,
    addedAt: row.added_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
