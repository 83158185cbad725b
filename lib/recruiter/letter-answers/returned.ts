import { type Mail, openMail } from '@/lib/containers';
import { oneLine } from '../ground/one-line';
import { records } from '../ground/store';
import { itemIdOf } from '../uploads/item-id';
import { letterAmong, lettersNamed } from './keep';

/** Mails to candidates that came back: reports of mail servers about a delivery (RFC 3464), and what follows of them. */

const LONGEST_REASON = 300;
const REPORT = /^message\/(?:global-)?delivery-status$/i;
const ID_LINE = /^message-id:[ \t]*(?:\r?\n[ \t]+)?(<[^<>\s]{1,998}>)/gim;

/** What a report says of one recipient. */
type Delivery = { addresses: string[]; action: string; status: string; diagnostic: string };

const linesOf = (text: string) => text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');

/** Returns the value of a field such as `rfc822; noor@example.net` without its type. */
const typed = (value = '') => value.slice(value.indexOf(';') + 1).trim();

function deliveryOf(block: string): Delivery[] {
  const fields = new Map(
    block.split('\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const action = fields.get('action')?.toLowerCase();
  if (!action) return [];
  const addresses = ['final-recipient', 'original-recipient'].flatMap((name) => {
    const address = typed(fields.get(name)).replace(/^<|>$/g, '').toLowerCase();
    return address ? [address] : [];
  });
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  return [{ addresses, action, status, diagnostic: oneLine(typed(fields.get('diagnostic-code'))) }];
}

/** Returns what a mail reports of its recipients; nothing unless it is a report about a delivery. */
function deliveriesIn({ files }: Mail): Delivery[] {
  const report = files.find(({ mediaType }) => REPORT.test(mediaType));
  if (!report) return [];
  const text = linesOf(new TextDecoder().decode(report.bytes));
  return text.split(/\n[ \t]*\n/).flatMap(deliveryOf);
}

/** Returns the letter that a report is about: its header is in the report, with the Message-ID that it was sent with. */
async function letterIn(source: Uint8Array) {
  const ids = [...Buffer.from(source).toString('latin1').matchAll(ID_LINE)].map(([, id]) => id);
  const letterId = await letterAmong(lettersNamed(ids.join(' ')));
  if (letterId === undefined) return undefined;
  const db = await records();
  return db.selectFrom('letter').select(['id', 'address']).where('id', '=', letterId).executeTakeFirst();
}

/** Returns the one of these that is about an address; the only one is, wherever the mail was forwarded to. */
function ofAddress(deliveries: readonly Delivery[], address: string): Delivery | undefined {
  const named = deliveries.find(({ addresses }) => addresses.includes(address.toLowerCase()));
  return named ?? (deliveries.length === 1 ? deliveries[0] : undefined);
}

/**
 * Keeps that a letter came back if this mail reports it, once however often it is read; returns whether it does. A
 * failure for good bars the address until somebody sends to it again; one that a server gave up on does not.
 */
export async function keepReturn(mailId: string, source: Uint8Array): Promise<boolean> {
  const mail = await openMail(source);
  const deliveries = mail ? deliveriesIn(mail) : [];
  const letter = deliveries.length > 0 ? await letterIn(source) : undefined;
  const delivery = letter && ofAddress(deliveries, letter.address);
  if (!letter || delivery?.action !== 'failed') return false;
  const { status, diagnostic } = delivery;
  const reason = `${diagnostic || status}`.slice(0, LONGEST_REASON);
  const db = await records();
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('letter_return')
      .values({
        id: itemIdOf('return', letter.id, mailId),
        letter_id: letter.id,
        address: letter.address.toLowerCase(),
        bars: status.startsWith('5'),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    const problem = reason ? `It came back. The other mail server said: ${reason}` : 'It came back.';
    await trx.updateTable('letter').set({ state: 'returned', problem }).where('id', '=', letter.id).execute();
  });
  return true;
}
