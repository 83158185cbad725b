import type { Random } from '@/lib/engine/kernel';
import { deflated, expanding, filled, type Makers, nested } from './made.ts';
import { FIRST, type PdfObject, pdfPage } from './pdf-objects.ts';

const ROMAN = '<< /Type /Font /Subtype /Type0 /BaseFont /Unknown';
const packed = (dictionary: string, content: Uint8Array): PdfObject => ({
  dictionary: `${dictionary} /Filter /FlateDecode`,
  content: deflated(content),
});

/** Entries of a map of characters: ranges over everything, long values, and maps that use themselves. */
function entryOf(random: Random): string {
  const long = '0041'.repeat(random.pick([1, 100, 900]));
  return random.pick([
    '1 beginbfrange <0000> <ffff> <0041> endbfrange ',
    `1 beginbfrange <0000> <ffff> <${long}> endbfrange `,
    '1 beginbfrange <00000000> <ffffffff> <0041> endbfrange ',
    `1 beginbfrange <0000> <00ff> [${'<0041> '.repeat(9)}] endbfrange `,
    `1 beginbfchar <0041> <${long}> endbfchar `,
    '1 begincidrange <0000> <ffff> 0 endcidrange ',
    '1 begincodespacerange <00> <ffffffff> endcodespacerange ',
    '/Itself usecmap ',
    '99999999 beginbfchar ',
  ]);
}

function maps(random: Random): Uint8Array {
  const entries = Array.from({ length: random.pick([1, 20]) }, () => entryOf(random)).join('');
  const text = random.chance(0.5) ? Buffer.from(filled(random, entries)) : expanding(random, entries);
  const map = packed(`/Type /CMap /CMapName /Itself /UseCMap ${FIRST} 0 R`, text);
  const isCoded = random.chance(0.4);
  const font = `${ROMAN} /Encoding ${isCoded ? `${FIRST} 0 R` : '/Identity-H'} /ToUnicode ${FIRST} 0 R /DescendantFonts [7 0 R] >>`;
  const descendant =
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unknown /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>';
  const content = `BT /F 10 Tf 50 600 Td <${'0041'.repeat(random.pick([1, 500]))}> Tj ET`;
  return pdfPage({ font, content, others: [map, descendant] });
}

function widths(random: Random): Uint8Array {
  const entry = random.pick(['0 65535 500 ', '0 2147483647 500 ', '0 [ 1 2 3 ] ', '-9 [ ] ']);
  const font = `${ROMAN} /Encoding /Identity-H /DescendantFonts [${FIRST} 0 R] >>`;
  const descendant = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Unknown /W [${filled(random, entry)}] /W2 [ 0 65535 1 2 3 ] /DW ${random.pick([0, 1e9])} >>`;
  return pdfPage({ font, content: 'BT /F 9 Tf <00410042> Tj ET', others: [descendant] });
}

/** Programs of fonts that say what they do not hold: counts, offsets and tables beyond the file. */
function programs(random: Random): Uint8Array {
  const [key, head] = random.pick([
    ['FontFile2', Buffer.from(`000100000fff00800003007067${'6c7966'.repeat(20)}`, 'hex')],
    ['FontFile', Buffer.from('%!PS-AdobeFont-1.0\n/Subrs 99999999 array\neexec ')],
    ['FontFile3', Buffer.from('0100040400ffff010101ff', 'hex')],
  ] as const);
  const program = Buffer.concat([
    head,
    expanding(random, random.pick(['\xff', '\x00', 'dup 1 9 RD ', '{ '])),
  ]);
  const subtype = key === 'FontFile3' ? '/Subtype /Type1C' : '';
  const descriptor = `<< /Type /FontDescriptor /FontName /Unknown /Flags 4 /FontBBox [0 0 9 9] /${key} 7 0 R >>`;
  const font = `<< /Type /Font /Subtype /${key === 'FontFile2' ? 'TrueType' : 'Type1'} /BaseFont /Unknown /FirstChar 0 /LastChar 99999999 /FontDescriptor ${FIRST} 0 R >>`;
  return pdfPage({ font, others: [descriptor, packed(`${subtype} /Length1 ${program.length}`, program)] });
}

function encodings(random: Random): Uint8Array {
  const differences = filled(
    random,
    random.pick(['0 /A ', '255 /uni0041 ', '99999999 /A ', '/uni00410042 ']),
  );
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`;
  return pdfPage({ font });
}

