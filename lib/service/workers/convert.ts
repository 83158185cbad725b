import { findPhoto, type SourceDocument, toHtml, toPdf, toRtf, withPictures } from '@/lib/engine/documents';
import { pdfFonts } from './fonts';
import type { Conversions, ConversionTarget, Material, ReaderOptions } from './protocol';

type Converting = {
  material: Material;
  document: SourceDocument;
  options: ReaderOptions;
  /** ISO 639-1. */
  language?: string;
  /** What is marked as personal in the HTML. */
  personal: readonly string[];
  isOver: () => boolean;
};

/**
 * Writes a document in the formats that were asked for (parsing.md, Conversions). What cannot be written is named in
 * `failed` and costs nothing else: a document that was parsed is answered in any case.
 */
export async function convert(converting: Converting): Promise<Conversions> {
  const { material, document, options, language, personal, isOver } = converting;
  const conversions: Conversions = { failed: [] };
  if (material.kind === 'lines') return conversions;
  const { bytes } = material;

  async function attempt(isWanted: boolean, target: ConversionTarget, write: () => Promise<boolean>) {
    if (isWanted && !(await write().catch(() => false))) conversions.failed.push(target);
  }

  const { outputHtml, hideHtmlImages, outputRtf, outputPdf, ask } = options;
  const outputCandidateImage = ask.sort === 'resume' && ask.outputCandidateImage;
  const needsPictures = (outputHtml && !hideHtmlImages) || outputRtf || outputCandidateImage;
  const shown = needsPictures ? await withPictures(bytes, document, isOver) : document;

  await attempt(outputHtml, 'html', async () => {
    conversions.html = toHtml(bytes, shown, { hideImages: hideHtmlImages, language, personal });
    return true;
  });
  await attempt(outputRtf, 'rtf', async () => {
    conversions.rtf = toRtf(shown);
    return true;
  });
  await attempt(outputPdf, 'pdf', async () => {
    const written = await toPdf(bytes, document, { fonts: pdfFonts(), language, shouldStop: isOver });
    if (written.ok) conversions.pdf = written.value;
    return written.ok;
  });
  await attempt(outputCandidateImage, 'photo', async () => {
    conversions.photo = findPhoto(shown);
    return true;
  });
  return conversions;
}
