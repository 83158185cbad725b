import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { config } from '@/lib/config';
import { once } from '@/lib/platform';
import { keepArrival } from '../applications/keep';
import { oneLine } from '../ground/one-line';
import { keepAnswer, letterAmong, lettersNamed } from '../letter-answers/keep';
import { hashOf, isOfCvKind } from '../uploads/file-facts';
import { itemIdOf } from '../uploads/item-id';
import { readBody } from '../uploads/read-body';
import { type Attachment, attachmentsIn } from './attachments';
import { BODY_HEADERS, isOfProgram, mayHoldCv } from './body';
import { MailboxError, withFolder } from './client';
import type { Mailbox } from './stored';

/**
 * Takes the CVs out of unread mails. A mail is marked as read once all of its CVs are kept: whoever dies in between
 * finds it unread again, and what was kept is known by Message-ID and content. Only sender and subject of the mail
 * itself are kept, its text if it answers a mail to a candidate, and the whole where its text may be the CV.
 */

const MOST_MAILS = 25;
const MOST_TRIES = 3;
const ROUND_MS = 5 * 60_000;
const MEBIBYTE = 1024 * 1024;
/** Base64 and line breaks make a file longer on its way. */
const ENCODED = 1.4;
const LONGEST = 200;
/** What is read of an answer: its text comes first, and files in it come in as CVs do. */
const ANSWER_BYTES = 2 * MEBIBYTE;

const line = (text: string | undefined) => oneLine(text ?? '').slice(0, LONGEST);

/** Headers that distinguish an answer from other mails. */
const ANSWER_HEADERS = ['references', 'in-reply-to'];

/** Result of a round: CVs that came in, mails that the server could not return, and whether more wait. */
type Round = { taken: number; left: number; more: boolean };

function validityOf({ mailbox }: ImapFlow): string {
  return mailbox ? String(mailbox.uidValidity) : '';
}

async function sourceOf(client: ImapFlow, uid: number): Promise<Uint8Array | null> {
  const { content } = await client.download(String(uid), undefined, { uid: true, maxBytes: ANSWER_BYTES });
  const source = content && (await readBody(content, ANSWER_BYTES));
  return source?.ok ? source.value : null;
}

/** Keeps a mail as an answer where it names a mail that was sent to a candidate; returns whether it does. */
async function takeAnswer(client: ImapFlow, { uid, envelope, headers }: FetchMessageObject, mailId: string) {
  const head = headers?.toString('latin1') ?? '';
  const letterId = await letterAmong(lettersNamed(head));
  if (letterId === undefined) return false;
  const source = await sourceOf(client, uid);
  if (!source) return true;
  const [from] = envelope?.from ?? [];
  const automatic = /^auto-submitted:\s*auto-/im.test(head);
  const sender = [from?.name, from?.address].filter(Boolean).join(', ');
  await keepAnswer(letterId, { mailId, from: sender, subject: envelope?.subject ?? '', automatic }, source);
  return true;
}

/** Keeps a file of a mail; returns whether it is new here. */
async function keepFile(
  { envelope }: FetchMessageObject,
  of: { mailId: string; memberId: string; name: string; bytes: Uint8Array },
): Promise<boolean> {
  const { mailId, memberId, name, bytes } = of;
  const [from] = envelope?.from ?? [];
  const kept = await keepArrival({
    itemId: itemIdOf('mail', mailId, hashOf(bytes)),
    channel: 'mail',
    memberId,
    jobId: null,
    name: line(from?.name),
    email: line(from?.address),
    subject: line(envelope?.subject),
    consent: null,
    file: { name, bytes },
  });
  if (!kept.ok)
    throw new MailboxError('Today’s limit for mail has been reached. The rest waits in the mailbox.');
  return kept.value.isNew;
}

async function cvOf(client: ImapFlow, uid: number, { part, name, size }: Attachment) {
  const most = config().MAX_DOCUMENT_MB * MEBIBYTE;
  if (size > most * ENCODED) return null;
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: most + 1 });
  const bytes = content && (await readBody(content, most));
  return bytes?.ok && isOfCvKind(bytes.value, name) ? bytes.value : null;
}

