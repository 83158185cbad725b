import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { config } from '@/lib/config';
import { once } from '@/lib/platform';
import { keepArrival } from '../applications/keep';
import { oneLine } from '../ground/one-line';
import { keepAnswer, letterAmong, lettersNamed } from '../letter-answers/keep';
import { keepReturn } from '../letter-answers/returned';
import { hashOf, isOfCvKind } from '../uploads/file-facts';
import { itemIdOf } from '../uploads/item-id';
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

const line = (text: string | undefined) => oneLine(text ?? '').slice(0, LONGEST);

/** Headers that distinguish an answer, and the report of a mail server, from other mails. */
const ANSWER_HEADERS = ['references', 'in-reply-to', 'content-type'];
const OF_REPORT = /^content-type:\s*multipart\/report\b/im;

/** Result of a round: CVs that came in, mails that are left unread by their reason, and whether more wait. */
type Round = { taken: number; left: number; large: number; more: boolean };

/** A mail with a document that is larger than any that is read. */
class TooLarge extends Error {}

const mostBytes = () => config().MAX_DOCUMENT_MB * MEBIBYTE;

function validityOf({ mailbox }: ImapFlow): string {
  return mailbox ? String(mailbox.uidValidity) : '';
}

/** A mail or a part of it, as far as it is read; `isWhole` says whether that is all. */
type Downloaded = { bytes: Uint8Array; isWhole: boolean };

/** Returns a mail, or a part of it. Throws where the server has none. */
async function download(client: ImapFlow, uid: number, part?: string): Promise<Downloaded> {
  const most = mostBytes();
  const { content } = await client.download(String(uid), part, { uid: true, maxBytes: most + 1 });
  if (!content) throw new Error('the server returned no content');
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { bytes: bytes.subarray(0, most), isWhole: bytes.length <= most };
}

/** Keeps a mail as an answer where it names a mail that was sent to a candidate; returns whether it does. */
async function takeAnswer(client: ImapFlow, { uid, envelope, headers }: FetchMessageObject, mailId: string) {
  const head = headers?.toString('latin1') ?? '';
  const letterId = await letterAmong(lettersNamed(head));
  if (letterId === undefined) return false;
  // Its text comes first, so a part holds it; files in it come in as CVs do.
  const { bytes } = await download(client, uid);
  const [from] = envelope?.from ?? [];
  const automatic = /^auto-submitted:\s*auto-/im.test(head);
  const sender = [from?.name, from?.address].filter(Boolean).join(', ');
  await keepAnswer(letterId, { mailId, from: sender, subject: envelope?.subject ?? '', automatic }, bytes);
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

/** Returns the bytes of an attachment that may be a CV; `large` where there are too many of them. */
async function cvOf(client: ImapFlow, uid: number, { part, name, size }: Attachment) {
  if (size > mostBytes() * ENCODED) return 'large';
  const { bytes, isWhole } = await download(client, uid, part);
  if (bytes.length === 0 || !isOfCvKind(bytes, name)) return null;
  return isWhole ? bytes : 'large';
}

/** Returns the source of a mail without a file where its text may be the CV; throws `TooLarge` for a part of it. */
async function cvInText(client: ImapFlow, { uid, headers }: FetchMessageObject): Promise<Uint8Array | null> {
  if (isOfProgram(headers?.toString('latin1') ?? '')) return null;
  const { bytes, isWhole } = await download(client, uid);
  if (!(await mayHoldCv(bytes))) return null;
  if (!isWhole) throw new TooLarge();
  return bytes;
}

/** Keeps that a mail to a candidate came back, where this is the report of a mail server; returns whether it is. */
async function takeReturn(client: ImapFlow, { uid, headers }: FetchMessageObject, mailId: string) {
  if (!OF_REPORT.test(headers?.toString('latin1') ?? '')) return false;
  return keepReturn(mailId, (await download(client, uid)).bytes);
}

async function takeMail(client: ImapFlow, mail: FetchMessageObject, memberId: string): Promise<number> {
  const { envelope, bodyStructure, uid } = mail;
  const mailId = envelope?.messageId ?? `${validityOf(client)} ${uid}`;
  if (await takeReturn(client, mail, mailId)) return 0;
  const isAnswer = await takeAnswer(client, mail, mailId);
  const attachments = bodyStructure ? attachmentsIn(bodyStructure) : [];
  let [taken, isLarge] = [0, false];
  for (const attachment of attachments) {
    const bytes = await cvOf(client, uid, attachment);
    if (bytes === 'large') isLarge = true;
    if (bytes === null || bytes === 'large') continue;
    if (await keepFile(mail, { mailId, memberId, name: attachment.name, bytes })) taken += 1;
  }
  if (isLarge) throw new TooLarge();
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

type Trouble = { tries: number; isLarge: boolean };

/**
 * Mails that the server could not return, with the number of failures, and those with documents that are too large, by
 * folder and number. The former after some tries, the latter at once are left alone until the next start, unread, so
 * that those behind them come in.
 */
const troubles = () => once('mailbox-troubles', () => new Map<string, Trouble>());

const isLeft = ({ tries, isLarge }: Trouble) => isLarge || tries >= MOST_TRIES;

async function readMail(client: ImapFlow, uid: number, memberId: string): Promise<number> {
  const asked = { envelope: true, bodyStructure: true, headers: [...ANSWER_HEADERS, ...BODY_HEADERS] };
  const mail = await client.fetchOne(String(uid), asked, { uid: true });
  return mail ? takeMail(client, mail, memberId) : 0;
}

/** Reads one mail; null where it is too large, or the server could not return it and the connection is still open. */
async function tryMail(client: ImapFlow, uid: number, memberId: string, key: string): Promise<number | null> {
  try {
    return await readMail(client, uid, memberId);
  } catch (error) {
    if (error instanceof MailboxError) throw error;
    const tries = (troubles().get(key)?.tries ?? 0) + 1;
    troubles().set(key, { tries, isLarge: error instanceof TooLarge });
    if (!client.usable) throw error;
    return null;
  }
}

/** Takes the CVs out of the oldest unread mails, in the name of a member. Throws a `MailboxError`. */
export function fetchMails(mailbox: Mailbox, memberId: string): Promise<Round> {
  return withFolder(mailbox, ROUND_MS, async (client) => {
    const keyOf = (uid: number) => `${mailbox.host} ${mailbox.folder} ${validityOf(client)} ${uid}`;
    const found = (await client.search({ seen: false }, { uid: true })) || [];
    const troubleOf = (uid: number) => troubles().get(keyOf(uid)) ?? { tries: 0, isLarge: false };
    const unread = found.filter((uid) => !isLeft(troubleOf(uid)));
    const uids = unread.slice(0, MOST_MAILS);
    let taken = 0;
    for (const uid of uids) {
      const came = await tryMail(client, uid, memberId, keyOf(uid));
      taken += came ?? 0;
      if (came !== null) await settleMail(client, uid, mailbox.doneFolder);
    }
    const trouble = found.map(troubleOf);
    const large = trouble.filter(({ isLarge }) => isLarge).length;
    const left = trouble.filter(({ tries, isLarge }) => tries > 0 && !isLarge).length;
    return { taken, left, large, more: unread.length > uids.length };
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
