/**
 * Writes the CVs of the sample workspace into samples/ (the result is part of the project): 24 invented people, eight
 * languages, every kind of file. PDFs are printed by Chromium; DOC, ODT and RTF are saved by LibreOffice.
 *
 *   npm run samples
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { docxOf } from './samples/layouts/docx.ts';
import { bodyOf } from './samples/layouts/html.ts';
import { page } from './samples/layouts/styles.ts';
import { textOf } from './samples/layouts/text.ts';
import { convertOffice } from './samples/office.ts';
import { PEOPLE } from './samples/people/index.ts';
import type { Person } from './samples/person.ts';
import { WORDS } from './samples/words.ts';
import { findChromium } from './setup/chromium.mjs';

const FOLDER = path.resolve(import.meta.dirname, '../samples');

function htmlOf(person: Person): string {
  const title = `${WORDS[person.language].document} ${person.name}`;
  return page(person.language, title, person.look, bodyOf(person));
}

async function print(browser: Browser, html: string): Promise<Buffer> {
  const tab = await browser.newPage();
  await tab.setContent(html);
  const pdf = await tab.pdf({ preferCSSPageSize: true, printBackground: true });
  await tab.close();
  return pdf;
}

async function fileOf(browser: Browser, person: Person): Promise<Buffer | string> {
  if (person.kind === 'pdf') return print(browser, htmlOf(person));
  if (person.kind === 'html') return htmlOf(person);
  if (person.kind === 'txt') return textOf(person);
  const docx = await docxOf(person);
  return person.kind === 'docx' ? docx : convertOffice(docx, person.kind);
}

const found = findChromium();
if (!found) throw new Error('no Chromium was found; set CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath: found.executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(FOLDER, { recursive: true });
for (const person of PEOPLE) {
  const file = `${person.id}.${person.kind}`;
  await writeFile(path.join(FOLDER, file), await fileOf(browser, person));
  console.log(file);
}
await browser.close();
