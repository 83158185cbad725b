import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { MailBody, MailFile, Members } from './model';

/** Limits that real mails stay far below; beyond them a mail is malicious. */
const MOST_LEVELS = 40;
const MOST_HEADER_BYTES = 1024 * 1024;
const MOST_BOUNDARIES = 5000;
const DASH = 0x2d;
const LINE_FEED = 0x0a;

type TextNode = {
  content: ArrayBuffer | null;
  contentType: { parsed: { params: Record<string, string | undefined> } };
};

/**
 * The library decodes texts as their mail declares, which is often not true. So here each text is a part like any
 * other, with its bytes and the mail's declarations kept.
 */
class PartReader extends PostalMime {
  readonly charsets = new Map<unknown, string>();

  /** Called by the library for every part; it is to decode none. */
  isInlineTextNode({ content, contentType }: TextNode): boolean {
    const { charset } = contentType.parsed.params;
    if (content && charset) this.charsets.set(content, charset);
    return false;
  }
}

/** Lines that begin with two dashes, each of which may open a part. */
function boundariesOf(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1))
    if (bytes[at + 1] === DASH && bytes[at + 2] === DASH) count += 1;
  return count;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'text/plain': 'txt',
  'text/html': 'html',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
};

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** A picture that the text shows, such as that of a signature. */
function isOfText({ mimeType, related, contentId, disposition }: Attachment): boolean {
  return (
    mimeType.startsWith('image/') &&
    (related === true || (Boolean(contentId) && disposition !== 'attachment'))
  );
}

function bodyOf(part: Attachment, charset: string | undefined): MailBody | undefined {
  if (part.disposition === 'attachment' || part.filename) return undefined;
  const form = { 'text/plain': 'text', 'text/html': 'html', 'text/enriched': 'text' }[part.mimeType];
  if (form !== 'text' && form !== 'html') return undefined;
  return { form, bytes: bytesOf(part), ...(charset && { charset }) };
}

function senderOf(address: Address | undefined): Members['from'] {
  const mailbox = address?.group ? address.group[0] : address;
  return mailbox ? { name: mailbox.name, address: mailbox.address ?? '' } : null;
}

function dateOf(date: string | undefined): string | null {
  return date && /^\d{4}-\d{2}-\d{2}T/.test(date) ? date : null;
}

function membersOf(email: Email, charsets: ReadonlyMap<unknown, string>): Members {
  const [bodies, files, messages]: [MailBody[], MailFile[], Members['messages']] = [[], [], []];
  let sealed: Members['sealed'] = null;
  for (const part of email.attachments) {
    const { mimeType, filename } = part;
    const bytes = bytesOf(part);
    const body = bodyOf(part, charsets.get(part.content));
    if (body) bodies.push(body);
    else if (mimeType === 'message/rfc822') messages.push(() => openMime(bytes));
    else if (mimeType === 'application/ms-tnef' || /^winmail\.dat$/i.test(filename ?? ''))
      sealed ??= 'wrapped';
    else if (/^application\/(?:(?:x-)?pkcs7-mime|pgp-encrypted)$/.test(mimeType)) sealed = 'encrypted';
    else if (!isOfText(part) && !/^application\/(?:(?:x-)?pkcs7|pgp)-signature$/.test(mimeType))
      files.push({
        name: filename ?? `attachment.${EXTENSIONS[mimeType] ?? 'bin'}`,
        mediaType: mimeType,
        bytes,
      });
  }
  const { from, sender, subject = '', date } = email;
  return { from: senderOf(from ?? sender), subject, sentAt: dateOf(date), bodies, files, messages, sealed };
}

/** Opens a mail in MIME; undefined for one nested deeper or with more parts than any real mail. */
export async function openMime(bytes: Uint8Array): Promise<Members | undefined> {
  if (boundariesOf(bytes) > MOST_BOUNDARIES) return undefined;
  const reader = new PartReader({
    forceRfc822Attachments: true,
    maxNestingDepth: MOST_LEVELS,
    maxHeadersSize: MOST_HEADER_BYTES,
  });
  try {
    return membersOf(await reader.parse(bytes), reader.charsets);
  } catch {
    return undefined;
  }
}
