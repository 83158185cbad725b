import { allFakers, type Faker } from '@faker-js/faker';
import type { Random } from '@/lib/engine/kernel';
import { FORM_WORDS, type FormWords } from './words.ts';

/** Strings that are put together from words by language, and names of invented people and firms in sixty locales. */

const listOf = (words: string) => words.split(';').map((word) => word.trim());

type Lists = Record<keyof FormWords, string[]>;

const LISTS = Object.values(FORM_WORDS).map(
  (words) => Object.fromEntries(Object.entries(words).map(([name, list]) => [name, listOf(list)])) as Lists,
);

/** Locales of jokes and of no names. */
const NO_PEOPLE = /^(?:base|eo|en_BORK|en_AU_ocker|la)$/u;

/** Returns the fakers in their order, each begun anew from the seed. */
export function seededFakers(seed: number): Faker[] {
  return Object.entries(allFakers)
    .filter(([name]) => !NO_PEOPLE.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, faker], at) => {
      faker.seed(seed + at);
      return faker;
    });
}

/** Returns a value that a locale has, or none. */
function tried(make: () => string): string {
  try {
    return make();
  } catch {
    return '';
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function personName(random: Random, fakers: readonly Faker[]): string {
  const faker = random.pick(fakers);
  const [given, family] = [tried(() => faker.person.firstName()), tried(() => faker.person.lastName())];
  const second = random.chance(0.25) ? ` ${tried(() => faker.person.firstName())}` : '';
  const more = random.chance(0.12) ? ` ${tried(() => faker.person.lastName())}` : '';
  if (random.chance(0.1)) return `${family}, ${given}${second}`;
  if (random.chance(0.1))
    return `${random.pick(['Dr.', 'Mr.', 'Prof.', 'Ing.', 'Dr. med.'])} ${given} ${family}`;
  return random.chance(0.1) ? `${family}${more} ${given}${second}` : `${given}${second} ${family}${more}`;
}

export function firmName(random: Random, fakers: readonly Faker[]): string {
  const faker = random.pick(fakers);
  const words = random.pick(LISTS);
  const name = tried(() => faker.person.lastName());
  const town = tried(() => faker.location.city());
  const head = random.chance(0.3) ? `${name} & ${tried(() => faker.person.lastName())}` : name;
  const forms = [
    () => `${head} ${random.pick(words.legal)}`,
    () => `${random.pick(words.kinds)} ${random.chance(0.5) ? name : town}`,
    () => `${random.pick(words.kinds)} ${name} ${random.pick(words.legal)}`,
    () => `${name} ${capitalised(random.pick(words.trades))}`,
    () => tried(() => faker.company.name()),
  ];
  const firm = random.pick(forms)();
  return random.chance(0.12) ? `${firm}, ${town}` : firm;
}

export function schoolName(random: Random, fakers: readonly Faker[]): string {
  const faker = random.pick(fakers);
  const words = random.pick(LISTS);
  const name = random.chance(0.5) ? tried(() => faker.person.lastName()) : tried(() => faker.location.city());
  const school = random.chance(0.7)
    ? `${random.pick(words.schoolsBefore)} ${name}`
    : `${name} ${random.pick(words.schoolsAfter)}`;
  return random.chance(0.15) ? `${school}, ${tried(() => faker.location.city())}` : school;
}

export function degreeName(random: Random): string {
  const words = random.pick(LISTS);
  const degree = random.pick(words.degrees);
  if (random.chance(0.35)) return degree;
  return `${degree} ${random.pick(words.of)} ${random.pick(words.subjects)}`.replace(/\s+/gu, ' ');
}

export function subjectName(random: Random): string {
  const words = random.pick(LISTS);
  const subject = random.pick(words.subjects);
  return random.chance(0.2) ? `${subject} & ${random.pick(words.subjects)}` : subject;
}

/** Returns a duty, whole or the end of one that was broken over two lines. */
export function dutyOf(random: Random): string {
  const words = random.pick(LISTS);
  const duty = `${random.pick(words.duties)} ${random.pick(words.things)}`;
  const longer = random.chance(0.5) ? `${duty}, ${random.pick(words.things)}` : duty;
  const ended = random.chance(0.4) ? `${longer}.` : longer;
  if (random.chance(0.2)) return ended.split(' ').slice(random.between(1, 4)).join(' ');
  return random.chance(0.25) ? ended.charAt(0).toLowerCase() + ended.slice(1) : ended;
}

export function aboutFirm(random: Random, fakers: readonly Faker[]): string {
  const words = random.pick(LISTS);
  const thing = random.chance(0.4)
    ? tried(() => random.pick(fakers).location.city())
    : random.pick(words.trades);
  const text = `${random.pick(words.firms)} ${thing}`;
  return random.chance(0.3) ? `(${text})` : text;
}

export function labelName(random: Random): string {
  const label = random.pick(random.pick(LISTS).labels);
  return random.chance(0.6) ? `${label}:` : label;
}

const MONTHS = 'en de fr es it pt nl pl cs sv da nb fi ro hu tr el ru uk hr bg sk'.split(' ');
const OPEN =
  'present;current;today;till date;now;heute;aktuell;présent;actuel;à ce jour;actualidad;presente;a la fecha;oggi;in corso;atual;o momento;heden;obecnie;současnost;nu;в настоящее время;по настоящее время';

function pointOf(random: Random): string {
  const [year, month] = [random.between(1975, 2027), random.below(12)];
  const digits = String(month + 1).padStart(2, '0');
  const name = () =>
    new Intl.DateTimeFormat(random.pick(MONTHS), { month: random.pick(['long', 'short']) }).format(
      new Date(2020, month, 15),
    );
  const forms = [
    () => String(year),
    () => `${digits}${random.pick(['/', '.', '-'])}${year}`,
    () => `${name()} ${year}`,
    () => `${name()} ${random.pick(['de', 'of', ''])} ${year}`.replace(/\s+/gu, ' '),
    () => `${String(random.between(1, 28)).padStart(2, '0')}/${digits}/${year}`,
    () => `${random.between(1, 28)} ${name()} ${year}`,
    () => `${name()}’${String(year).slice(2)}`,
  ];
  return random.pick(forms)();
}

export function datePhrase(random: Random): string {
  if (random.chance(0.25)) return pointOf(random);
  const end = random.chance(0.3) ? random.pick(listOf(OPEN)) : pointOf(random);
  const range = `${pointOf(random)} ${random.pick(['-', '–', 'to', 'bis', 'à', 'a', 'al', '—'])} ${end}`;
  if (random.chance(0.15))
    return `${random.pick(['From', 'Von', 'De', 'Dal', 'Desde', 'since', 'seit'])} ${range}`;
  return random.chance(0.15) ? `(${range})` : range;
}
