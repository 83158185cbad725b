import { type Item, paint } from './sheet.ts';

const LIGATURES: readonly [string, string][] = [
  ['ffi', 'ﬃ'],
  ['fi', 'ﬁ'],
  ['fl', 'ﬂ'],
];
const MAP = /\d+ 0 obj\n[\s\S]*?endobj/gu;
const LIGATURE_CODES = /<(?:0066006900?|FB0[0-6]|fb0[0-6]|0066006[9c])>/gu;

/**
 * Paints text in fonts of the document and takes away what says which character a glyph is: all of it, that of bold type,
 * or that of ligatures.
 */
export async function drawnWithoutMaps(items: readonly Item[], index: number): Promise<Uint8Array> {
  const which = index < 3 ? 'all' : index < 6 ? 'bold' : 'ligatures';
  const texts =
    which === 'ligatures'
      ? items.map((item) => ({
          ...item,
          text: LIGATURES.reduce((text, [from, to]) => text.replaceAll(from, to), item.text),
        }))
      : items;
  const file = Buffer.from(await paint(texts, { compress: false })).toString('latin1');
  return new Uint8Array(Buffer.from(without(file, which), 'latin1'));
}

function without(file: string, which: 'all' | 'bold' | 'ligatures'): string {
  if (which === 'all') return file.replaceAll('/ToUnicode', '/XoUnicode');
  if (which === 'ligatures')
    return file.replaceAll(MAP, (object) =>
      object.includes('begincmap')
        ? object.replaceAll(LIGATURE_CODES, (code) => '<fffd>'.padEnd(code.length))
        : object,
    );
  return file.replaceAll(MAP, (object) =>
    /\/BaseFont \/\w+\+LiberationSans-Bold/u.test(object)
      ? object.replace('/ToUnicode', '/XoUnicode')
      : object,
  );
}
