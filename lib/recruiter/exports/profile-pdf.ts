import path from 'node:path';
import PdfDocument from 'pdfkit';
import type { ParsedResume } from '@/lib/contracts';
import { footerOf, type Look } from './look';
import { type Block, profileOf } from './profile';

/**
 * A candidate's profile as a PDF, set in Inter, which is embedded and covers Latin, Greek and Cyrillic. Letters of
 * other scripts are not in it and come out as empty boxes; text is set from left to right only.
 */
const FONTS = path.join(process.cwd(), 'node_modules', '@expo-google-fonts', 'inter');
const REGULAR = path.join(FONTS, '400Regular', 'Inter_400Regular.ttf');
const BOLD = path.join(FONTS, '600SemiBold', 'Inter_600SemiBold.ttf');

const MARGIN = 56;
const POINT_INDENT = 12;
const INK = '#16181d';
const QUIET = '#5b616e';
const LINE = '#d9dce3';
const LOGO = { width: 120, height: 40 };

const STYLES = {
  name: { font: REGULAR, size: 22, colour: INK, before: 0, after: 2 },
  lead: { font: REGULAR, size: 11, colour: QUIET, before: 0, after: 2 },
  section: { font: BOLD, size: 11, colour: INK, before: 16, after: 6 },
  entry: { font: BOLD, size: 10, colour: INK, before: 6, after: 1 },
  detail: { font: REGULAR, size: 9, colour: QUIET, before: 0, after: 2 },
  text: { font: REGULAR, size: 10, colour: INK, before: 0, after: 3 },
  point: { font: REGULAR, size: 10, colour: INK, before: 0, after: 2 },
} as const;

function write(pdf: PDFKit.PDFDocument, block: Block, look: Look | undefined) {
  const style = STYLES[block.kind];
  const bottom = pdf.page.height - MARGIN;
  // Keeps a heading at the foot of a page with the text below it.
  const isHeading = block.kind === 'section' || block.kind === 'entry';
  if (isHeading && pdf.y + style.before + 48 > bottom) pdf.addPage();
  else pdf.y += style.before;
  if (block.kind === 'section') {
    const { y } = pdf;
    pdf
      .moveTo(MARGIN, y)
      .lineTo(pdf.page.width - MARGIN, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    pdf.y = y + 8;
  }
  const colour = block.kind === 'section' && look ? look.colour : style.colour;
  pdf.font(style.font).fontSize(style.size).fillColor(colour);
  const indent = block.kind === 'point' ? POINT_INDENT : 0;
  // A line that does not fit begins a new page before its mark is set, so that the two stay together.
  if (indent > 0 && pdf.y + pdf.currentLineHeight(true) > bottom) pdf.addPage();
  if (indent > 0) {
    const { y } = pdf;
    pdf.text('•', MARGIN, y, { lineBreak: false });
    pdf.y = y;
  }
  pdf.text(block.text, MARGIN + indent, pdf.y, { lineGap: 2, width: pdf.page.width - 2 * MARGIN - indent });
  pdf.y += style.after;
}

function finished(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

/** In the upper right corner, next to the name. */
function writeLogo(pdf: PDFKit.PDFDocument, { logo }: Look) {
  if (!logo) return;
  const left = pdf.page.width - MARGIN - LOGO.width;
  pdf.image(logo.bytes, left, MARGIN - 16, {
    fit: [LOGO.width, LOGO.height],
    align: 'right',
  });
}

/** On every page, below the margin of the text. */
function writeFooters(pdf: PDFKit.PDFDocument, look: Look) {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    const width = pdf.page.width - 2 * MARGIN;
    const y = pdf.page.height - MARGIN + 20;
    pdf.font(REGULAR).fontSize(8).fillColor(QUIET);
    pdf.text(footerOf(look), MARGIN, y, { width: width - 60, height: 20, ellipsis: true });
    pdf.text(`${index + 1} / ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false });
  }
}

/** Texts as an A4 PDF with selectable text, each part beginning a page; with a look, in the colours of the workspace. */
export function blocksPdf(
  parts: readonly (readonly Block[])[],
  { title, language, look }: { title: string; language?: string | undefined; look?: Look },
): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: look !== undefined,
    font: REGULAR,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Shortlist' },
  });
  for (const [index, blocks] of parts.entries()) {
    if (index > 0) pdf.addPage();
    if (look) writeLogo(pdf, look);
    for (const block of blocks) write(pdf, block, look);
  }
  if (look) writeFooters(pdf, look);
  return finished(pdf);
}

/** Returns the profile of a resume as an A4 PDF. */
export function profilePdf(resume: ParsedResume): Promise<Uint8Array> {
  const blocks = profileOf(resume);
  return blocksPdf([blocks], {
    title: blocks[0]?.text ?? 'Candidate',
    language: resume.resumeMetadata?.documentLanguage ?? undefined,
  });
}
