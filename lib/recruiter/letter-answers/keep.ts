import { type MailBody, openMail, textOfBody } from '@/lib/containers';
import { oneLine } from '../ground/one-line';
import { records } from '../ground/store';
import { messageIdOf } from '../mail/transport';
import { itemIdOf } from '../uploads/item-id';

/** Answers to mails to candidates, recognised by the Message-ID that they name. */

const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;
const MOST_NAMED = 50;

const NAMED = /<([\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})@[^<>\s]+>/gi;

/** Returns the letters that a mail may answer, by the ids in its header, last one first. */
export function lettersNamed(references: string): string[] {
  const ids = [...references.matchAll(NAMED)]
    .filter(([whole, id = '']) => whole === messageIdOf(id.toLowerCase()))
    .map(([, id = '']) => id.toLowerCase());
  return [...new Set(ids.reverse())].slice(0, MOST_NAMED);
}

/** Returns the first of these letters that was sent; undefined without one. */
export async function letterAmong(ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const db = await records();
  const rows = await db.selectFrom('letter').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.find((id) => known.has(id));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const UNSEEN = new Set(['head', 'style', 'script']);
const ENDS_LINE = new Set(['br', '/p', '/div', '/tr', '/li']);

/** Returns the text of HTML, to be shown as text: never as HTML again. */
function plain(html: string): string {
  let unseen: string | null = null;
  const words = html.split(/(<[^<>]*>)/).map((stretch, index) => {
    if (index % 2 === 0) return unseen ? '' : stretch.replace(/\s+/g, ' ');
    const name = /^<(\/?[a-z]+)/i.exec(stretch)?.[1]?.toLowerCase() ?? '';
    if (unseen) {
      if (name === `/${unseen}`) unseen = null;
      return '';
    }
    if (UNSEEN.has(name)) unseen = name;
    return ENDS_LINE.has(name) ? '\n' : '';
  });
  return words.join('').replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}

/** Returns the text of an answer without the quoted mail, which is here already. */
function writtenIn(bodies: readonly MailBody[]): string {
  const text = bodies.find(({ form }) => form === 'text');
  const html = bodies.find(({ form }) => form === 'html');
  const whole = text ? textOfBody(text) : html ? plain(textOfBody(html)) : '';
  const lines = whole.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findLastIndex((line) => !line.startsWith('>') && line.trim() !== '');
  const isQuoted = lines.slice(end + 1).some((line) => line.startsWith('>'));
  // A quotation mostly follows a line with its author and time.
  const kept =
    isQuoted && lines[end]?.trimEnd().endsWith(':') ? lines.slice(0, end) : lines.slice(0, end + 1);
  return kept.join('\n').trim().slice(0, LONGEST_TEXT);
}

/** Header fields of a mail. */
export type AnswerHead = { mailId: string; from: string; subject: string; automatic: boolean };

/** Keeps a mail as the answer to a letter, once however often it is read. */
export async function keepAnswer(letterId: string, head: AnswerHead, source: Uint8Array): Promise<void> {
  const mail = await openMail(source);
  const db = await records();
  await db
    .insertInto('letter_answer')
    .values({
      id: itemIdOf('answer', letterId, head.mailId),
      letter_id: letterId,
      sender: oneLine(head.from).slice(0, LONGEST_LINE),
      subject: oneLine(head.subject).slice(0, LONGEST_LINE),
      body: mail ? writtenIn(mail.bodies).replaceAll('\0', '') : '',
      automatic: head.automatic,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
