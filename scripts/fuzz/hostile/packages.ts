import { zipSync } from 'fflate';
import { buildDocx, buildOdt, W } from '@/lib/engine/documents/testing';
import type { Random } from '@/lib/engine/kernel';
import { bytes, expanding, type Makers, type Nest, nested, nestedOneOf, PERSON, utf8 } from './made.ts';

/** Time stamp of every member: the current time would give another archive each time. */
const WRITTEN = new Date(2026, 0, 1);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const FIRST = `<w:p>${run(PERSON)}</w:p>`;
const inWord = (body: string) =>
  `<w:document ${W} xmlns:v="urn:v" xmlns:wps="urn:wps" xmlns:mc="urn:mc"><w:body>${body}</w:body></w:document>`;

/** What of a Word file can hold itself, as opening and closing. */
const WORD_NESTS: readonly Nest[] = [
  ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
  ['<w:tbl><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid><w:tr><w:tc/><w:tc>', '</w:tc></w:tr></w:tbl>'],
  ['<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>'],
  [
    '<w:p><w:ins><w:r><w:pict><v:textbox><w:txbxContent>',
    '</w:txbxContent></v:textbox></w:pict></w:r></w:ins></w:p>',
  ],
  [
    '<w:p><w:r><mc:AlternateContent><mc:Choice><wps:txbx><w:txbxContent>',
    '</w:txbxContent></wps:txbx></mc:Choice></mc:AlternateContent></w:r></w:p>',
  ],
  ['<w:p><w:hyperlink><w:smartTag>', '</w:smartTag></w:hyperlink></w:p>'],
  ['<w:p><w:fldSimple w:instr="HYPERLINK x">', '</w:fldSimple></w:p>'],
  ['<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>', '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'],
];

/** What of a Word file can be there very often, and counts that promise more than there is. */
const WORD_UNITS = [
  `<w:p>${run('x')}</w:p>`,
  '<w:p/>',
  '<w:r><w:tab/></w:r>',
  '<w:tbl><w:tr><w:tc><w:p/></w:tc></w:tr></w:tbl>',
  `<w:tbl><w:tr>${`<w:tc><w:p>${run('x')}</w:p></w:tc>`.repeat(60)}</w:tr></w:tbl>`,
  `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="99999999"/><w:vMerge/></w:tcPr><w:p>${run('x')}</w:p></w:tc></w:tr></w:tbl>`,
  `<w:p><w:pPr><w:pStyle w:val="a"/><w:numPr><w:ilvl w:val="8"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('x')}</w:p>`,
  '<w:bookmarkStart w:id="1"/>',
  `<w:p>${run('2019 - 2020')}</w:p>`,
  `<w:p>${run('a@a.')}</w:p>`,
  '<!-- -->',
];

const archive = (members: Record<string, Uint8Array>) => zipSync(members, { level: 9, mtime: WRITTEN });
const wordOf = (main: Uint8Array, others: Record<string, Uint8Array> = {}) =>
  archive({ 'word/document.xml': main, ...others });

/** Text that packs well may be far longer than the file. */
function long(random: Random, unit: string): string {
  return expanding(random, unit).toString('latin1');
}

function wordNests(random: Random): Uint8Array {
  const [open, close] = random.pick(WORD_NESTS);
  const isPacked = random.chance(0.5);
  const depth = random.pick([50, 3000, 40_000]);
  const body = isPacked
    ? open.repeat(depth) + FIRST + close.repeat(depth)
    : nested(random, open, close, FIRST);
  return wordOf(utf8(inWord(FIRST + body)));
}

const wordUnits = (random: Random) => wordOf(utf8(inWord(FIRST + long(random, random.pick(WORD_UNITS)))));

