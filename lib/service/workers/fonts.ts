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

const once = (load: () => Uint8Array): (() => Uint8Array) => {
  let bytes: Uint8Array | undefined;
  return () => {
    bytes ??= load();
    return bytes;
  };
};

const packaged = (file: string) => once(() => readFileSync(resolve(`@expo-google-fonts/${file}`)));

/** Fonts of other scripts in one weight, read with the first document that needs them. */
const SCRIPTS: NonNullable<PdfFonts['scripts']> = {
  chinese: packaged('zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  japanese: packaged('sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
  korean: packaged('nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  arabic: packaged('cairo/400Regular/Cairo_400Regular.ttf'),
};

/** Returns the fonts in which documents are set as PDF; read with the first of them and kept. */
export function pdfFonts(): PdfFonts {
  fonts ??= {
    regular: read('regular'),
    bold: read('bold'),
    italic: read('italic'),
    boldItalic: read('boldItalic'),
    scripts: SCRIPTS,
  };
  return fonts;
}
