import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { config } from '@/lib/config';
import { oneLine } from '../ground/one-line';
import { done, type Outcome, refused } from '../ground/outcome';
import { records } from '../ground/store';
import { audit } from '../ground/store/audit';
import { recordId } from '../ground/use-case';
import { keepUpload, openUpload } from '../uploads/accept';
import { isOfCvKind, mediaTypeOf } from '../uploads/file-facts';
import { itemOf } from '../uploads/items';
import { readBody } from '../uploads/read-body';
import { mayCapture } from '../users/sign-in-limit';
import type { Bearer } from './tokens';
import type { CaptureReceipt } from './types';

/** Takes the page or the PDF that somebody had before them, and says what became of it. */

const MEBIBYTE = 1024 * 1024;
/** More text than any CV has. */
const MOST_TEXT = 1_000_000;
const LONGEST_TITLE = 120;

const Address = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .transform((address) => new URL(address).href);

export type Captured = { title: string; address: string; body: AsyncIterable<Uint8Array> };

const NO_ADDRESS = refused('invalid', 'Only a page with an address can be taken: http or https.');
const NO_DOCUMENT = refused('invalid', 'This page has no text and is no PDF. Save the file and upload it.');
const TOO_MUCH_TEXT = refused(
  'too-large',
  'This page is too long to be a CV. Mark the part that is meant and send that.',
);
const TOO_OFTEN = refused('too-many-attempts', 'Many pages came in with this token. Try again in a minute.');

/** Returns the kind of a document by its bytes: nothing but a PDF and a text comes in this way. */
function kindOf(bytes: Uint8Array): 'pdf' | 'text' | undefined {
  if (mediaTypeOf(bytes, 'page') === 'application/pdf') return 'pdf';
  const isText = isOfCvKind(bytes, 'page.txt') && mediaTypeOf(bytes, 'page.txt') === 'text/plain';
  return isText && Buffer.from(bytes).toString('utf8').trim() !== '' ? 'text' : undefined;
}

function nameOf(title: string, address: string, kind: 'pdf' | 'text'): string {
  const named = oneLine(title).replace(/[\\/]/g, ' ').slice(0, LONGEST_TITLE).trim() || new URL(address).host;
  const bare = named.replace(/\.(?:pdf|txt)$/i, '');
  return `${bare}.${kind === 'pdf' ? 'pdf' : 'txt'}`;
}

async function noted(bearer: Bearer, itemId: string, detail: { kind: string; bytes: number }): Promise<void> {
  const db = await records();
  await db.insertInto('captured_item').values({ item_id: itemId, token_id: bearer.tokenId }).execute();
  await db
    .updateTable('capture_token')
    .set({ used_at: new Date() })
    .where('id', '=', bearer.tokenId)
    .execute();
  await audit(db, {
    actorId: bearer.actor.id,
    action: 'page-captured',
    detail: { name: bearer.name, ...detail },
  });
}

/** Keeps a page as an upload of whoever holds the token; returns its item once it cannot be lost. */
export async function takeCapture(
  bearer: Bearer,
  { title, address, body }: Captured,
): Promise<Outcome<{ item: string }>> {
  if (!(await mayCapture(bearer.tokenId))) return TOO_OFTEN;
  const source = Address.safeParse(address);
  if (!source.success) return NO_ADDRESS;
  const read = await readBody(body, config().MAX_DOCUMENT_MB * MEBIBYTE);
  if (!read.ok) return read;
  const bytes = read.value;
  const kind = kindOf(bytes);
  if (!kind) return NO_DOCUMENT;
  if (kind === 'text' && bytes.byteLength > MOST_TEXT) return TOO_MUCH_TEXT;
  const batchId = await openUpload(bearer.actor, { kind: 'candidate', sample: false });
  const origin = { source: source.data, declared: {} };
  const file = {
    batchId,
    itemId: randomUUID(),
    name: nameOf(title, source.data, kind),
    lastModified: '',
    origin,
  };
  const kept = await keepUpload(bearer.actor, file, bytes);
  if (!kept.ok) return kept;
  await noted(bearer, file.itemId, { kind, bytes: bytes.byteLength });
  return done({ item: file.itemId });
}

const NO_RECEIPT = refused('not-found', 'Nothing was sent with this token under this number.');
const candidateAt = (id: string | null | undefined) =>
  id ? new URL(`/candidates/${id}`, config().BASE_URL).href : null;

/** Says what became of a page; only to the token that sent it. */
export async function captureReceipt(bearer: Bearer, itemId: string): Promise<Outcome<CaptureReceipt>> {
  const db = await records();
  const sent = await db
    .selectFrom('captured_item')
    .select('item_id')
    .where('item_id', '=', recordId.parse(itemId))
    .where('token_id', '=', bearer.tokenId)
    .executeTakeFirst();
  const item = sent && (await itemOf(sent.item_id));
  if (!item) return NO_RECEIPT;
  const { state, dossierId, failure, duplicates } = item;
  if (state === 'parsed')
    return done({ state: 'read', message: 'The candidate is here.', link: candidateAt(dossierId) });
  if (state === 'duplicate') {
    const message =
      'Somebody like this is here already. Decide among the uploads whether it is the same person.';
    return done({ state: 'known', message, link: candidateAt(duplicates[0]?.dossierId) });
  }
  if (state === 'failed')
    return done({ state: 'failed', message: failure?.message ?? 'It could not be read.', link: null });
  return done({ state: 'waiting', message: 'It has arrived and is being read.', link: null });
}
