import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../limits';
import { plainText } from '../plain-text';
import { readDocument } from '../read';

const CONTAINER = '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>';
const BOOK =
  '<opf:package xmlns:opf="http://www.idpf.org/2007/opf"><opf:manifest><opf:item id="b" href="two.xhtml"/><opf:item id="a" href="one.xhtml"/></opf:manifest><opf:spine><opf:itemref idref="a"/><opf:itemref idref="b"/></opf:spine></opf:package>';
const page = (text: string) =>
  `<?xml version="1.0" encoding="utf-8"?><html><head><title>x</title></head><body>${text}</body></html>`;

function epub(members: Record<string, string>) {
  const files = { mimetype: 'application/epub+zip', 'META-INF/container.xml': CONTAINER, ...members };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

it('reads the chapters of a book in the order of its spine', async () => {
  const bytes = epub({
    'OPS/book.opf': BOOK,
    'OPS/two.xhtml': page('<h1>Education</h1><p>Lund College</p>'),
    'OPS/one.xhtml': page('<h1>Mira Lindqvist</h1><p>Bäcker</p>'),
  });
  const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
  expect(reading).toMatchObject({ ok: true, value: { kind: 'epub' } });
  expect(reading.ok && plainText(reading.value)).toBe('Mira Lindqvist\nBäcker\nEducation\nLund College');
});

it('reads a chapter once, however often its spine names it', async () => {
  const bytes = epub({
    'OPS/book.opf': BOOK.replace('<opf:itemref idref="a"/>', '<opf:itemref idref="a"/>'.repeat(100)),
    'OPS/two.xhtml': page('<p>Lund College</p>'),
    'OPS/one.xhtml': page('<p>Mira Lindqvist</p>'),
  });
  const reading = await readDocument(bytes, DEFAULT_READ_LIMITS);
  expect(reading.ok && plainText(reading.value)).toBe('Mira Lindqvist\nLund College');
});

it('is damaged without its chapters', async () => {
  const damaged: Record<string, string>[] = [{}, { 'OPS/book.opf': BOOK }, { 'OPS/book.opf': '<package' }];
  for (const members of damaged)
    expect(await readDocument(epub(members), DEFAULT_READ_LIMITS)).toMatchObject({
      failure: { code: 'ovCorrupt' },
    });
});
