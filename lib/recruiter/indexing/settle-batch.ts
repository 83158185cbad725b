import {
  type ClientFailure,
  connections,
  createIndex,
  deleteIndexed,
  indexDocuments,
  overwriteTags,
} from '@/lib/clients';
import { log } from '@/lib/platform';
import type { DossierKind } from '../ground/dossier-kind';
import { records } from '../ground/store';
import { type IndexedVersion, versionToIndex } from './documents';
import { type DueEntry, forgetGone, postponeEntry, repeatEntries, settleEntry } from './outbox';
import { INDEX_TYPE, type Workspace } from './workspace';

type Sending = { entry: DueEntry; version: IndexedVersion };

const NOT_READABLE = 'It could not be prepared for the index.';

async function postponeAll(entries: readonly DueEntry[], failure: ClientFailure) {
  log().warn({ code: failure.code, entries: entries.length }, 'the index could not be told of changes');
  for (const entry of entries) await postponeEntry(entry, failure.message, failure.retryAfterMs ?? 0);
}

/** Creates the index when it is missing; documents sent to a deleted one are sent again. */
export async function ensureIndex(kind: DossierKind, index: string): Promise<ClientFailure | null> {
  const made = await createIndex(index, INDEX_TYPE[kind]);
  if (made.ok) await repeatEntries(await records(), { kind });
  else if (made.failure.code !== 'DuplicateAsset') return made.failure;
  return null;
}

async function remove(index: string, entries: readonly DueEntry[]) {
  const present = entries.filter((entry) => entry.present);
  if (present.length > 0) {
    const removed = await deleteIndexed(
      index,
      present.map((entry) => entry.dossier_id),
    );
    if (!removed.ok) return await postponeAll(entries, removed.failure);
  }
  for (const entry of entries) await settleEntry(entry, { present: false });
  return await forgetGone(entries);
}

/** Settles a failed call. One that a later try would not improve is split, so that only one document is at fault. */
async function afterRefusal(
  kind: DossierKind,
  index: string,
  sendings: readonly Sending[],
  failure: ClientFailure,
): Promise<void> {
  const [only, ...others] = sendings;
  const entries = sendings.map(({ entry }) => entry);
  if (failure.code === 'DataNotFound') await ensureIndex(kind, index);
  if (failure.code === 'DataNotFound' || failure.retry !== 'never') return postponeAll(entries, failure);
  if (only && others.length === 0)
    return settleEntry(only.entry, { present: true, failure: failure.message });
  for (const sending of sendings) await putAll(kind, index, [sending]);
}

async function putAll(kind: DossierKind, index: string, sendings: readonly Sending[]): Promise<void> {
  if (sendings.length === 0) return;
  const put = await indexDocuments(
    index,
    INDEX_TYPE[kind],
    sendings.map(({ version }) => version.document),
  );
  if (!put.ok) return afterRefusal(kind, index, sendings, put.failure);
  const outcomes = new Map(put.value.map((outcome) => [outcome.documentId.toLowerCase(), outcome]));
  for (const { entry, version } of sendings) {
    const outcome = outcomes.get(entry.dossier_id);
    const taken = outcome?.code === 'Success';
    const failure = taken ? null : (outcome?.message ?? 'The index did not say what became of it.');
    await settleEntry(entry, { present: true, sentParseId: taken ? version.parseId : null, failure });
  }
}

/** Sends only the tags to a hosted provider that has this very parse, which is free. True when that was all. */
async function toldOfTags(index: string, kind: DossierKind, { entry, version }: Sending): Promise<boolean> {
  if (entry.sent_parse_id !== version.parseId || (await connections()).parser.builtIn) return false;
  const { documentId, userDefinedTags } = version.document;
  const told = await overwriteTags(index, INDEX_TYPE[kind], documentId, userDefinedTags);
  if (!told.ok) return false;
  await settleEntry(entry, { present: true, sentParseId: version.parseId });
  return true;
}

async function put(kind: DossierKind, index: string, entries: readonly DueEntry[]) {
  const sendings: Sending[] = [];
  for (const entry of entries) {
    try {
      const version = await versionToIndex(entry.dossier_id);
      // Deleted or held meanwhile: another version of the entry covers that.
      if (!version) await settleEntry(entry, { present: entry.present });
      else if (!(await toldOfTags(index, kind, { entry, version }))) sendings.push({ entry, version });
    } catch (error) {
      log().error({ err: error }, 'a document could not be prepared for the index');
      await settleEntry(entry, { present: entry.present, failure: NOT_READABLE });
    }
  }
  await putAll(kind, index, sendings);
}

/** Sends the index these entries, whatever an earlier attempt has sent already. */
export async function settleBatch(entries: readonly DueEntry[], { indexes }: Workspace): Promise<void> {
  for (const [kind, index] of Object.entries(indexes) as [DossierKind, string][]) {
    const own = entries.filter((entry) => entry.kind === kind);
    const unwanted = own.filter((entry) => !entry.isWanted);
    if (unwanted.length > 0) await remove(index, unwanted);
    const wanted = own.filter((entry) => entry.isWanted);
    if (wanted.length > 0) await put(kind, index, wanted);
  }
}
