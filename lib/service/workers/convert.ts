import { findPhoto, type SourceDocument, toHtml, toPdf, toRtf, withPictures } from '@/lib/engine/documents';
import { pdfFonts } from './fonts';
import type { Conversions, ConversionTarget, ReaderOptions } from './protocol';

type Converting = {
  bytes: Uint8Array;
  document: SourceDocument;
  options: ReaderOptions;
  /** ISO 639-1. */
  language?: string;
  /** Values to mark as personal in the HTML. */
  personal: readonly string[];
  isOver: () => boolean;
};

/** Returns the requested formats, in the order in which they are written: the slowest at the end. */
export function wantedConversions({ outputHtml, outputRtf, outputPdf, ask }: ReaderOptions) {
  const isWanted: Record<ConversionTarget, boolean> = {
    html: outputHtml,
    rtf: outputRtf,
    photo: ask.sort === 'resume' && ask.outputCandidateImage,
    pdf: outputPdf,
  };
  return (['html', 'rtf', 'photo', 'pdf'] as const).filter((target) => isWanted[target]);
}

/** Writes one format: returns its part of the conversions, or nothing when it cannot be written. */
async function write(
  target: ConversionTarget,
  shown: SourceDocument,
  { bytes, document, options, language, personal, isOver }: Converting,
): Promise<Partial<Conversions> | undefined> {
  if (target === 'html')
    return { html: toHtml(bytes, shown, { hideImages: options.hideHtmlImages, language, personal }) };
  if (target === 'rtf') return { rtf: toRtf(shown) };
  if (target === 'photo') return { photo: findPhoto(shown) };
  const written = await toPdf(bytes, document, { fonts: pdfFonts(), language, shouldStop: isOver });
  return written.ok ? { pdf: written.value } : undefined;
}

/** Returns the document with its pictures, where a format shows them; without them when they cannot be read. */
async function pictured({ bytes, document, options, isOver }: Converting, wanted: ConversionTarget[]) {
  const needs = { html: !options.hideHtmlImages, rtf: true, photo: true, pdf: false };
  if (!wanted.some((target) => needs[target])) return document;
  return withPictures(bytes, document, isOver).catch(() => document);
}

/**
 * Writes a document in the requested formats (parsing.md, Conversions). Formats that fail are listed in `failed` or
 * `late` and do not affect the others. `report` gets the finished ones before the last one is written.
 */
export async function convert(
  converting: Converting,
  report: (conversions: Conversions) => void,
): Promise<Conversions> {
  const wanted = wantedConversions(converting.options);
  let conversions: Conversions = { failed: [], late: wanted };
  const shown = await pictured(converting, wanted);
  for (const [at, target] of wanted.entries()) {
    if (at > 0 && at === wanted.length - 1) report(conversions);
    const written = await write(target, shown, converting).catch(() => undefined);
    const late = conversions.late.filter((other) => other !== target);
    conversions = { ...conversions, ...written, late };
    if (written) continue;
    if (converting.isOver()) conversions.late.push(target);
    else conversions = { ...conversions, failed: [...conversions.failed, target] };
  }
  return conversions;
}
