/**
 * A generator of messy CVs of fictional people: forms, ruled tables, rows of label and value, bullets, sentences,
 * misspelt and numbered headings, in several languages. Their lines carry tags and have the styles that readers of
 * documents return. For fitting and for tests; the styles are those of CVs that people send, the words are invented.
 */

import { type Random, randomOf } from '@/lib/engine/kernel';
import { type Job, jobsOf, listOf, type Study, studiesOf } from './career.ts';
import { jobWriter, studyWriter } from './entries.ts';
import { Page, type Style, type TaggedDocument } from './page.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import type { Words } from './words/model.ts';
import { portuguese } from './words/pt.ts';

/** A CV of a fictional person: its document, the tag of each line, and the career that it holds. */
export type MessyCv = TaggedDocument & { jobs: Job[]; studies: Study[] };

const LANGUAGES = [english, english, english, english, spanish, french, german, portuguese];

type Heading = keyof Words['headings'];

/** Returns how the headings of one document are set. */
function headingSetter(page: Page, random: Random, words: Words): (kind: Heading) => void {
  const isCapital = random.chance(0.5);
  const style: Style = { bold: random.chance(0.75), gap: random.between(6, 24) };
  if (random.chance(0.4)) style.fontSize = 14;
  const end = random.pick(['', '', ':', ':-', ' :']);
  const numbers = random.chance(0.1);
  const bullet = random.chance(0.1) ? random.pick(['➢', '', '❖', '•']) : undefined;
  const isSpaced = random.chance(0.03);
  let number = 0;
  return (kind) => {
    const written = random.pick(listOf(words.headings[kind]));
    const cased = isCapital ? written.toUpperCase() : written;
    const spaced = isSpaced ? [...cased].join(' ') : cased;
    const numbered = numbers ? `${++number}. ${spaced}` : spaced;
    page.add('heading', numbered + end, { ...style, ...(bullet && { bullet }) });
  };
}

function writeContact(page: Page, random: Random, words: Words): void {
  if (random.chance(0.6))
    page.add('other', random.pick(listOf(words.documentTitles)), { bold: true, fontSize: 16 });
  const name = random.pick(listOf(words.people));
  const isLabelled = random.chance(0.2);
  const label = random.pick(['Name', 'NAME :']);
  page.add('name', isLabelled ? `${label}\t${name}` : name, {
    bold: random.chance(0.8),
    fontSize: random.between(11, 20),
  });
  if (random.chance(0.3)) page.add('other', random.pick(listOf(words.titles)));
  const town = random.pick(listOf(words.towns));
  const address = `${random.between(1, 90)}, ${random.pick(['Temple Road', 'Lake View', 'Plot No. 14', 'Main Street'])}`;
  const mail = `${name.split(/[ .]+/u)[0]?.toLowerCase()}${random.between(10, 99)}@mail.example`;
  const phone = `+${random.between(20, 98)} ${random.between(100, 999)} ${random.between(100, 999)} ${random.between(1000, 9999)}`;
  const lines = [
    `${address}, ${town}`,
    `${random.pick(['E-mail', 'Email', 'Mail'])}${random.pick([': ', ' :- ', '\t'])}${mail}`,
    `${random.pick(['Mobile', 'Tel', 'Phone', 'Contact No.'])}: ${phone}`,
  ];
  if (random.chance(0.3)) page.add('contact', `${mail} | ${phone}`);
  else for (const line of random.drawn(lines, 3)) page.add('contact', line);
}

function writeDetails(page: Page, random: Random, words: Words): void {
  const separator = random.pick([': ', '\t: ', '\t', ' :- ', ' : ']);
  for (const row of random.drawn(listOf(words.details), random.between(3, 10))) {
    const [label = '', values = ''] = row.split('=');
    page.add('personal', `${label}${separator}${random.pick(values.split('|'))}`);
  }
}

function writeList(page: Page, random: Random, tag: 'skill' | 'other', text: string): void {
  const items = random.drawn(listOf(text), random.between(3, 8));
  const bullet = random.pick(['•', '➢', '-', undefined]);
  if (random.chance(0.35)) page.add(tag, items.join(', '));
  else for (const item of items) page.add(tag, item, bullet ? { bullet } : {});
}

function writeLanguages(page: Page, random: Random, words: Words): void {
  const spoken = random.drawn(listOf(words.languages), random.between(2, 4));
  if (random.chance(0.4)) page.add('language', spoken.join(', '));
  else
    for (const language of spoken)
      page.add(
        'language',
        random.chance(0.7)
          ? `${language}${random.pick([': ', ' - ', '\t'])}${random.pick(listOf(words.levels))}`
          : language,
      );
}

/** Returns a whole CV of a fictional person; the same number gives the same CV. */
export function messyCv(seed: number): MessyCv {
  const random = randomOf(seed * 7919 + 17);
  const words = random.pick(LANGUAGES);
  const page = new Page(random.chance(0.6) ? 'pdf' : 'docx', random.between(9, 12));
  const heading = headingSetter(page, random, words);
  writeContact(page, random, words);
  const tools = { page, random, words };
  const jobs = jobsOf(random, words, random.between(0, 6));
  const studies = studiesOf(random, words, random.between(1, 5));
  const isAnnounced = random.chance(0.9);
  const parts: Record<string, () => void> = {
    education: () => {
      if (isAnnounced) heading('education');
      studies.forEach(studyWriter({ ...tools, table: 1 }));
    },
    work: () => {
      if (jobs.length === 0) return;
      if (isAnnounced) heading('work');
      jobs.forEach(jobWriter({ ...tools, table: 2 }));
    },
    skills: () => {
      heading('skills');
      writeList(page, random, 'skill', words.skills);
    },
    languages: () => {
      if (random.chance(0.4)) return;
      heading('languages');
      writeLanguages(page, random, words);
    },
    personal: () => {
      if (random.chance(0.8)) heading('personal');
      writeDetails(page, random, words);
    },
    hobbies: () => {
      if (random.chance(0.5)) return;
      heading('hobbies');
      writeList(page, random, 'other', words.hobbies);
    },
    awards: () => {
      if (random.chance(0.7)) return;
      heading('awards');
      writeList(page, random, 'other', words.hobbies);
    },
  };
  if (random.chance(0.8)) {
    heading('objective');
    page.add('other', random.pick(listOf(words.aims)));
  }
  for (const part of random.drawn(Object.keys(parts), 7)) parts[part]?.();
  if (random.chance(0.5)) {
    heading('declaration');
    page.add('other', random.pick(listOf(words.declarations)));
    page.add('other', `Place: ${random.pick(listOf(words.towns))}\tDate: __/__/____`);
  }
  return { ...page.finish(), jobs, studies };
}
