import type { Transaction } from 'kysely';
import type { Tables } from '../ground/store';
import { announceFile, keepFile } from '../ground/store/loose-files';
import { displayName, hashOf, mediaTypeOf } from './file-facts';

/** A file as a mail brought it. */
export type MailPart = { name: string; bytes: Uint8Array };

/** Notes that these are about to be written. To be awaited before the transaction that keeps them begins. */
export async function announceParts(parts: readonly MailPart[]): Promise<void> {
  for (const { bytes } of parts) await announceFile(hashOf(bytes));
}

/** Keeps files that came in a mail with a document, within a transaction. */
export async function attachWithin(
  trx: Transaction<Tables>,
  documentId: string,
  parts: readonly MailPart[],
): Promise<void> {
  for (const { name, bytes } of parts) {
    const hash = hashOf(bytes);
    await keepFile(trx, hash, bytes);
    const shown = displayName(name);
    const facts = { hash, name: shown, size: bytes.byteLength, media_type: mediaTypeOf(bytes, shown) };
    await trx
      .insertInto('attachment')
      .values({ document_id: documentId, ...facts })
      .onConflict((conflict) => conflict.columns(['document_id', 'hash', 'name']).doNothing())
      .execute();
  }
}