/** Fonts for each of which a page asks, all the same or one after the other. */
function manyFonts(random: Random): Uint8Array {
  const count = random.pick([10, 200]);
  const fonts = Array.from({ length: count }, (_, at) => `/F${at} 5 0 R`).join(' ');
  const content = Array.from({ length: count }, (_, at) => `BT /F${at} 9 Tf (x) Tj ET `).join('');
  return pdfPage({ content, resources: `/Font << /F 5 0 R ${fonts} >>` });
}

const SIZES = [1, 3000, 65_535, 2_147_483_647];

/** Pictures of sizes that they do not hold, by every filter of pictures. */
function pictures(random: Random): Uint8Array {
  const filter = random.pick(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'FlateDecode']);
  const [width, height] = [random.pick(SIZES), random.pick(SIZES)];
  const colours = random.pick(['/DeviceGray', '/DeviceRGB', `[/Indexed ${FIRST} 0 R 255 (x)]`]);
  const content =
    filter === 'FlateDecode'
      ? deflated(expanding(random, '\x00'))
      : expanding(random, '\xff').subarray(0, 5000);
  const image = {
    dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent ${random.pick([1, 8])} /ColorSpace ${colours} /Filter /${filter} /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >> /SMask ${FIRST} 0 R`,
    content,
  };
  const times = random.pick([1, 50]);
  return pdfPage({
    content: '/X Do '.repeat(times),
    resources: `/XObject << /X ${FIRST} 0 R >>`,
    others: [image],
  });
}

/** Functions and colours that are made of one another, and functions that are programs. */
function colours(random: Random): Uint8Array {
  const self = `${FIRST} 0 R`;
  const object = random.pick<PdfObject>([
    `<< /FunctionType 3 /Domain [0 1] /Functions [${`${self} `.repeat(random.pick([1, 2, 99]))}] /Bounds [] /Encode [0 1] >>`,
    {
      dictionary: '/FunctionType 4 /Domain [0 1] /Range [0 1]',
      content: nested(random, '{ ', '} if ', '1 add'),
    },
    {
      dictionary: `/FunctionType 0 /Domain [${'0 1 '.repeat(9)}] /Range [0 1] /Size [${'999 '.repeat(9)}] /BitsPerSample 32`,
      content: 'x',
    },
  ]);
  const space = random.pick([
    `[/Separation /Spot /DeviceRGB ${self}]`,
    `[/DeviceN [${'/A '.repeat(random.pick([1, 500]))}] /DeviceRGB ${self}]`,
    nested(random, '[/Indexed ', ' 255 (x)]', '/DeviceRGB'),
    '7 0 R',
  ]);
  return pdfPage({
    content: `/C cs 0.5 scn 0 0 99 99 re f /S sh BT /F 9 Tf (x) Tj ET`,
    resources: `/ColorSpace << /C ${space} >> /Shading << /S << /ShadingType ${random.between(1, 7)} /ColorSpace /C /Function ${self} /Coords [0 0 1 1] /Domain [0 1e30] >> >>`,
    others: [object, '[/Pattern 7 0 R]'],
  });
}

/** Ways of PDF to nest and to repeat what its text and pictures are drawn with. */
export const PDF_FONTS: Makers = {
  'PDF, maps of characters': maps,
  'PDF, widths of characters': widths,
  'PDF, programs of fonts': programs,
  'PDF, encodings': encodings,
  'PDF, fonts without end': manyFonts,
  'PDF, pictures beyond measure': pictures,
  'PDF, functions and colours': colours,
};
