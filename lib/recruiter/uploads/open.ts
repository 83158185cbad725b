import { sql } from 'kysely';
import type { Answered } from '@/lib/clients';
import type { Mail } from '@/lib/containers';
import type { DossierKind } from '../ground/dossier-kind';
import { oneLine } from '../ground/one-line';
import { files, records } from '../ground/store';
import { announceFile, loosen, removeLooseFiles } from '../ground/store/loose-files';
import type { KeptAnswer } from '../records/kind';
import { ARCHIVE, displayName, hashOf, isMail } from './file-facts';
import { itemIdOf } from './item-id';
import type { ItemRow } from './items';
import { keepWithin } from './keep';
import { unpack } from './open-archive';
import { dayOf, type MailDocument, type OpenedMail, openedMail } from './open-mail';
import { settleParsed } from './settle';

const LONGEST = 200;
const line = (text: string | undefined) => oneLine(text ?? '').slice(0, LONGEST);
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

type Upload = { kind: DossierKind; created_by: string };

const OPENED = { ok: true, value: 'opened' } as const;

/** The item is settled: its contents have items, and its file is no longer needed. */
async function settleOpened(item: ItemRow, note: string, into: string | null): Promise<void> {
  const db = await records();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('upload_item')
      .set({ state: 'opened', failure: null, note, opened_into: into, updated_at: sql<Date>`now()` })
      .where('id', '=', item.id)
      .where('state', 'in', ['queued', 'reading'])
      .execute();
    await loosen(trx, [item.hash]);
  });
  await removeLooseFiles([item.hash]);
}

/** Notes the sender of the mail that an item came in, in their words. An arrival that is already noted stays. */
async function noteSender(itemId: string, { from, subject, sentAt }: Mail): Promise<void> {
  const db = await records();
  await db
    .insertInto('arrival')
    .values({
      ...{ item_id: itemId, job_id: null, consent: null, act: null },
      ...{ name: line(from?.name), email: line(from?.address), subject: line(subject) },
      ...(sentAt && { arrived_at: new Date(sentAt) }),
    })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .execute();
}

/** Gives a document of a mail a separate item and settles it; the answer about it is here already. */
async function settleDocument(item: ItemRow, mail: Mail, of: MailDocument): Promise<string> {
  const { part, answer, attachments } = of;
  const itemId = itemIdOf('within', item.id, hashOf(part.bytes));
  await announceFile(hashOf(part.bytes));
  const db = await records();
  const lastModified = dayOf(mail, item.last_modified);
  await db.transaction().execute((trx) =>
    keepWithin(trx, null, {
      ...{ batchId: item.upload_id, itemId, bytes: part.bytes, lastModified },
      name: displayName(`${item.name}/${part.name}`),
    }),
  );
  await noteSender(itemId, mail);
  await settleParsed(itemId, answer, attachments);
  return itemId;
}

function noteOf({ documents, left }: OpenedMail & { as: 'files' }, kind: DossierKind): string {
  const kept = documents.reduce((sum, { attachments }) => sum + attachments.length, 0);
  const found = counted(documents.length, kind === 'job' ? 'posting' : 'CV');
  return [
    `Mail opened: ${found}${kept > 0 ? `, ${counted(kept, 'attachment')} kept` : ''}.`,
    left.length > 0 &&
      `Left out, as nothing says whose ${left.length === 1 ? 'it is' : 'they are'}: ${left
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

async function settleMail(item: ItemRow, mail: Mail, found: OpenedMail, kind: DossierKind) {
  if (found.as === 'files') {
    const ids: string[] = [];
    for (const one of found.documents) ids.push(await settleDocument(item, mail, one));
    await settleOpened(item, noteOf(found, kind), ids[0] ?? null);
    return;
  }
  await noteSender(item.id, mail);
  const kept = found.attachments.length;
  const note = `Read from the text of the mail${kept > 0 ? `, ${counted(kept, 'attachment')} kept` : ''}.`;
  const db = await records();
  await db.updateTable('upload_item').set({ note }).where('id', '=', item.id).execute();
  await settleParsed(item.id, found.answer, found.attachments);
}

async function openAsMail(
  item: ItemRow,
  bytes: Uint8Array,
  upload: Upload,
): Promise<Answered<'opened'> | null> {
  const opened = await openedMail(bytes, {
    ...{ kind: upload.kind, memberId: upload.created_by, again: false, bytes },
    ...{ hash: item.hash, mediaType: item.media_type, lastModified: item.last_modified },
  });
  if (!opened) return null;
  const { mail, found } = opened;
  if (!found.ok) return found;
  await settleMail(item, mail, found.value, upload.kind);
  return OPENED;
}

async function openAsArchive(item: ItemRow, bytes: Uint8Array): Promise<Answered<'opened'> | null> {
  const unpacked = await unpack(item, bytes);
  if (!unpacked) return null;
  if (!unpacked.ok) return unpacked;
  await settleOpened(item, `Unpacked: ${counted(unpacked.documents, 'document')}.`, null);
  return OPENED;
}

/**
 * Opens a file that holds others: each document in it gets a separate item. Null for any other file, which is read
 * directly. Work done before a process died is not repeated.
 */
export async function openItem(
  item: ItemRow,
  upload: Upload,
): Promise<Answered<KeptAnswer | 'opened'> | null> {
  const mail = isMail(item.media_type);
  if (!mail && item.media_type !== ARCHIVE) return null;
  const bytes = await files().get(item.hash);
  if (!bytes) return null;
  return mail ? openAsMail(item, bytes, upload) : openAsArchive(item, bytes);
}
