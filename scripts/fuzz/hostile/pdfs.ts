import type { Random } from '@/lib/engine/kernel';
import { deflated, expanding, filled, type Makers, nested } from './made.ts';
import { FIRST, FONT, LINE, type PdfObject, pdfOf, pdfPage } from './pdf-objects.ts';

/** What a stream of a page can repeat: text, states, paths, pictures, clips, marked content, shadings. */
const OPERATORS = [
  'BT /F 10 Tf 1 1 Td (x) Tj ET ',
  '(x) Tj ',
  'q ',
  'q Q ',
  '0 0 m 9 9 l S ',
  '0 0 9 9 re ',
  '0 0 m 1 2 3 4 5 6 c ',
  '0 0 9 9 re W n ',
  'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI ',
  '/P BMC ',
  '/P << /A [ 1 2 ] >> BDC ',
  '1 0 0 1 1 1 cm ',
  '[ 1 2 ] 0 d ',
  '/X Do ',
  ' ',
  '[',
  '<<',
  '(',
  '9',
  '% ',
];

const asHex = (content: Uint8Array) => Buffer.from(content).toString('hex');

/** Packs a content by a chain of filters, the last of them first. */
function filteredBy(content: Uint8Array, names: readonly string[]): Uint8Array {
  let packed = content;
  for (const name of [...names].reverse())
    packed = name === 'FlateDecode' ? deflated(packed) : Buffer.from(`${asHex(packed)}>`, 'latin1');
  return packed;
}

function filters(random: Random): Uint8Array {
  const names = Array.from({ length: random.between(1, 8) }, () =>
    random.pick(['FlateDecode', 'FlateDecode', 'FlateDecode', 'ASCIIHexDecode']),
  );
  const content = filteredBy(expanding(random, random.pick(OPERATORS)), ['FlateDecode', ...names]);
  const chain = ['FlateDecode', ...names].map((name) => `/${name}`).join(' ');
  return pdfPage({
    page: `/Contents [4 0 R ${FIRST} 0 R]`,
    others: [{ dictionary: `/Filter [${chain}]`, content }],
  });
}

function runs(random: Random): Uint8Array {
  const content = deflated(Buffer.alloc(random.pick([1000, 100_000, 4_000_000]), Buffer.from([129, 0x71])));
  const dictionary = '/Filter [/FlateDecode /RunLengthDecode]';
  return pdfPage({ page: `/Contents [4 0 R ${FIRST} 0 R]`, others: [{ dictionary, content }] });
}

function predictors(random: Random): Uint8Array {
  const columns = random.pick([1, 65_535, 2_147_483_647]);
  const dictionary = `/Filter /FlateDecode /DecodeParms << /Predictor ${random.pick([2, 12, 15])} /Columns ${columns} /Colors ${random.pick([1, 32, 99_999])} /BitsPerComponent ${random.pick([1, 8, 16])} >>`;
  return pdfPage({
    page: `/Contents [4 0 R ${FIRST} 0 R]`,
    others: [{ dictionary, content: deflated(expanding(random, '\x02q ')) }],
  });
}

/** A graph of streams that draw one another, with or without circles; `make` gives the dictionary and what draws. */
function graph(
  random: Random,
  make: (drawn: readonly number[], times: number) => { dictionary: string; content: string },
): PdfObject[] {
  const size = random.pick([1, 2, 5, 12, 20]);
  const isCircle = random.chance(0.4);
  return Array.from({ length: size }, (_, at) => {
    const from = isCircle ? 0 : at + 1;
    const count = Math.min(random.between(1, 3), size - from);
    const drawn = Array.from({ length: Math.max(0, count) }, () => FIRST + random.between(from, size - 1));
    const { dictionary, content } = make(drawn, random.pick([1, 2, 10]));
    return { dictionary, content: `BT /F 10 Tf (x) Tj ET ${content}` };
  });
}

const named = (numbers: readonly number[]) => numbers.map((number) => `/X${number} ${number} 0 R`).join(' ');
const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 595 842]';
const FONTS = '/Font << /F 5 0 R >>';

