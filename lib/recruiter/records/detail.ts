import { customFieldsIn } from '../custom-fields/stored';
import { customValuesOf, otherValuesOf } from '../custom-fields/values';
import type { Executor } from '../ground/store';
import {
  channelOfDocument,
  historyOf,
  namesOf,
  namingFields,
  uploaderOf,
  versionOf,
  versionsOf,
} from './history';
import type { ListRow } from './list';
import { valueAt } from './paths';
import { currentParse, type DocumentRow, type DossierRow } from './stored';
import type { Correction, DossierDetail, OriginalDocument } from './types';

type Current = Awaited<ReturnType<typeof currentParse>>;

function originalOf(document: DocumentRow, html: string | null, uploadedBy: string): OriginalDocument {
  const url = `/original/${document.dossier_id}`;
  const isPdf = document.media_type === 'application/pdf';
  return {
    id: document.id,
    name: document.name,
    size: document.size,
    mediaType: document.media_type,
    // There is HTML of a PDF only where it was read from its pictures.
    view: html ? 'html' : isPdf ? 'pdf' : 'none',
    url,
    downloadUrl: `${url}?download`,
    htmlUrl: html ? `${url}/html` : null,
    source: document.source,
    uploadedAt: document.uploaded_at.toISOString(),
    uploadedBy,
  };
}

/** Returns a document that is not shown; whether it has HTML is found out on request. */
function otherDocument(document: DocumentRow, uploadedBy: string): OriginalDocument {
  const url = `/original/${document.dossier_id}?document=${document.id}`;
  const isPdf = document.media_type === 'application/pdf';
  return {
    ...originalOf(document, isPdf ? null : 'asked for later', uploadedBy),
    url,
    downloadUrl: `${url}&download`,
    htmlUrl: isPdf ? null : `/original/${document.dossier_id}/html?document=${document.id}`,
  };
}

async function documentsOf(executor: Executor, dossierId: string) {
  return executor
    .selectFrom('document')
    .selectAll()
    .select(channelOfDocument.as('channel'))
    .where('dossier_id', '=', dossierId)
    .orderBy('uploaded_at', 'desc')
    .execute();
}

function correctionsOf(current: Current, names: Map<string, string>): Correction[] {
  return current.placed.map(({ change, place }) => ({
    id: change.id,
    path: place ? place.join('.') : change.path,
    value: change.value,
    parsedValue: place ? valueAt(current.parsed, place) : change.row.parsed_value,
    by: names.get(change.row.made_by) ?? '',
    at: change.row.made_at.toISOString(),
    detached: place === null,
  }));
}

/** Returns everything about an existing dossier; `Data` is that of its kind. */
export async function detailOf<Line, Data extends object>(
  executor: Executor,
  dossier: DossierRow,
  lineOf: (row: ListRow) => Line,
): Promise<DossierDetail<Line, Data>> {
  const current = await currentParse<Data>(executor, dossier);
  const versions = await versionsOf(executor, dossier.id);
  const rows = current.changes.map((change) => change.row);
  const names = await namesOf(executor, [
    current.document.uploaded_by,
    ...versions.map((version) => version.uploaded_by),
    ...rows.flatMap((row) => [row.made_by, row.undone_by]),
  ]);
  const documents = await documentsOf(executor, dossier.id);
  const shown = documents.find(({ id }) => id === current.document.id);
  const uploader = uploaderOf({ ...current.document, channel: shown?.channel ?? null }, names);
  const fields = await customFieldsIn(executor, dossier.kind);
  const custom = (await customValuesOf(executor, [dossier.id])).get(dossier.id) ?? {};
  const original = originalOf(current.document, current.answer.html, uploader);
  return {
    summary: lineOf(dossier),
    original,
    documents: documents.map((document) =>
      document.id === original.id ? original : otherDocument(document, uploaderOf(document, names)),
    ),
    parsed: current.parsed,
    effective: current.effective,
    corrections: correctionsOf(current, names),
    versions: versions.map((version) => versionOf(version, dossier.current_parse_id)),
    history: namingFields(historyOf(versions, rows, names), fields),
    answers: current.answer.answers,
    reading: current.answer.reading,
    fields,
    custom,
    otherValues: await otherValuesOf(executor, dossier.id, custom),
    isPartial: dossier.state === 'incomplete',
  };
}
