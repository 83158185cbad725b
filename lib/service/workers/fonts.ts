import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PdfFonts } from '@/lib/engine/documents';

const CUTS = {
  regular: '400Regular',
  bold: '700Bold',
  italic: '400Regular_Italic',
  boldItalic: '700Bold_Italic',
} as const;

const { resolve } = createRequire(import.meta.url);
let fonts: PdfFonts | undefined;

function read(cut: keyof typeof CUTS): Uint8Array {
  return readFileSync(resolve(`@expo-google-fonts/inter/${CUTS[cut]}/Inter_${CUTS[cut]}.ttf`));
}

/** The fonts in which documents are set as PDF; read with the first of them and kept. */
export function pdfFonts(): PdfFonts {
  fonts ??= {
    regular: read('regular'),
    bold: read('bold'),
    italic: read('italic'),
    boldItalic: read('boldItalic'),
  };
  return fonts;
}
