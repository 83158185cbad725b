import { fail, type Result, succeed } from '../kernel';
import { detectKind } from './detect';
import { readDoc } from './doc';
import { readDocx } from './docx';
import { corruptFile, noText, pictureOnly } from './failures';
import { readEpub, readHtml } from './html';
import { readMail } from './mail';
import type { DocumentKind, Line, ReadFailure, ReadLimits, SourceDocument } from './model';
import { readOdt } from './odt';
import { readPdf } from './pdf';
import { pictureAsPdf, pictureKind } from './picture';
import { readRtf } from './rtf';
import { readText } from './text';

type Reading = Result<SourceDocument, ReadFailure>;

const READERS: Record<DocumentKind, (bytes: Uint8Array, limits: ReadLimits) => Reading | Promise<Reading>> = {
  pdf: readPdf,
  docx: readDocx,
  doc: readDoc,
  odt: readOdt,
  rtf: readRtf,
  html: (bytes, limits) => succeed(readHtml(bytes, limits)),
  text: readText,
  mail: readMail,
  epub: readEpub,
  jpeg: readPicture,
  png: readPicture,
  tiff: readPicture,
  heic: readPicture,
};

/** Reads a picture as the PDF that shows it; one that is not shown as a whole is not read to its end. */
async function readPicture(bytes: Uint8Array, limits: ReadLimits): Promise<Reading> {
  const shown = await pictureAsPdf(bytes);
  if (!shown.ok) return shown;
  const { pdf, isWhole } = shown.value;
  const read = await readPdf(pdf, limits);
  if (!read.ok) return read;
  const truncated = read.value.truncated || !isWhole;
  return succeed({ ...read.value, kind: pictureKind(bytes) ?? 'png', truncated });
}

/** Returns the kind of a document; pictures are documents only where they can be read. */
function kindOf(bytes: Uint8Array, { readPicture }: ReadLimits): Result<DocumentKind, ReadFailure> {
  const picture = readPicture && pictureKind(bytes);
  return picture ? succeed(picture) : detectKind(bytes);
}

/**
 * Reads a document of any supported kind into lines with position and style.
 * The content decides the kind. Whatever the bytes are, the answer is a document that has text, or a failure whose
 * code is an `OutputValidityCode` (wire-facts 5) and whose message is fit for the sender.
 */
export async function readDocument(bytes: Uint8Array, limits: ReadLimits): Promise<Reading> {
  const kind = kindOf(bytes, limits);
  if (!kind.ok) return kind;
  let reading: Reading;
  let isStopped = false;
  const shouldStop = (lines: readonly Line[]) => {
    isStopped ||= limits.shouldStop?.(lines) === true;
    return isStopped;
  };
  try {
    reading = await READERS[kind.value](bytes, { ...limits, shouldStop });
  } catch (error) {
    // The last guard: a format library met something that neither it nor its reader foresaw.
    return fail(
      corruptFile(
        `${kind.value}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
    );
  }
  return reading.ok ? requireText(reading.value, isStopped) : reading;
}

function requireText(document: SourceDocument, isStopped: boolean): Reading {
  if (document.lines.some((line) => /[\p{L}\p{N}]/u.test(line.text))) return succeed(document);
  if (isStopped) return fail({ code: 'ovTimeout', message: 'The document took too long to read.' });
  return fail(document.images.length > 0 ? pictureOnly('a document that holds only pictures') : noText());
}
