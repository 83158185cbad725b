import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isOwnPage, toHtml } from '../..';
import { read } from '../../testing';

/** Pages as callers hand them back: the conversion of a document of each format, whole or with elements taken out. */

const SAMPLES = [
  'beatriz-sarmento.pdf',
  'cem-altunbas.docx',
  'davide-roccaforte.odt',
  'krzysztof-wrzosek.rtf',
  'bastien-kerguelec.doc',
  'noemie-traore-lavigne.html',
  'teresa-montefusco.txt',
];

async function converted(name: string): Promise<string> {
  const bytes = new Uint8Array(readFileSync(`samples/${name}`));
  return toHtml(bytes, await read(bytes));
}

/** Returns a page without its elements of this name, by the tags that open and close them. */
const without = (page: string, element: string) =>
  page.replace(new RegExp(`<${element}(?:\\s[^>]*)?>[\\s\\S]*?</${element}>`, 'g'), '');

it.each(SAMPLES)('knows the conversion of %s again, whatever was taken out', async (name) => {
  const page = await converted(name);
  expect(isOwnPage(page)).toBe(true);
  for (const element of ['p', 'li', 'ul', 'table', 'tr', 'span', 'strong', 'a', 'h1', 'title', 'style'])
    expect(isOwnPage(without(page, element)), element).toBe(true);
  expect(isOwnPage(page.replace(/<img[^>]*>/g, ''))).toBe(true);
  // As it comes from the tree of a browser, and out of a form.
  expect(isOwnPage(page.replace(/^<!doctype html>\n/, '').replaceAll('\n', '\r\n'))).toBe(true);
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p style="background:url(https://evil.example/a)">x</p>',
  '<div style="position:fixed;top:0">over</div>',
  '<img src="https://evil.example/pixel.gif">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<style>p{color:red}</style>',
  '<form action="/"><input name="q"></form>',
])('knows no page into which %s was put', async (markup) => {
  const page = await converted('teresa-montefusco.txt');
  expect(isOwnPage(page.replace('</body>', `${markup}</body>`))).toBe(false);
});