/** Styles and lists that are based on themselves or on a long chain, and headers that bring themselves. */
function wordStyles(random: Random): Uint8Array {
  const count = random.pick([1, 100, 2000]);
  const isCircle = random.chance(0.5);
  const styles = Array.from(
    { length: count },
    (_, at) =>
      `<w:style w:type="paragraph" w:styleId="${at === 0 ? 'a' : `a${at}`}"><w:basedOn w:val="a${isCircle ? (at + 1) % count || '' : at + 1}"/><w:link w:val="a${at}"/></w:style>`,
  ).join('');
  const levels = `<w:lvl w:ilvl="0"><w:start w:val="99999999"/><w:numFmt w:val="${random.pick(['upperRoman', 'lowerLetter', 'decimal'])}"/><w:lvlText w:val="${'%1.'.repeat(random.pick([1, 500]))}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="1">${levels}<w:numStyleLink w:val="a"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
  const paragraph = `<w:p><w:pPr><w:pStyle w:val="a"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('x')}</w:p>`;
  return buildDocx(FIRST + paragraph.repeat(random.pick([1, 100, 3000])), { styles, numbering });
}

/** Parts that are the file itself again, or a document within it, or a page. */
function wordParts(random: Random): Uint8Array {
  let inner = buildDocx(FIRST);
  for (let level = random.pick([1, 5]); level > 0; level--)
    inner = buildDocx(`${FIRST}<w:altChunk r:id="c"/>`, {
      relationships: [['c', 'aFChunk', 'inner.docx']],
      members: { 'word/inner.docx': inner },
    });
  if (random.chance(0.5)) return inner;
  return buildDocx(`${FIRST}${'<w:altChunk r:id="c"/>'.repeat(random.pick([1, 100, 5000]))}`, {
    relationships: [
      ['c', 'aFChunk', random.pick(['document.xml', 'chunk.html', 'chunk.rtf'])],
      ['h', 'header', 'document.xml'],
    ],
    members: { 'word/chunk.html': long(random, '<div>x'), 'word/chunk.rtf': '{\\rtf1 x}' },
  });
}

function entities(random: Random): Uint8Array {
  const size = random.pick([1, 12, 60]);
  const lines = Array.from(
    { length: size },
    (_, at) => `<!ENTITY e${at} "${`&e${at === 0 ? 'x' : at - 1};`.repeat(10)}">`,
  ).join('');
  return wordOf(
    utf8(`<!DOCTYPE x [${lines}]>${inWord(`${FIRST}<w:p>${run(`&e${size - 1};`.repeat(99))}</w:p>`)}`),
  );
}

const text = (words: string) => `<text:p>${words}</text:p>`;
const TABLE = '<table:table><table:table-row><table:table-cell>';
const TABLE_END = '</table:table-cell></table:table-row></table:table>';
const ODT_NESTS: readonly Nest[] = [
  ['<text:section>', '</text:section>'],
  ['<text:list><text:list-item>', '</text:list-item></text:list>'],
  [TABLE, TABLE_END],
  ['<text:p><draw:frame><draw:text-box>', '</draw:text-box></draw:frame></text:p>'],
  ['<text:p><text:span>', '</text:span></text:p>'],
  ['<text:p><text:note><text:note-body>', '</text:note-body></text:note></text:p>'],
  ['<text:p><text:a xlink:href="x">', '</text:a></text:p>'],
];
const ODT_UNITS = [
  text('x'),
  '<text:p><text:s text:c="99999999"/></text:p>',
  '<text:p><text:tab/><text:line-break/></text:p>',
  `<table:table><table:table-column table:number-columns-repeated="99999"/><table:table-row table:number-rows-repeated="99999"><table:table-cell table:number-columns-repeated="99999">${text('x')}</table:table-cell></table:table-row></table:table>`,
  `<table:table><table:table-row><table:table-cell table:number-columns-spanned="99999999" table:number-rows-spanned="99999999">${text('x')}</table:table-cell></table:table-row></table:table>`,
  `<text:list text:continue-numbering="true"><text:list-item text:start-value="99999999">${text('x')}</text:list-item></text:list>`,
];

function openText(random: Random): Uint8Array {
  const body = random.chance(0.5)
    ? long(random, random.pick(ODT_UNITS))
    : nestedOneOf(random, ODT_NESTS, text(PERSON));
  const styles = `<style:style style:name="a" style:family="paragraph" style:parent-style-name="${random.pick(['a', 'b'])}"/><style:style style:name="b" style:family="paragraph" style:parent-style-name="a"/>`;
  return buildOdt(text(PERSON) + body, {
    automaticStyles: styles,
    masterStyles: random.chance(0.3) ? long(random, '<style:master-page/>') : '',
  });
}

/** A book whose spine names one chapter again and again, or chapters within chapters. */
function book(random: Random): Uint8Array {
  const times = random.pick([1, 100, 5000]);
  const spine = '<itemref idref="c"/>'.repeat(times);
  const opf = `<package><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${spine}</spine></package>`;
  const chapter = random.chance(0.5) ? long(random, '<p>x</p>') : nested(random, '<div>', '</div>');
  return archive({
    mimetype: bytes('application/epub+zip'),
    'META-INF/container.xml': utf8(
      '<container><rootfiles><rootfile full-path="b.opf"/></rootfiles></container>',
    ),
    'b.opf': utf8(opf),
    'c.xhtml': utf8(`<html><body><p>${PERSON}</p>${chapter}</body></html>`),
  });
}

/** Archives in archives, of many members, and with sizes and places in their directory that are not true. */
function archives(random: Random): Uint8Array {
  let whole = wordOf(utf8(inWord(FIRST)), { 'word/styles.xml': new Uint8Array(expanding(random, '\0')) });
  if (random.chance(0.3)) {
    const count = random.pick([10, 60]);
    const members = Array.from({ length: count }, (_, at) => [`word/${at}.xml`, new Uint8Array(99)]);
    whole = wordOf(utf8(inWord(FIRST)), Object.fromEntries(members));
  }
  for (let level = random.pick([0, 0, 1, 4]); level > 0; level--)
    whole = archive({ 'word/inner.docx': whole, 'word/document.xml': whole });
  const changed = Buffer.from(whole);
  const at = changed.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  // Sizes, counts and offsets of the directory.
  for (let times = random.pick([0, 1, 4]); times > 0 && at > 0; times--)
    changed.writeUInt32LE(
      random.pick([0, 1, 0xffffffff, 0x7fffffff]),
      at + random.below(changed.length - at - 4),
    );
  return Uint8Array.from(changed);
}

/** Ways of Word files, OpenDocument, books and archives to nest and to repeat. */
export const PACKAGES: Makers = {
  'DOCX, elements in elements': wordNests,
  'DOCX, repeated elements': wordUnits,
  'DOCX, styles and lists': wordStyles,
  'DOCX, documents in documents': wordParts,
  'DOCX, entities': entities,
  'ODT, elements in elements': openText,
  'EPUB, chapters': book,
  'ZIP, archives in archives': archives,
};
