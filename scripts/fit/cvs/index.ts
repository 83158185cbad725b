/**
 * A generator of messy CVs of fictional people: forms, ruled tables, rows of label and value, bullets, sentences,
 * misspelt and numbered headings, in several languages. Their lines carry tags and have the styles that readers of
 * documents give. For fitting and for tests; the styles are those of CVs that people send, the words are invented.
 */

import { jobsOf, listOf, studiesOf } from './career.ts';
import { jobWriter, studyWriter } from './entries.ts';
import { Page, type Style, type TaggedDocument } from './page.ts';
import { type Chance, chance as chanceOf } from './random.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import type { Words } from './words/model.ts';
import { portuguese } from './words/pt.ts';

export type { TaggedDocument } from './page.ts';

const LANGUAGES = [english, english, english, english, spanish, french, german, portuguese];

type Heading = keyof Words['headings'];

/** How the headings of one document are set. */
function headingSetter(page: Page, chance: Chance, words: Words): (kind: Heading) => void {
  const isCapital = chance.is(0.5);
  const style: Style = { bold: chance.is(0.75), gap: chance.whole(6, 24) };
  if (chance.is(0.4)) style.fontSize = 14;
  const end = chance.pick(['', '', ':', ':-', ' :']);
  const numbers = chance.is(0.1);
  const bullet = chance.is(0.1) ? chance.pick(['➢', '', '❖', '•']) : undefined;
  const isSpaced = chance.is(0.03);
  let number = 0;
  return (kind) => {
    const written = chance.pick(listOf(words.headings[kind]));
    const cased = isCapital ? written.toUpperCase() : written;
    const spaced = isSpaced ? [...cased].join(' ') : cased;
    const numbered = numbers ? `${++number}. ${spaced}` : spaced;
    page.add('heading', numbered + end, { ...style, ...(bullet && { bullet }) });
  };
}

function writeContact(page: Page, chance: Chance, words: Words): void {
  if (chance.is(0.6))
    page.add('other', chance.pick(listOf(words.documentTitles)), { bold: true, fontSize: 16 });
  const name = chance.pick(listOf(words.people));
  const isLabelled = chance.is(0.2);
  const label = chance.pick(['Name', 'NAME :']);
  page.add('name', isLabelled ? `${label}\t${name}` : name, {
    bold: chance.is(0.8),
    fontSize: chance.whole(11, 20),
  });
  if (chance.is(0.3)) page.add('other', chance.pick(listOf(words.titles)));
  const town = chance.pick(listOf(words.towns));
  const address = `${chance.whole(1, 90)}, ${chance.pick(['Temple Road', 'Lake View', 'Plot No. 14', 'Main Street'])}`;
  const mail = `${name.split(/[ .]+/u)[0]?.toLowerCase()}${chance.whole(10, 99)}@mail.example`;
  const phone = `+${chance.whole(20, 98)} ${chance.whole(100, 999)} ${chance.whole(100, 999)} ${chance.whole(1000, 9999)}`;
  const lines = [
    `${address}, ${town}`,
    `${chance.pick(['E-mail', 'Email', 'Mail'])}${chance.pick([': ', ' :- ', '\t'])}${mail}`,
    `${chance.pick(['Mobile', 'Tel', 'Phone', 'Contact No.'])}: ${phone}`,
  ];
  if (chance.is(0.3)) page.add('contact', `${mail} | ${phone}`);
  else for (const line of chance.some(lines, 3)) page.add('contact', line);
}

function writeDetails(page: Page, chance: Chance, words: Words): void {
  const separator = chance.pick([': ', '\t: ', '\t', ' :- ', ' : ']);
  for (const row of chance.some(listOf(words.details), chance.whole(3, 10))) {
    const [label = '', values = ''] = row.split('=');
    page.add('personal', `${label}${separator}${chance.pick(values.split('|'))}`);
  }
}

function writeList(page: Page, chance: Chance, tag: 'skill' | 'other', text: string): void {
  const items = chance.some(listOf(text), chance.whole(3, 8));
  const bullet = chance.pick(['•', '➢', '-', undefined]);
  if (chance.is(0.35)) page.add(tag, items.join(', '));
  else for (const item of items) page.add(tag, item, bullet ? { bullet } : {});
}

function writeLanguages(page: Page, chance: Chance, words: Words): void {
  const spoken = chance.some(listOf(words.languages), chance.whole(2, 4));
  if (chance.is(0.4)) page.add('language', spoken.join(', '));
  else
    for (const language of spoken)
      page.add(
        'language',
        chance.is(0.7)
          ? `${language}${chance.pick([': ', ' - ', '\t'])}${chance.pick(listOf(words.levels))}`
          : language,
      );
}

/** A whole CV of a fictional person; the same number gives the same CV. */
export function messyCv(seed: number): TaggedDocument {
  const chance = chanceOf(seed * 7919 + 17);
  const words = chance.pick(LANGUAGES);
  const page = new Page(chance.is(0.6) ? 'pdf' : 'docx', chance.whole(9, 12));
  const heading = headingSetter(page, chance, words);
  writeContact(page, chance, words);
  const tools = { page, chance, words };
  const jobs = jobsOf(chance, words, chance.whole(0, 6));
  const studies = studiesOf(chance, words, chance.whole(1, 5));
  const isAnnounced = chance.is(0.9);
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
      writeList(page, chance, 'skill', words.skills);
    },
    languages: () => {
      if (chance.is(0.4)) return;
      heading('languages');
      writeLanguages(page, chance, words);
    },
    personal: () => {
      if (chance.is(0.8)) heading('personal');
      writeDetails(page, chance, words);
    },
    hobbies: () => {
      if (chance.is(0.5)) return;
      heading('hobbies');
      writeList(page, chance, 'other', words.hobbies);
    },
    awards: () => {
      if (chance.is(0.7)) return;
      heading('awards');
      writeList(page, chance, 'other', words.hobbies);
    },
  };
  if (chance.is(0.8)) {
    heading('objective');
    page.add('other', chance.pick(listOf(words.aims)));
  }
  for (const part of chance.some(Object.keys(parts), 7)) parts[part]?.();
  if (chance.is(0.5)) {
    heading('declaration');
    page.add('other', chance.pick(listOf(words.declarations)));
    page.add('other', `Place: ${chance.pick(listOf(words.towns))}\tDate: __/__/____`);
  }
  return page.finish();
}
