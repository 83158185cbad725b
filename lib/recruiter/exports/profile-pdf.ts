import path from 'node:path';
import PdfDocument from 'pdfkit';
import type { ParsedResume } from '@/lib/contracts';
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

const STYLES = {
  name: { font: REGULAR, size: 22, colour: INK, before: 0, after: 2 },
  lead: { font: REGULAR, size: 11, colour: QUIET, before: 0, after: 2 },
  section: { font: BOLD, size: 11, colour: INK, before: 16, after: 6 },
  entry: { font: BOLD, size: 10, colour: INK, before: 6, after: 1 },
  detail: { font: REGULAR, size: 9, colour: QUIET, before: 0, after: 2 },
  text: { font: REGULAR, size: 10, colour: INK, before: 0, after: 3 },
  point: { font: REGULAR, size: 10, colour: INK, before: 0, after: 2 },
} as const;

function write(pdf: PDFKit.PDFDocument, block: Block) {
  const style = STYLES[block.kind];
  const bottom = pdf.page.height - MARGIN;
  // A heading at the foot of a page would stand apart from what it heads.
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
  pdf.font(style.font).fontSize(style.size).fillColor(style.colour);
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

/** Texts as an A4 PDF with selectable text, each part beginning a page. */
export function blocksPdf(
  parts: readonly (readonly Block[])[],
  { title, language }: { title: string; language?: string | undefined },
): Promise<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Shortlist' },
  });
  for (const [index, blocks] of parts.entries()) {
    if (index > 0) pdf.addPage();
    for (const block of blocks) write(pdf, block);
  }
  return finished(pdf);
}

/** The profile of a resume as an A4 PDF. */
export function profilePdf(resume: ParsedResume): Promise<Uint8Array> {
  const blocks = profileOf(resume);
  return blocksPdf([blocks], {
    title: blocks[0]?.text ?? 'Candidate',
    language: resume.resumeMetadata?.documentLanguage ?? undefined,
  });
}
