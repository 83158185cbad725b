import { type Mail, type MailBody, openMail } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { decode } from '../charset';
import { corruptFile, encryptedFile, noBody, wrappedMail } from '../failures';
import { readHtml } from '../html';
import type { ReadFailure, ReadLimits, SourceDocument } from '../model';
import { readRtf } from '../rtf';
import { documentOfText } from '../text';
import { withoutQuotedHeaders } from './quoted-headers';

/** A body in HTML shows more of the layout than one in plain text, which often is the same. */
const AS_LONG = 0.8;
const MOST_BODIES = 12;

function bodiesIn(mail: Mail): MailBody[] {
  return [...mail.bodies, ...mail.mails.flatMap(bodiesIn)];
}

function readBody({ form, bytes, charset }: MailBody, limits: ReadLimits): SourceDocument | undefined {
  if (form === 'html') return readHtml(bytes, limits, charset);
  if (form === 'text') {
    const { text, inDoubt } = decode(bytes, charset);
    const document = documentOfText(text.replace(/^\ufeff/, '').replace(/^(?:> ?)+/gm, ''), limits);
    return inDoubt ? { ...document, doubts: ['encoding'] } : document;
  }
  const read = readRtf(bytes, limits);
  return read.ok ? read.value : undefined;
}

const lettersOf = ({ lines }: SourceDocument) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Returns the longest of these documents; of two that are nearly as long the one with a layout. */
function longest(documents: readonly SourceDocument[]): SourceDocument | undefined {
  const most = Math.max(0, ...documents.map(lettersOf));
  const long = documents.filter((document) => lettersOf(document) >= most * AS_LONG);
  return (
    long.find(({ kind }) => kind !== 'text') ?? documents.find((document) => lettersOf(document) === most)
  );
}

function failureOf({ sealed, files, mails }: Mail): ReadFailure {
  if (sealed === 'encrypted') return encryptedFile();
  if (sealed === 'wrapped') return wrappedMail();
  const names = [...files, ...mails.flatMap((mail) => mail.files)].map(({ name }) => name);
  return noBody(names);
}

/** Reads the body of a mail, in MIME or of Outlook. */
export async function readMail(
  bytes: Uint8Array,
  limits: ReadLimits,
): Promise<Result<SourceDocument, ReadFailure>> {
  const mail = await openMail(bytes);
  if (!mail) return fail(corruptFile('mail: nested or counted beyond what mails are, or damaged'));
  const read = bodiesIn(mail)
    .slice(0, MOST_BODIES)
    .map((body) => readBody(body, limits))
    .filter((document) => document !== undefined)
    .map((document) => ({ ...document, lines: withoutQuotedHeaders(document.lines) }));
  const document = longest(read);
  if (!document || lettersOf(document) === 0) return fail(failureOf(mail));
  return succeed({ ...document, kind: 'mail', properties: {} });
}
