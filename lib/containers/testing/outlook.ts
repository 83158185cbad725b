import cfb from 'cfb';

/** A mail as Outlook saves it, of which every text may be kept in eight bits of a code page. */
export type OutlookMail = {
  subject: string;
  from: { name: string; address: string };
  sentAt: string;
  body?: string;
  html?: Uint8Array;
  rtf?: Uint8Array;
  /** Texts are kept in this code page, by this encoder, instead of in Unicode. */
  narrow?: { codePage: number; encode(text: string): Uint8Array };
  files?: { name: string; bytes: Uint8Array; contentId?: string }[];
  mails?: OutlookMail[];
};

const EPOCH_MS = 11_644_473_600_000n;

function propertyEntries(mail: OutlookMail): Buffer {
  const time = Buffer.alloc(16);
  time.writeUInt16LE(0x0040, 0);
  time.writeUInt16LE(0x0039, 2);
  time.writeBigUInt64LE((BigInt(Date.parse(mail.sentAt)) + EPOCH_MS) * 10_000n, 8);
  const page = Buffer.alloc(16);
  page.writeUInt16LE(0x0003, 0);
  page.writeUInt16LE(0x3ffd, 2);
  page.writeUInt32LE(mail.narrow?.codePage ?? 1252, 8);
  const internet = Buffer.from(page);
  internet.writeUInt16LE(0x3fde, 2);
  internet.writeUInt32LE(mail.narrow?.codePage ?? 65001, 8);
  return Buffer.concat([time, page, internet]);
}

function write(
  file: ReturnType<typeof cfb.utils.cfb_new>,
  folder: string,
  mail: OutlookMail,
  header: number,
): void {
  const add = (path: string, content: Uint8Array) =>
    cfb.utils.cfb_add(file, `${folder}${path}`, Buffer.from(content));
  const text = (id: string, value: string, at = '') =>
    mail.narrow
      ? add(`${at}__substg1.0_${id}001E`, mail.narrow.encode(value))
      : add(`${at}__substg1.0_${id}001F`, Buffer.from(value, 'utf16le'));
  add('__properties_version1.0', Buffer.concat([Buffer.alloc(header), propertyEntries(mail)]));
  text('001A', 'IPM.Note');
  text('0037', mail.subject);
  text('0C1A', mail.from.name);
  text('0C1F', '/O=COMPANY/OU=FIRST/CN=RECIPIENTS/CN=SENDER');
  text('5D01', mail.from.address);
  if (mail.body !== undefined) text('1000', mail.body);
  if (mail.html) add('__substg1.0_10130102', mail.html);
  if (mail.rtf) add('__substg1.0_10090102', mail.rtf);
  const places = [...(mail.files ?? []), ...(mail.mails ?? [])];
  places.forEach((member, index) => {
    const at = `__attach_version1.0_#${index.toString(16).toUpperCase().padStart(8, '0')}/`;
    add(`${at}__properties_version1.0`, Buffer.alloc(8));
    if (!('bytes' in member)) {
      text('3001', member.subject, at);
      write(file, `${folder}${at}__substg1.0_3701000D/`, member, 24);
      return;
    }
    text('3707', member.name, at);
    if (member.contentId) text('3712', member.contentId, at);
    add(`${at}__substg1.0_37010102`, member.bytes);
  });
}

/** Returns the bytes of a `.msg` file. */
export function outlookFile(mail: OutlookMail): Uint8Array {
  const file = cfb.utils.cfb_new();
  write(file, '/', mail, 32);
  return Uint8Array.from(cfb.write(file, { type: 'buffer' }) as Uint8Array);
}

/** Returns RTF as Outlook keeps it: each byte unchanged, which is valid and needs no search for repetitions. */
export function compressedRtf(rtf: string): Uint8Array {
  const bytes = Buffer.from(rtf, 'latin1');
  const groups: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 8) groups.push(Buffer.from([0]), bytes.subarray(at, at + 8));
  const content = Buffer.concat(groups);
  const header = Buffer.alloc(16);
  header.writeUInt32LE(content.length + 12, 0);
  header.writeUInt32LE(bytes.length, 4);
  header.writeUInt32LE(0x75465a4c, 8);
  return Buffer.concat([header, content]);
}
