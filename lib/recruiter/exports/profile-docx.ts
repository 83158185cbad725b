import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  ImageRun,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { footerOf, type Look } from './look';
import type { Block } from './profile';
import { xmlText } from './xml-text';

const INK = '16181d';
const QUIET = '5b616e';
const LOGO_HEIGHT = 32;
const LOGO_WIDTH = 120;

/** Twentieths of a point around, half points of size. */
const STYLES = {
  name: { size: 44, bold: false, colour: INK, before: 0, after: 40 },
  lead: { size: 22, bold: false, colour: QUIET, before: 0, after: 40 },
  section: { size: 22, bold: true, colour: INK, before: 320, after: 120 },
  entry: { size: 20, bold: true, colour: INK, before: 120, after: 20 },
  detail: { size: 18, bold: false, colour: QUIET, before: 0, after: 40 },
  text: { size: 20, bold: false, colour: INK, before: 0, after: 60 },
  point: { size: 20, bold: false, colour: INK, before: 0, after: 40 },
} as const;

function paragraph({ kind, text }: Block, look: Look | undefined): Paragraph {
  const style = STYLES[kind];
  const isSection = kind === 'section';
  const colour = isSection && look ? look.colour.slice(1) : style.colour;
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'd9dce3', space: 6 };
  const options: IParagraphOptions = {
    spacing: { before: style.before, after: style.after },
    keepNext: isSection || kind === 'entry',
    ...(kind === 'point' && { bullet: { level: 0 } }),
    ...(isSection && { border: { top: line } }),
  };
  const lines = xmlText(text).split('\n');
  return new Paragraph({
    ...options,
    children: lines.map(
      (one, index) =>
        new TextRun({
          text: one,
          size: style.size,
          bold: style.bold,
          color: colour,
          ...(index > 0 && { break: 1 }),
        }),
    ),
  });
}

function headerOf({ logo }: Look): Header | undefined {
  if (!logo) return undefined;
  const picture = new ImageRun({
    data: logo.bytes,
    type: logo.type,
    transformation: { width: LOGO_WIDTH, height: LOGO_HEIGHT },
  });
  return new Header({ children: [new Paragraph({ alignment: AlignmentType.RIGHT, children: [picture] })] });
}

function footer(look: Look): Footer {
  const words = new TextRun({ text: `${xmlText(footerOf(look))}    `, size: 16, color: QUIET });
  const page = new TextRun({ children: [PageNumber.CURRENT], size: 16, color: QUIET });
  return new Footer({ children: [new Paragraph({ children: [words, page] })] });
}

/** Texts as a Word document, each part beginning a page. */
export async function blocksDocx(
  parts: readonly (readonly Block[])[],
  { title, look }: { title: string; look?: Look },
): Promise<Uint8Array> {
  const header = look && headerOf(look);
  const document = new Document({
    title: xmlText(title),
    creator: 'Shortlist',
    styles: { default: { document: { run: { font: 'Inter' } } } },
    sections: parts.map((blocks) => ({
      ...(header && { headers: { default: header } }),
      ...(look && { footers: { default: footer(look) } }),
      children: blocks.map((block) => paragraph(block, look)),
    })),
  });
  return Packer.toBuffer(document);
}