function forms(random: Random): Uint8Array {
  const others = graph(random, (drawn, times) => ({
    dictionary: `${FORM} /Resources << ${FONTS} /XObject << ${named(drawn)} >> >>`,
    content: drawn.map((number) => `/X${number} Do `.repeat(times)).join(''),
  }));
  const content = `/X${FIRST} Do `.repeat(random.pick([1, 30, 300]));
  return pdfPage({ content, resources: `/XObject << ${named([FIRST])} >>`, others });
}

function patterns(random: Random): Uint8Array {
  const others = graph(random, (drawn, times) => ({
    dictionary: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep ${random.pick(['9', '0', '0.0001'])} /YStep 1 /Resources << ${FONTS} /Pattern << ${named(drawn)} >> >>`,
    content: drawn.map((number) => `/Pattern cs /X${number} scn 0 0 9999 9999 re f `.repeat(times)).join(''),
  }));
  const content = `/Pattern cs /X${FIRST} scn 0 0 9999 9999 re f BT /F 99 Tf (x) Tj ET`;
  return pdfPage({ content, resources: `/Pattern << ${named([FIRST])} >>`, others });
}

function masks(random: Random): Uint8Array {
  const states = (numbers: readonly number[]) =>
    `/ExtGState << ${numbers.map((number) => `/X${number} << /SMask << /S /Luminosity /G ${number} 0 R >> >>`).join(' ')} >>`;
  const others = graph(random, (drawn, times) => ({
    dictionary: `${FORM} /Group << /S /Transparency >> /Resources << ${FONTS} ${states(drawn)} >>`,
    content: drawn.map((number) => `/X${number} gs 0 0 999 999 re f `.repeat(times)).join(''),
  }));
  return pdfPage({ content: `/X${FIRST} gs 0 0 999 999 re f`, resources: states([FIRST]), others });
}

/** A font whose glyphs are streams, which show text in that font again. */
function glyphs(random: Random): Uint8Array {
  const times = random.pick([1, 10, 300]);
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 0 /LastChar 255 /Widths [${'9 '.repeat(256)}] /CharProcs << /x ${FIRST} 0 R >> /Encoding << /Differences [0 ${'/x '.repeat(256)}] >> /Resources << /Font << /F 5 0 R >> >> >>`;
  const proc = { dictionary: '', content: `9 0 d0 BT /F 1 Tf ${'(Mira) Tj '.repeat(times)}ET` };
  return pdfPage({ font, content: `BT /F 9 Tf ${'(Mira) Tj '.repeat(times)}ET`, others: [proc] });
}

function pages(random: Random): Uint8Array {
  const kids = filled(random, random.pick(['3 0 R ', '2 0 R ', '3 0 R 2 0 R ', '6 0 R ']));
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}3 0 R] /Count ${random.pick([1, 3000, 2_147_483_647, -1])} /Parent 6 0 R >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox ${random.pick(['[0 0 595 842]', '[0 0 1e30 1e30]', '[0 0 0 0]', '[-9e9 0 9e9 1]'])} /UserUnit ${random.pick([1, 99_999, 0])} /Rotate ${random.pick([0, 90, 99_999_990])} /Contents [${'4 0 R '.repeat(random.pick([1, 100]))}] /Resources << /Font << /F 5 0 R >> >> >>`,
    { dictionary: '', content: LINE.repeat(random.pick([1, 20])) },
    FONT,
    '<< /Type /Pages /Kids [2 0 R 6 0 R] /Count 9 /Parent 2 0 R >>',
  ]);
}

/** Outlines, name trees, forms to fill in and notes that lead to themselves or nest without end. */
function trees(random: Random): Uint8Array {
  const self = `${FIRST} 0 R`;
  const outline = `/Outlines << /First ${self} /Last ${self} /Count 99999 >>`;
  const names = `/Names << /Dests << /Kids [${`${self} `.repeat(9)}] >> >>`;
  const form = `/AcroForm << /Fields [${`${self} `.repeat(99)}] /XFA ${self} >>`;
  const structure = `/StructTreeRoot ${self} /MarkInfo << /Marked true >>`;
  const tree = `<< /Type /StructTreeRoot /K [${`${self} `.repeat(random.pick([1, 9, 900]))}] /P ${self} /Parent ${self} /Kids [${`${self} `.repeat(9)}] /First ${self} /Next ${self} /Prev ${self} /Title (x) /FT /Tx /T (x) /V (x) /Subtype /Widget /Rect [0 0 9 9] /AP << /N 7 0 R >> /Popup ${self} >>`;
  const appearance = {
    dictionary: `${FORM} /Resources << /XObject << /X 7 0 R >> >>`,
    content: '/X Do /X Do',
  };
  return pdfPage({
    catalogue: [outline, names, form, structure].filter(() => random.chance(0.6)).join(' '),
    page: `/Annots [${`${self} `.repeat(random.pick([1, 50, 900]))}]`,
    others: [tree, appearance],
  });
}

/** Arrays, dictionaries and texts within one another, in an object, in the resources and in the content. */
function objects(random: Random): Uint8Array {
  const [open, close] = random.pick([
    ['[', ']'],
    ['<< /A ', '>>'],
    ['(', ')'],
    ['[ << /A ', '>> ]'],
  ] as const);
  const deep = nested(random, open, close, '1');
  const where = random.pick(['resources', 'catalogue', 'page', 'content', 'other'] as const);
  if (where === 'content') return pdfPage({ content: `${deep} Tj` });
  if (where === 'other') return pdfPage({ resources: `/Properties ${FIRST} 0 R`, others: [deep] });
  return pdfPage({ [where]: `/Deep ${deep}` });
}

/** References that lead to one another, and streams whose length is a reference to themselves. */
function references(random: Random): Uint8Array {
  const count = random.pick([1, 30, 150]);
  const others = Array.from({ length: count }, (_, at) => `${FIRST + ((at + 1) % count)} 0 R`);
  const stream = { dictionary: `/Length ${FIRST} 0 R /Filter ${FIRST} 0 R`, content: 'q' };
  return pdfPage({
    page: `/Contents [4 0 R ${FIRST} 0 R ${FIRST + count} 0 R]`,
    others: [...others, stream],
  });
}

/** Files whose table is a stream or chain that leads to itself, and objects in packed streams within such streams. */
function tables(random: Random): Uint8Array {
  const count = random.pick([1, 100_000, 2_147_483_647]);
  const packed = deflated(expanding(random, random.pick(['1 0 ', '\x01\x00\x00', '9 0 obj << >> endobj '])));
  const dictionary = random.pick([
    `/Type /ObjStm /N ${count} /First ${random.pick([0, 5, 99_999_999])} /Extends ${FIRST} 0 R`,
    `/Type /XRef /Size ${count} /W [${random.pick(['1 2 1', '0 0 0', '99999999 1 1'])}] /Index [0 ${count}] /Prev 9`,
  ]);
  const whole = pdfPage({ others: [{ dictionary: `${dictionary} /Filter /FlateDecode`, content: packed }] });
  if (random.chance(0.5)) return whole;
  // Without its table the file is searched for objects.
  return whole.subarray(0, Buffer.from(whole).lastIndexOf('xref\n'));
}

/** Ways of PDF to nest and to repeat the content of pages. */
export const PDFS: Makers = {
  'PDF, filters in filters': filters,
  'PDF, runs in filters': runs,
  'PDF, predictors': predictors,
  'PDF, forms in forms': forms,
  'PDF, patterns in patterns': patterns,
  'PDF, masks in masks': masks,
  'PDF, glyphs in glyphs': glyphs,
  'PDF, pages in pages': pages,
  'PDF, trees of the catalogue': trees,
  'PDF, objects in objects': objects,
  'PDF, references in circles': references,
  'PDF, packed tables and objects': tables,
};
