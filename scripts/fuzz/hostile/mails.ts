import { zipSync } from 'fflate';
import { buildDocx, buildOdt } from '@/lib/engine/documents/testing';
import type { Random } from '@/lib/engine/kernel';
import { bytes, expanding, filled, type Makers, nested, PERSON, SMALL_BYTES } from './made.ts';
import { PDFS } from './pdfs.ts';

const HEAD = `From: Mira <mira@example.org>\r\nTo: jobs@example.org\r\nSubject: ${PERSON}\r\nMIME-Version: 1.0\r\n`;
const plain = `Content-Type: text/plain\r\n\r\n${PERSON}\r\nBaker\r\n`;
const WRITTEN = new Date(2026, 0, 1);

/** A body of several parts. */
function parts(boundary: string, all: readonly string[]): string {
  const body = all.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`;
}

function attachment(content: Uint8Array, type: string, name: string): string {
  const base64 = Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n');
  return `Content-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64}`;
}

/** Mails in mails, as parts or packed as attachments, as deep as a small file holds. */
function mailsInMails(random: Random): Uint8Array {
  const isPacked = random.chance(0.4);
  let mail = HEAD + plain;
  for (let level = random.pick([1, 5, 100]); level > 0; level--) {
    const inner = isPacked
      ? attachment(bytes(mail), 'message/rfc822', 'inner.eml')
      : `Content-Type: message/rfc822\r\n\r\n${mail}`;
    const next = HEAD + parts(`b${level}`, [plain, inner]);
    if (next.length > SMALL_BYTES - 500) break;
    mail = next;
  }
  return bytes(mail);
}

/** Parts in parts, parts that use the boundary of those around them, and parts without end. */
function partsInParts(random: Random): Uint8Array {
  const isSame = random.chance(0.5);
  let body = plain;
  for (let level = random.pick([1, 20, 80]); level > 0 && body.length < SMALL_BYTES - 1000; level--)
    body = parts(isSame ? 'b' : `b${level}`, [body]);
  if (random.chance(0.3)) body = `${parts('b', [plain])}${filled(random, '--b\r\n')}`;
  return bytes(HEAD + body.slice(0, SMALL_BYTES - 500));
}

/** Heads that are long, folded, encoded and repeated. */
function heads(random: Random): Uint8Array {
  const unit = random.pick([
    'X: y\r\n',
    ' folded\r\n',
    '=?utf-8?q?=41?= ',
    'a@example.org, ',
    '"a\\"" <a@example.org>, ',
    'x="y"; ',
    'x*0="y"; ',
    "x*9999*=utf-8''%41; ",
    '(',
    'Received: x\r\n',
  ]);
  const name = random.pick(['Subject', 'To', 'Content-Type', 'References', 'Content-Disposition', 'From']);
  return bytes(`From: Mira <mira@example.org>\r\n${name}: ${filled(random, unit)}\r\n${plain}`);
}

/** Attachments that expand: archives in mails, and archives in those. */
function archivesInMails(random: Random): Uint8Array {
  const inner = random.pick([
    () => buildDocx(`<w:p><w:r><w:t>${PERSON}</w:t></w:r></w:p>${expanding(random, '<w:p/>')}`),
    () => buildOdt(`<text:p>${PERSON}</text:p>${expanding(random, '<text:p>x</text:p>')}`),
    () => random.pick(Object.values(PDFS))(random),
    () => bytes(nested(random, '<div>', '</div>').slice(0, 4000)),
  ])();
  const zipped = random.chance(0.5)
    ? zipSync({ 'cv.docx': inner, 'cv.zip': inner }, { mtime: WRITTEN })
    : inner;
  const many = random.pick([1, 1, 8]);
  const file = attachment(
    zipped,
    random.pick(['application/zip', 'application/pdf', 'text/html']),
    'cv.docx',
  );
  return bytes(HEAD + parts('b', [plain, ...Array<string>(many).fill(file)]));
}

/** A page with its parts in a mail, which name one another. */
function pagesInMails(random: Random): Uint8Array {
  const page = `Content-Type: text/html\r\nContent-Location: http://x/a\r\n\r\n<html><p>${PERSON}</p>${filled(random, '<iframe src="http://x/a"><img src="cid:a">').slice(0, 5000)}`;
  return bytes(HEAD + parts('b', [page, page.slice(0, 900)]).replace('multipart/mixed', 'multipart/related'));
}

/** Ways of mails to nest and to repeat. */
export const MAILS: Makers = {
  'Mail, mails in mails': mailsInMails,
  'Mail, parts in parts': partsInParts,
  'Mail, heads': heads,
  'Mail, archives in mails': archivesInMails,
  'Mail, pages': pagesInMails,
};
