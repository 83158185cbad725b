/**
 * Writes the CVs and job postings of the sample workspace into samples/ (the result is part of the project): invented
 * people and employers, nine languages, every kind of file. PDFs are printed by Chromium; DOC, ODT and RTF are saved by
 * LibreOffice.
 *
 *   npm run samples               all of them
 *   npm run samples -- postings   the postings alone
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { docxOf } from './samples/layouts/docx.ts';
import { bodyOf } from './samples/layouts/html.ts';
import { postingDocx, postingHtml, postingText } from './samples/layouts/posting.ts';
import { page } from './samples/layouts/styles.ts';
import { textOf } from './samples/layouts/text.ts';
import { convertOffice } from './samples/office.ts';
import { PEOPLE } from './samples/people/index.ts';
import type { Person } from './samples/person.ts';
import type { Posting } from './samples/posting.ts';
import { POSTINGS } from './samples/postings/index.ts';
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

async function fileOfPosting(browser: Browser, posting: Posting): Promise<Buffer | string> {
  if (posting.kind === 'pdf') return print(browser, postingHtml(posting));
  if (posting.kind === 'html') return postingHtml(posting);
  if (posting.kind === 'txt') return postingText(posting);
  const docx = await postingDocx(posting);
  return posting.kind === 'docx' ? docx : convertOffice(docx, posting.kind);
}

const found = findChromium();
if (!found) throw new Error('no Chromium was found; set CHROMIUM_PATH');
const browser = await chromium.launch({
  executablePath: found.executable,
  args: ['--no-sandbox', '--disable-gpu'],
});
async function write<Source extends { id: string; kind: string }>(
  folder: string,
  sources: readonly Source[],
  content: (source: Source) => Promise<Buffer | string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const source of sources) {
    const file = `${source.id}.${source.kind}`;
    await writeFile(path.join(folder, file), await content(source));
    console.log(file);
  }
}

const postingsAlone = process.argv.includes('postings');
if (!postingsAlone) await write(FOLDER, PEOPLE, (person) => fileOf(browser, person));
await write(path.join(FOLDER, 'jobs'), POSTINGS, (posting) => fileOfPosting(browser, posting));
await browser.close();
