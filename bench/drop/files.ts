import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { encode } from 'jpeg-js';
import { encoded } from '@/lib/containers/testing/encode';
import { madeMails } from '@/lib/containers/testing/made-mails';
import { buildDocx, pngOf, scanned, scannedPdf } from '@/lib/engine/documents/testing';
import { KINDS } from '../../scripts/eval/layouts/kinds.ts';
import { PEOPLE } from '../../scripts/eval/layouts/people.ts';
import type { MadePerson } from '../../scripts/eval/layouts/person.ts';

/** A file to be dropped. */
export type DropFile = { name: string; bytes: Uint8Array };

/** How many pictures of pages are among the files: each costs seconds of a core. */
const PICTURES = 16;

function linesOf({ name, email, phone, city, jobs, studies, skills }: MadePerson): string[] {
  return [
    ...[name, `${city} | ${phone} | ${email}`, '', 'Work Experience', ''],
    ...jobs.flatMap((job) => [
      `${job.from} - ${job.to}`,
      job.title,
      `${job.employer}, ${job.place}`,
      ...job.lines,
      '',
    ]),
    ...['Education', ''],
    ...studies.flatMap(({ degree, school, from, to }) => [`${from} - ${to}`, degree, school, '']),
    ...['Skills', skills.join(', ')],
  ].map((line) => line.replaceAll('\u00AD', ''));
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function docxOf(person: MadePerson): Uint8Array {
  const paragraphs = linesOf(person).map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`);
  return buildDocx(paragraphs.join(''));
}

function recordsOf(person: MadePerson): DropFile[] {
  const { name, email, jobs } = person;
  const work = jobs.map(({ title, employer }) => ({ name: employer, position: title, startDate: '2019-03' }));
  const resume = JSON.stringify({ basics: { name, email }, work, education: [], skills: [] });
  const linked = {
    ...{ '@context': 'https://schema.org', '@type': 'Person', name, email },
    ...{ jobTitle: jobs[0]?.title, worksFor: { '@type': 'Organization', name: jobs[0]?.employer } },
  };
  const page = `<html><head><script type="application/ld+json">${JSON.stringify(linked)}</script></head><body></body></html>`;
  const hr = `<Resume xmlns="http://ns.hr-xml.org/2006-02-28"><StructuredXMLResume><ContactInfo><PersonName><FormattedName>${escaped(name)}</FormattedName></PersonName></ContactInfo><EmploymentHistory>${jobs.map(({ title, employer }) => `<EmployerOrg><EmployerOrgName>${escaped(employer)}</EmployerOrgName><PositionHistory><Title>${title}</Title></PositionHistory></EmployerOrg>`).join('')}</EmploymentHistory></StructuredXMLResume></Resume>`;
  return [
    { name: 'resume.json', bytes: strToU8(resume) },
    { name: 'profile.html', bytes: strToU8(page) },
    { name: 'resume.xml', bytes: strToU8(hr) },
  ];
}

function bookOf(person: MadePerson): Uint8Array {
  const text = linesOf(person).map((line) => `<p>${escaped(line)}</p>`);
  const members = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
    'a.opf':
      '<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    'a.xhtml': `<html><body>${text.join('')}</body></html>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(members).map(([name, content]) => [name, strToU8(content)])),
  );
}

const CYRILLIC = [
  ...['Пётр Соколов', 'petr.sokolov@example.org', '', 'Опыт работы', ''],
  ...['2019 - 2024', 'Инженер', 'Завод Прогресс, Москва', 'Наладка станков и обучение рабочих', ''],
  ...['Образование', '', '2012 - 2017', 'Московский государственный технический университет'],
];

