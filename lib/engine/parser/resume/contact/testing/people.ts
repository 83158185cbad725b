import { randomOf } from '../../../../kernel';
import { CULTURES, type Culture } from './cultures';

/**
 * Names of invented people in the forms in which names are written at the head of CVs, with the parts that are right. Made
 * of a seed: 40 of each of 25 cultures.
 */

type Person = { given: string; middle: string; family: string };

export type WrittenName = Omit<Person, 'middle'> & {
  culture: string;
  language: string;
  form: string;
  written: string;
};

type Form = { name: string; write: (person: Person, culture: Culture) => string | undefined };

const spaced = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** Returns a name in the order of its culture. */
function plain({ given, middle, family }: Person, { order, middle: middles }: Culture): string {
  // Russian and Ukrainian: family, given, patronymic. Vietnamese: family, middle, given.
  if (order === 'given first') return spaced(given, middle, family);
  return /вна$/u.test(middles ?? '') ? spaced(family, given, middle) : spaced(family, middle, given);
}

/** Returns the names other than the family name: in Vietnam the given name is the last of them. */
const beside = ({ given, middle }: Person, { name }: Culture) =>
  name === 'Vietnamese' ? spaced(middle, given) : spaced(given, middle);

const capitals = (text: string, { language }: Culture) => text.toLocaleUpperCase(language);
const cased =
  (write: Form['write']): Form['write'] =>
  (person, culture) =>
    culture.isUnspaced ? undefined : write(person, culture);
/** Limits a form to people whose given name comes first: only they write initials and English degrees. */
const western =
  (write: Form['write']): Form['write'] =>
  (person, culture) =>
    culture.order === 'given first' ? write(person, culture) : undefined;

const FORMS: readonly Form[] = [
  { name: 'plain', write: plain },
  { name: 'label', write: (person, culture) => `${culture.label}: ${plain(person, culture)}` },
  { name: 'capitals', write: cased((person, culture) => capitals(plain(person, culture), culture)) },
  {
    name: 'small letters',
    write: cased((person, culture) => plain(person, culture).toLocaleLowerCase(culture.language)),
  },
  {
    name: 'family in capitals',
    write: cased((person, culture) =>
      plain({ ...person, family: capitals(person.family, culture) }, culture),
    ),
  },
  { name: 'comma', write: cased((person, culture) => `${person.family}, ${beside(person, culture)}`) },
  {
    name: 'comma, capitals',
    write: cased((person, culture) => capitals(`${person.family}, ${beside(person, culture)}`, culture)),
  },
  { name: 'title', write: cased((person, culture) => spaced(culture.title, plain(person, culture))) },
  { name: 'initial', write: western(({ given, family }) => `${given} J. ${family}`) },
  {
    name: 'initial, capitals',
    write: western(({ given, family }, culture) => capitals(`${given} J ${family}`, culture)),
  },
  { name: 'degree', write: cased((person, culture) => `${plain(person, culture)}, M.Sc.`) },
  { name: 'degrees', write: western(({ given, family }) => `${given} ${family}, B.Sc., P.Eng.`) },
  { name: 'degree without comma', write: western(({ given, family }) => `${given} ${family} MBA`) },
  { name: 'nurse', write: western(({ given, family }) => `${given} ${family} BSN, RN, OCN`) },
  { name: 'nurse with stops', write: western(({ given, family }) => `${given} ${family}, R.N.`) },
  { name: 'generation behind comma', write: western(({ given, family }) => `${family}, Jr., ${given}`) },
  { name: 'pronouns', write: cased((person, culture) => `${plain(person, culture)} (they/them)`) },
  { name: 'called', write: western(({ given, family }) => `${given} “Bee” ${family}`) },
  {
    name: 'trade behind bar',
    write: cased((person, culture) => `${plain(person, culture)} | Project Manager`),
  },
  {
    name: 'table',
    write: cased((person, culture) => `Surname\t${person.family}\nFirst name\t${beside(person, culture)}`),
  },
];

const SEED = 25;
const PER_CULTURE = 40;

/** Returns the people of a culture, in each of its forms in turn. */
function peopleOf(culture: Culture, seed: number): WrittenName[] {
  const random = randomOf(seed);
  const [givens, families, middles] = [culture.given, culture.family, culture.middle ?? ''].map((list) =>
    list.split(','),
  );
  const made: WrittenName[] = [];
  for (let turn = 0; made.length < PER_CULTURE; turn++) {
    const form = FORMS[turn % FORMS.length] as Form;
    const person = {
      given: random.pick(givens ?? []),
      middle: random.pick(middles ?? []),
      family: random.pick(families ?? []),
    };
    const written = form.write(person, culture);
    if (written === undefined) continue;
    made.push({
      culture: culture.name,
      language: culture.language,
      form: form.name,
      written,
      given: person.given,
      family: person.family,
    });
  }
  return made;
}

/** Returns a thousand names, each with its given and family name. */
export function writtenNames(): WrittenName[] {
  return CULTURES.flatMap((culture, index) => peopleOf(culture, SEED + index));
}
