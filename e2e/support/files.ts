import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { ROOT } from '../../scripts/setup/install.mjs';

export type NamedFile = { name: string; mimeType: string; buffer: Buffer };

const SAMPLES = path.join(ROOT, 'samples');
const file = (name: string, buffer: Buffer): NamedFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});

/** Returns the CVs that the project ships, or its job postings, as files in memory. */
export async function sampleFiles(of: 'candidates' | 'jobs' = 'candidates'): Promise<NamedFile[]> {
  const folder = of === 'jobs' ? path.join(SAMPLES, 'jobs') : SAMPLES;
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
    .map(({ name }) => name);
  return Promise.all(names.sort().map(async (name) => file(name, await readFile(path.join(folder, name)))));
}

/** Returns a PDF that nobody can open without its password. */
export function encryptedPdf(): Promise<NamedFile> {
  const parts: Buffer[] = [];
  const document = new PDFDocument({ userPassword: 'closed', ownerPassword: 'closed too' });
  document.on('data', (part: Buffer) => parts.push(part));
  const ready = new Promise<NamedFile>((resolve) => {
    document.on('end', () => resolve(file('locked.pdf', Buffer.concat(parts))));
  });
  document.text('Nobody reads this.').end();
  return ready;
}

/** Returns a PDF whose second half was lost on the way. */
export async function corruptPdf(): Promise<NamedFile> {
  const whole = await readFile(path.join(SAMPLES, 'amara-whitcombe.pdf'));
  return file('cut-off.pdf', Buffer.concat([whole.subarray(0, 900), Buffer.alloc(2000, 0x5a)]));
}

function cvOfHedda(name: string, email: string, title: string): NamedFile {
  const text = `Hedda Lindqvist\n${email}\n\nWork Experience\n\n2019 - 2024\n${title}\nKilnmoor Ceramics, Leeds\n\nEducation\n\n2015 - 2018\nBSc Materials Science, University of Leeds\n`;
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/**
 * Returns two CVs of Hedda Lindqvist that may be one person: the same name and employer, other addresses and titles.
 */
export const twoOfHedda = () => [
  cvOfHedda('one.txt', 'hedda@example.org', 'Kiln operator'),
  cvOfHedda('two.txt', 'h.lindqvist@example.org', 'Kiln manager'),
];
