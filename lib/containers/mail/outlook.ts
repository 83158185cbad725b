import { CompoundFile } from '../compound';
import { expandRtf } from './compressed-rtf';
import { type MailBody, type MailFile, type Members, MOST_MEMBERS } from './model';
import { HEADERS, labelOfCodePage, Properties } from './properties';

/** Properties of messages and attachments (MS-OXPROPS), as their streams name them. */
const SUBJECT = '0037';
const BODY = '1000';
const RTF = '1009';
const HTML = '1013';
const SENDER_NAMES = ['0C1A', '0042'];
const SENDER_ADDRESSES = ['5D01', '5D02', '0C1F', '0065'];
const SENT = 0x0039;
const DELIVERED = 0x0e06;
const INTERNET_CODE_PAGE = 0x3fde;
const CLASS = '001A';
const CONTENT = '3701';
const FILE_NAMES = ['3707', '3704', '3001'];
const MEDIA_TYPE = '370E';
const CONTENT_ID = '3712';
const HIDDEN = 0x7ffe;

const PICTURE = /\.(?:png|jpe?g|gif|bmp)$/i;

function bodiesOf(message: Properties): MailBody[] {
  const bodies: MailBody[] = [];
  const html = message.binary(HTML) ?? message.eightBit(HTML);
  const text = message.text(HTML);
  const charset = labelOfCodePage(message.number(INTERNET_CODE_PAGE)) ?? message.codePage;
  if (html?.length) bodies.push({ form: 'html', bytes: html, ...(charset && { charset }) });
  else if (text) bodies.push({ form: 'html', bytes: new TextEncoder().encode(text), charset: 'utf-8' });
  const narrow = message.eightBit(BODY);
  const plain = narrow ? '' : message.text(BODY);
  if (narrow?.length) bodies.push({ form: 'text', bytes: narrow, ...(charset && { charset }) });
  else if (plain) bodies.push({ form: 'text', bytes: new TextEncoder().encode(plain), charset: 'utf-8' });
  const rtf = bodies.length === 0 ? message.binary(RTF) : undefined;
  const expanded = rtf && expandRtf(rtf);
  return expanded?.length ? [{ form: 'rtf', bytes: expanded }] : bodies;
}

/** Addresses within a company are names of its directory and no addresses of mail. */
function senderOf(message: Properties): Members['from'] {
  const name = message.text(...SENDER_NAMES);
  const address = SENDER_ADDRESSES.map((id) => message.text(id)).find((text) => text.includes('@')) ?? '';
  return name || address ? { name: name === address ? '' : name, address } : null;
}

function fileOf(attachment: Properties): MailFile | undefined {
  const bytes = attachment.binary(CONTENT);
  if (!bytes) return undefined;
  const name = attachment.text(...FILE_NAMES) || 'attachment.bin';
  const isOfText = attachment.text(CONTENT_ID) !== '' && PICTURE.test(name);
  if (isOfText || (attachment.number(HIDDEN) & 0xff) === 1) return undefined;
  return { name, mediaType: attachment.text(MEDIA_TYPE), bytes };
}

function foldersOf(file: CompoundFile, folder: string): string[] {
  const start = `${folder}__attach_version1.0_#`;
  return file.paths.filter(
    (path) => path.startsWith(start) && path.indexOf('/', start.length) === path.length - 1,
  );
}

function membersOf(file: CompoundFile, folder: string, header: number): Members {
  const message = new Properties(file, folder, header);
  const files: MailFile[] = [];
  const messages: Members['messages'] = [];
  for (const place of foldersOf(file, folder).slice(0, MOST_MEMBERS)) {
    const within = `${place}__substg1.0_${CONTENT}000D/`;
    const kept = fileOf(new Properties(file, place, HEADERS.attachment));
    if (kept) files.push(kept);
    else if (file.paths.includes(within)) messages.push(async () => membersOf(file, within, HEADERS.within));
  }
  return {
    from: senderOf(message),
    subject: message.text(SUBJECT),
    sentAt: message.moment(SENT) ?? message.moment(DELIVERED),
    bodies: bodiesOf(message),
    files: files.filter(({ name }) => !/^smime\.p7m$/i.test(name)),
    messages,
    sealed: /^IPM\.Note\.SMIME$/i.test(message.text(CLASS)) ? 'encrypted' : null,
  };
}

/** Opens a mail as Outlook saves it (MS-OXMSG); undefined where the file is damaged. */
export function openOutlook(bytes: Uint8Array): Members | undefined {
  const file = CompoundFile.open(bytes);
  return file && membersOf(file, '/', HEADERS.message);
}