/** Returns the source of a mail without a file where its text may be the CV. */
async function cvInText(client: ImapFlow, { uid, headers }: FetchMessageObject): Promise<Uint8Array | null> {
  if (isOfProgram(headers?.toString('latin1') ?? '')) return null;
  const source = await sourceOf(client, uid);
  return source && (await mayHoldCv(source)) ? source : null;
}

async function takeMail(client: ImapFlow, mail: FetchMessageObject, memberId: string): Promise<number> {
  const { envelope, bodyStructure, uid } = mail;
  const mailId = envelope?.messageId ?? `${validityOf(client)} ${uid}`;
  const isAnswer = await takeAnswer(client, mail, mailId);
  const attachments = bodyStructure ? attachmentsIn(bodyStructure) : [];
  let taken = 0;
  for (const attachment of attachments) {
    const bytes = await cvOf(client, uid, attachment);
    if (!bytes) continue;
    if (await keepFile(mail, { mailId, memberId, name: attachment.name, bytes })) taken += 1;
  }
  if (isAnswer || attachments.length > 0) return taken;
  const bytes = await cvInText(client, mail);
  const name = `${line(envelope?.subject) || 'Mail'}.eml`;
  return bytes && (await keepFile(mail, { mailId, memberId, name, bytes })) ? 1 : 0;
}

async function settleMail(client: ImapFlow, uid: number, doneFolder: string): Promise<void> {
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
  if (!doneFolder) return;
  const moved = await client.messageMove(String(uid), doneFolder, { uid: true }).catch(() => false);
  if (!moved)
    throw new MailboxError(`Mails could not be moved to “${doneFolder}”. They stay, marked as read.`);
}

/**
 * Number of failures of mails that the server could not return, by folder and number. After some tries they are left
 * alone until the next start, unread, so that those behind them come in.
 */
const troubles = () => once('mailbox-troubles', () => new Map<string, number>());

async function readMail(client: ImapFlow, uid: number, memberId: string): Promise<number> {
  const asked = { envelope: true, bodyStructure: true, headers: [...ANSWER_HEADERS, ...BODY_HEADERS] };
  const mail = await client.fetchOne(String(uid), asked, { uid: true });
  return mail ? takeMail(client, mail, memberId) : 0;
}

/** Reads and settles one mail; null where the server could not return it and the connection is still open. */
async function tryMail(client: ImapFlow, uid: number, memberId: string, key: string): Promise<number | null> {
  try {
    return await readMail(client, uid, memberId);
  } catch (error) {
    if (error instanceof MailboxError) throw error;
    troubles().set(key, (troubles().get(key) ?? 0) + 1);
    if (!client.usable) throw error;
    return null;
  }
}

/** Takes the CVs out of the oldest unread mails, in the name of a member. Throws a `MailboxError`. */
export function fetchMails(mailbox: Mailbox, memberId: string): Promise<Round> {
  return withFolder(mailbox, ROUND_MS, async (client) => {
    const keyOf = (uid: number) => `${mailbox.host} ${mailbox.folder} ${validityOf(client)} ${uid}`;
    const found = (await client.search({ seen: false }, { uid: true })) || [];
    const unread = found.filter((uid) => (troubles().get(keyOf(uid)) ?? 0) < MOST_TRIES);
    const uids = unread.slice(0, MOST_MAILS);
    let taken = 0;
    for (const uid of uids) {
      const came = await tryMail(client, uid, memberId, keyOf(uid));
      taken += came ?? 0;
      if (came !== null) await settleMail(client, uid, mailbox.doneFolder);
    }
    const left = found.filter((uid) => troubles().has(keyOf(uid))).length;
    return { taken, left, more: unread.length > uids.length };
  });
}

/** Returns how many mails wait in a mailbox. Throws a `MailboxError`. */
export function countUnread(mailbox: Mailbox): Promise<number> {
  return withFolder(mailbox, ROUND_MS, async (client) => {
    const unread = await client.search({ seen: false }, { uid: true });
    if (mailbox.doneFolder && !(await client.list()).some(({ path }) => path === mailbox.doneFolder))
      throw new MailboxError(`There is no folder “${mailbox.doneFolder}” to move mails to.`);
    return (unread || []).length;
  });
}
