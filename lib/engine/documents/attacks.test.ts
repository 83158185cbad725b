import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { DEFAULT_READ_LIMITS, findPhoto, readDocument, toHtml, toRtf, withPictures } from '.';
import { buildDoc, buildDocx, buildOdt, bytesOf } from './testing';

const DEEP = 100_000;
/** Generous, for machines that are busy with other tests; without the bounds the same files take minutes. */
const TIME_LIMIT = 8000;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Reads and writes a document; there must be an answer in time, whatever the document is. */
async function survive(bytes: Uint8Array) {
  const used = processorWatch();
  const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
  if (reading.ok) {
    toHtml(bytes, reading.value, { personal: ['Mira Lindqvist', '+46 70 123 45 67'] });
    expect(toRtf(reading.value)).toMatch(/^[\n -~]*$/);
    findPhoto(await withPictures(bytes, reading.value));
  }
  expect(used()).toBeLessThan(TIME_LIMIT);
  return reading;
}

describe('hostile documents', () => {
  it.each([
    ['HTML elements', bytesOf(`<html>${'<div>'.repeat(DEEP)}x`)],
    ['HTML tables', bytesOf(`<html>${'<table><tr><td>'.repeat(DEEP)}x`)],
    ['RTF groups', bytesOf(`{\\rtf1 ${'{'.repeat(DEEP)}x`)],
    ['RTF text boxes', bytesOf(`{\\rtf1 ${'{\\shp{\\*\\shpinst{\\shptxt x '.repeat(DEEP / 10)}`)],
    ['DOCX tables', buildDocx('<w:tbl><w:tr><w:tc>'.repeat(DEEP) + paragraph('x'))],
    ['DOCX content controls', buildDocx('<w:sdt><w:sdtContent>'.repeat(DEEP) + paragraph('x'))],
    ['ODT sections', buildOdt(`${'<text:section>'.repeat(DEEP)}<text:p>x</text:p>`)],
  ])('survive deep nesting of %s', async (_, bytes) => {
    await survive(bytes);
  });

  it.each([
    ['DOCX tables', buildDocx(paragraph('Mira') + '<w:tbl><w:tr><w:tc>'.repeat(DEEP) + paragraph('x'))],
    [
      'DOCX tables that end',
      buildDocx(
        `${paragraph('Mira')}${'<w:tbl><w:tr><w:tc>'.repeat(1000)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(1000)}${paragraph('Baker')}`,
      ),
    ],
    ['ODT sections', buildOdt(`<text:p>Mira</text:p>${'<text:section>'.repeat(DEEP)}<text:p>x</text:p>`)],
    ['more elements than a document has', buildDocx(paragraph('Mira') + '<w:p/>'.repeat(600_000))],
  ])('give the text before and behind %s, and say that the rest is missing', async (kind, bytes) => {
    const reading = await survive(bytes);
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    const texts = reading.ok ? reading.value.lines.map(({ text }) => text) : [];
    expect(texts).toEqual(kind.endsWith('that end') ? ['Mira', 'Baker'] : ['Mira']);
  });

  it('give the CV behind twenty thousand elements that nothing closes, and none of what is hidden there', async () => {
    for (const element of ['<div>', '<span>', '<ul><li>', '<font>']) {
      const page = `<html>${element.repeat(20_000 / (element.match(/</g)?.length ?? 1))}<p>Mira Lindqvist<p>Baker<style>p{}</style><p hidden>x</p>`;
      const reading = await survive(bytesOf(page));
      expect(reading.ok && reading.value.lines.map(({ text }) => text)).toEqual(['Mira Lindqvist', 'Baker']);
    }
  });

  it.each([
    ['text that never ends a line', bytesOf('=- '.repeat(1_000_000))],
    ['a heading of spaces', bytesOf(`# a${' '.repeat(500_000)}b`)],
    ['a comment after the other', bytesOf('<!-- -->'.repeat(500))],
    ['a selector without end', bytesOf(`<html><style>${'a'.repeat(1_000_000)}</style><p>x`)],
    [
      'many rules for many elements',
      bytesOf(`<html><style>${'.a{color:red}'.repeat(50_000)}</style>${'<p class=a>x'.repeat(20_000)}`),
    ],
    ['a number without end', bytesOf(`<html><p style="font:${'1'.repeat(500_000)}x">x`)],
    ['many style sheets that stay open', bytesOf(`<html>${'<style>'.repeat(100_000)}x`)],
    ['an RTF style name without end', bytesOf(`{\\rtf1{\\stylesheet ${'{a}'.repeat(100_000)}}x}`)],
  ])('survive %s', async (_, bytes) => {
    await survive(bytes);
  });

  it('reads no more lines than a document has, however short they are', async () => {
    const body = paragraph('x').repeat(60_000);
    const reading = await survive(buildDocx(paragraph('Mira') + body));
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    expect(reading.ok && reading.value.lines.length).toBeLessThan(6700);
  });

  it('writes no longer labels of lists than lists have', async () => {
    const item =
      '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>';
    const numbering = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:lvlText w:val="${'%1.'.repeat(5000)}"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const reading = await survive(buildDocx(item.repeat(3000), { numbering }));
    const longest = reading.ok && Math.max(...reading.value.lines.map(({ bullet = '' }) => bullet.length));
    expect(longest).toBeLessThan(500);
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    const letters = reading.ok
      ? reading.value.lines.reduce((sum, { text, bullet = '' }) => sum + text.length + bullet.length, 0)
      : 0;
    expect(letters).toBeLessThan(310_000);
  });

  it('refuses an archive that unpacks to a thousand times its size', async () => {
    const bytes = buildDocx('', { members: { 'word/document.xml': new Uint8Array(20_000_000) } });
    expect(await survive(bytes)).toMatchObject({ failure: { code: 'ovCorrupt' } });
  });

  it('unpacks no member beyond the budget', async () => {
    const bytes = buildDocx(paragraph('x'), { styles: ' '.repeat(300_000) });
    const reading = await readDocument(bytes, { ...DEFAULT_READ_LIMITS, maxUnpackedBytes: 100_000 });
    expect(reading).toMatchObject({ ok: true, value: { lines: [{ text: 'x' }] } });
  });

  it('neither resolves external entities nor multiplies internal ones', async () => {
    const entities =
      '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]>';
    const body = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('x&a;&c;')}</w:body></w:document>`;
    const bytes = buildDocx('', {
      members: { 'word/document.xml': `<?xml version="1.0"?>${entities}${body}` },
    });
    const reading = await survive(bytes);
    if (reading.ok) expect(reading.value.lines[0]?.text).not.toMatch(/root|haha/);
  });

  it('stops when it is told to and gives what it has', async () => {
    const bytes = bytesOf('one\n\n'.repeat(10_000));
    const reading = await readDocument(bytes, {
      ...DEFAULT_READ_LIMITS,
      shouldStop: (lines) => lines.length >= 500,
    });
    expect(reading).toMatchObject({ ok: true, value: { truncated: true } });
    expect(reading.ok && reading.value.lines.length).toBeLessThan(1000);
  });
});

describe('damaged documents', () => {
  const documents: [string, Uint8Array][] = [
    [
      'docx',
      buildDocx(`<w:tbl><w:tr><w:tc>${paragraph('Mira')}</w:tc></w:tr></w:tbl>`, {
        styles: '<w:style w:styleId="a"/>',
      }),
    ],
    ['odt', buildOdt('<text:list><text:list-item><text:p>Mira</text:p></text:list-item></text:list>')],
    [
      'doc',
      buildDoc([{ text: 'Mira', characters: [0x35, 8, 1] }, { text: '\u0013 HYPERLINK "x" \u0014y\u0015' }]),
    ],
    [
      'rtf',
      bytesOf(
        "{\\rtf1{\\fonttbl{\\f0 Arial;}}\\trowd\\intbl a\\cell\\row{\\pict\\pngblip 8950}\\u8364?\\'e9}",
      ),
    ],
    [
      'html',
      bytesOf(
        '<html><style>p{color:red}</style><table><tr><td>a<ul><li>b</table><p style="font:bold 12px x">c',
      ),
    ],
    ['text', bytesOf('Mira\n====\n- a\n- b')],
  ];

  it.each(documents)('%s ends in an answer wherever it is cut off', async (_, bytes) => {
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 40)) {
      await survive(bytes.subarray(0, length));
    }
  });

  it.each(documents)('%s ends in an answer whatever bytes are changed', async (_, bytes) => {
    const change = fc.record({ at: fc.nat(bytes.length - 1), value: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 30 }), async (changes) => {
        const mutated = Uint8Array.from(bytes);
        for (const { at, value } of changes) mutated[at] = value;
        await survive(mutated);
      }),
      { numRuns: 150 },
    );
  });
});