/** Pictures of pages in the forms that scanners and telephones write. */
async function pictures(): Promise<DropFile[]> {
  const files: DropFile[] = [];
  for (let at = 0; at < PICTURES; at++) {
    const person = PEOPLE[at % PEOPLE.length];
    const pdf = person && (await KINDS.plain?.(person, at % PEOPLE.length));
    if (pdf === undefined) continue;
    const scanner = { turn: at % 3 === 0 ? 1 : -0.7, noise: 8, seed: at };
    if (at % 4 === 0) files.push({ name: `scan-${at}.pdf`, bytes: await scannedPdf(pdf, scanner) });
    const [page] = await scanned(pdf, scanner);
    if (page === undefined || at % 4 === 0) continue;
    const rgba = Buffer.alloc(page.width * page.height * 4, 255);
    for (let pixel = 0; pixel < page.gray.length; pixel++)
      rgba.fill(page.gray[pixel] ?? 0, 4 * pixel, 4 * pixel + 3);
    files.push(
      at % 2 === 0
        ? {
            name: `photo-${at}.jpg`,
            bytes: new Uint8Array(encode({ width: page.width, height: page.height, data: rgba }, 80).data),
          }
        : { name: `scan-${at}.png`, bytes: pngOf(page) },
    );
  }
  return files;
}

/** Files that hold no CV, or hold it where nobody can reach it. */
function unreadable(whole: Uint8Array): DropFile[] {
  return [
    { name: 'empty.pdf', bytes: new Uint8Array() },
    { name: 'cut.pdf', bytes: whole.slice(0, 600) },
    { name: 'setup.exe', bytes: strToU8(`MZ${'\0'.repeat(400)}This program cannot be run in DOS mode`) },
    { name: 'song.mp3', bytes: strToU8(`ID3\x03\0\0\0${'\0'.repeat(4000)}`) },
    { name: 'list.zip', bytes: whole.slice(0, 4000) },
    { name: 'blank.docx', bytes: buildDocx('') },
    { name: 'word.docx', bytes: zipSync({ 'word/document.xml': strToU8('<w:document') }) },
    { name: 'spaces.txt', bytes: strToU8(' \n \n \n') },
  ];
}

async function folder(at: string): Promise<DropFile[]> {
  if (!existsSync(at)) return [];
  const names = (await readdir(at)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(path.join(at, name))) })),
  );
}

async function made(): Promise<DropFile[]> {
  const files: DropFile[] = [];
  for (const [index, person] of PEOPLE.entries()) {
    for (const [kind, draw] of Object.entries(KINDS))
      files.push({ name: `${kind}-${index}.pdf`, bytes: await draw(person, index) });
    files.push(
      { name: `${index}.docx`, bytes: docxOf(person) },
      { name: `${index}.epub`, bytes: bookOf(person) },
    );
    files.push(...recordsOf(person).map(({ name, bytes }) => ({ name: `${index}-${name}`, bytes })));
    files.push({ name: `${index}.txt`, bytes: strToU8(linesOf(person).join('\n')) });
  }
  files.push(
    ...madeMails().map(({ bytes }, at) => ({
      name: `mail-${at}.${bytes[0] === 0xd0 ? 'msg' : 'eml'}`,
      bytes,
    })),
  );
  const zipped = PEOPLE.slice(0, 3).map((person, at) => [`folder/${at}.docx`, docxOf(person)] as const);
  files.push({ name: 'three.zip', bytes: zipSync(Object.fromEntries(zipped)) });
  for (const label of ['windows-1251', 'koi8-r'])
    files.push({ name: `${label}.txt`, bytes: encoded(CYRILLIC.join('\n'), label) });
  return files;
}

/**
 * Returns as many files as requested: made ones of every kind, pictures of pages, files that cannot be read, the CVs of the
 * evaluation where they are, and, for the rest, the same texts again under other names.
 */
export async function dropFiles(count: number): Promise<DropFile[]> {
  const evaluation = path.resolve(process.env.EVAL_DIR ?? '../shared/eval');
  const plain = await made();
  const first = plain.find(({ name }) => name === 'plain-0.pdf');
  const folders = ['documents', 'real/documents', 'cases/files'].map((name) => path.join(evaluation, name));
  const all = [
    ...unreadable(first?.bytes ?? new Uint8Array()),
    ...(await pictures()),
    ...plain,
    ...(await Promise.all(folders.map(folder))).flat(),
  ];
  return Array.from({ length: count }, (_, at) => {
    const file = all[at % all.length] ?? { name: 'none.txt', bytes: new Uint8Array() };
    return { bytes: file.bytes, name: `${String(at).padStart(4, '0')} ${file.name}` };
  });
}
