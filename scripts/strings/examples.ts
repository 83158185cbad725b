import { randomOf } from '@/lib/engine/kernel';
import { LEXICA, phrasesIn } from '@/lib/engine/lexicon';
import { STRING_CLASSES, type StringClass } from '@/lib/engine/strings';
import { CITY_NAMES } from '@/lib/engine/taxonomy/places/city-names';
import {
  aboutFirm,
  datePhrase,
  degreeName,
  dutyOf,
  firmName,
  labelName,
  personName,
  schoolName,
  seededFakers,
  subjectName,
} from './forms.ts';
import { listedStrings, phrases, proseOf, type StringFolders } from './sources.ts';

/** The strings that the model is trained on, and those that it is judged by. */

export type StringExample = { text: string; kind: number };

/** The most of one class: more of the same weigh nothing that is new. */
const MOST = 45_000;
/** One string in this many is held out for judging. */
const HELD_OUT = 20;
/** Shares of the strings of a list that are varied: in capitals, in title case. */
const VARIED = { capitals: 0.12, titleCase: 0.16 };

const HEADINGS = LEXICA.flatMap(({ headings }) => Object.values(headings ?? {}).flatMap(phrasesIn));

const TOWNS = CITY_NAMES.trim()
  .split('\n')
  .flatMap((line) => line.slice('GB '.length).split('|'));

const titleCase = (text: string) => text.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());

const many = (count: number, make: () => string) => Array.from({ length: count }, make);

function stringsByClass(folders: StringFolders): Record<StringClass, string[]> {
  const random = randomOf(31);
  const fakers = seededFakers(31);
  const place = () => {
    const faker = random.pick(fakers);
    const town = random.chance(0.5) && TOWNS.length > 0 ? random.pick(TOWNS) : faker.location.city();
    const country = faker.location.country();
    return random.chance(0.4) ? town : `${town}${random.pick([', ', ' - ', ' (', ' / '])}${country}`;
  };
  const headings = [...HEADINGS, ...phrases(folders, 'headings')];
  const labels = phrases(folders, 'labels');
  return {
    title: listedStrings(folders, 'title'),
    employer: [...listedStrings(folders, 'employer'), ...many(24_000, () => firmName(random, fakers))],
    school: [...listedStrings(folders, 'school'), ...many(16_000, () => schoolName(random, fakers))],
    degree: many(14_000, () => degreeName(random)),
    subject: many(4_000, () => subjectName(random)),
    skill: listedStrings(folders, 'skill'),
    place: many(16_000, place),
    person: many(20_000, () => personName(random, fakers)),
    heading: many(14_000, () => random.pick(headings)),
    label: [
      ...many(7_000, () => labelName(random)),
      ...many(labels.length > 0 ? 5_000 : 0, () => {
        const label = random.pick(labels);
        return random.chance(0.6) ? `${label}:` : label;
      }),
    ],
    sentence: [...proseOf(folders, 60_000, random), ...many(18_000, () => dutyOf(random))],
    aboutFirm: many(7_000, () => aboutFirm(random, fakers)),
    date: many(10_000, () => datePhrase(random)),
  };
}

function varied(text: string, chance: number): string {
  if (chance < VARIED.capitals) return text.toUpperCase();
  return chance < VARIED.capitals + VARIED.titleCase ? titleCase(text) : text;
}

/**
 * Returns the strings of the folders and the generated ones, to learn from and to judge by; the same folders give the
 * same.
 */
export function stringExamples(folders: StringFolders): { learned: StringExample[]; held: StringExample[] } {
  const random = randomOf(7);
  const examples: StringExample[] = [];
  const byClass = stringsByClass(folders);
  STRING_CLASSES.forEach((name, kind) => {
    const isVaried = name !== 'sentence' && name !== 'date' && name !== 'aboutFirm';
    for (const text of random.some(
      byClass[name].filter((one) => /\p{L}|\d/u.test(one)),
      MOST,
    ))
      examples.push({ text: isVaried ? varied(text, random.next()) : text, kind });
  });
  const isHeld = examples.map(() => random.below(HELD_OUT) === 0);
  return {
    learned: examples.filter((_, at) => !isHeld[at]),
    held: examples.filter((_, at) => isHeld[at]),
  };
}
