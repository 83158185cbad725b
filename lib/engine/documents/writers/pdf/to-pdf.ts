import { type Failure, fail, type Result, succeed } from '../../../kernel';
import type { SourceDocument } from '../../model';
import { pictureAsPdf, pictureKind } from '../../picture';
import { plainText } from '../../plain-text';
import { flowingBlocks } from '../structure';
import { setBlocks } from './blocks';
import { fontsOf, isCovered, type PdfFonts } from './fonts';
import { SHEET, Sheets } from './sheets';

export type PdfOptions = {
  fonts: PdfFonts;
  /** BCP 47 tag of the text. */
  language?: string;
  /** Called between blocks; returns true when there is no more time. */
  shouldStop?: () => boolean;
};

/**
 * Converts a document to PDF. `bytes` are the original file: a PDF is returned unchanged, every other kind is set
 * from its lines on A4, with text that can be selected, its links, and its PNG and JPEG pictures. Fails with
 * `unsupportedScript` where more than a few letters are not Latin, Greek or Cyrillic, and with `timeout` when
 * stopped.
 */
export async function toPdf(
  bytes: Uint8Array,
  document: SourceDocument,
  { fonts, language, shouldStop = () => false }: PdfOptions,
): Promise<Result<Uint8Array, Failure>> {
  if (document.kind === 'pdf') return succeed(bytes);
  if (pictureKind(bytes)) {
    const shown = await pictureAsPdf(bytes);
    return shown.ok ? succeed(shown.value.pdf) : shown;
  }
  const text = plainText(document);
  const { fonts: own, fontOfLetter } = fontsOf(text, fonts);
  if (!isCovered(text, fontOfLetter))
    return fail({
      code: 'unsupportedScript',
      message: 'The document could not be converted to PDF: its script is not in the fonts at hand.',
    });
  // Loaded when it is needed: few documents are converted, and every reader would have to wait for it.
  const { default: PdfDocument } = await import('pdfkit');
  const title = document.properties.title?.trim() || 'Document';
  const sheets = new Sheets(
    new PdfDocument({ ...SHEET, lang: language, displayTitle: true, info: { Title: title } }),
    own,
    fontOfLetter,
  );
  if (!setBlocks(flowingBlocks(document), sheets, shouldStop))
    return fail({ code: 'timeout', message: 'The time was up before all of the document was set as PDF.' });
  return succeed(await sheets.finish());
}
