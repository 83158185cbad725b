import { describe, expect, it } from 'vitest';
import { fold } from '@/lib/expression';
import { LEXICA, type LexiconPart, monthForms, patternsOf, phrasesIn, phrasesOf } from '.';

/** Every part, so that a new one must be filled or named as lacking in each file. */
const PARTS: Record<LexiconPart, true> = {
  months: true,
  seasons: true,
  dates: true,
  headings: true,
  headingWords: true,
  personLabels: true,
  fieldLabels: true,
  fieldQualifiers: true,
  functionWords: true,
  sentences: true,
  dutyLabels: true,
  languageLabels: true,
  people: true,
  employers: true,
  employment: true,
  titles: true,
  schools: true,
  degrees: true,
  studySubjects: true,
  phoneLabels: true,
  placeLabels: true,
  documentTitles: true,
  levels: true,
  licences: true,
  certificates: true,
  nationalities: true,
  addresses: true,
  placeMarks: true,
  placeMarksBehind: true,
  pages: true,
  studies: true,
  service: true,
  references: true,
  sentenceWords: true,
  languageActivities: true,
  postingLabels: true,
  postingTopics: true,
  postingPages: true,
  contractMarks: true,
  contractPhrases: true,
  workingTime: true,
  workplaces: true,
  optional: true,
  postingHeadings: true,
};
const LANGUAGES = LEXICA.filter(({ language }) => language !== 'mul');

/** The lists of a part, whatever its depth, each with its path. */
function listsOf(value: unknown, path: string): [path: string, list: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => listsOf(inner, `${path}.${key}`));
}

describe.each(LANGUAGES.map((lexicon) => [lexicon.language, lexicon] as const))('%s', (_, lexicon) => {
  it.each(Object.keys(PARTS) as LexiconPart[])('has its %s, or says that it lacks them', (part) => {
    expect(lexicon[part] === undefined).toBe(lexicon.lacks?.includes(part) ?? false);
  });

  it('has twelve months', () => {
    if (lexicon.months !== undefined) expect(phrasesIn(lexicon.months)).toHaveLength(12);
  });

  it('has no form of a firm that is a number of a title without its marks: "IĮ" would be "Engineer II"', () => {
    const forms = phrasesIn(lexicon.employers?.legalForms).map(fold);
    expect(forms.filter((form) => /^[ivx]{1,4}$/u.test(form))).toEqual([]);
  });

  it('has no phrase twice in a list, and no empty one', () => {
    for (const part of Object.keys(PARTS) as LexiconPart[])
      for (const [path, list] of listsOf(lexicon[part], part)) {
        const phrases = list.split(';').map((phrase) => phrase.replace(/\s+/gu, ' ').trim());
        const twice = part === 'months' ? [] : phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at);
        expect([path, ...twice, ...phrases.filter((phrase) => phrase === '')]).toEqual([path]);
      }
  });
});

it('is one record a language', () => {
  expect(new Set(LEXICA.map(({ language }) => language)).size).toBe(LEXICA.length);
});

it('puts the phrases of all languages together, in the order of the languages', () => {
  const names = phrasesOf(({ personLabels }) => personLabels?.givenName);
  expect(names.indexOf('first name')).toBeLessThan(names.indexOf('voornaam'));
  expect(names.indexOf('voornaam')).toBeLessThan(names.indexOf('vorname'));
});

it('gives each form of a month its number', () => {
  expect(monthForms()).toContainEqual(['sept', 9]);
  expect(monthForms()).toContainEqual(['كانون الثاني', 1]);
});

it.each([
  ['zertifiziert*', 'zertifizierten', 'zertifi'],
  ['ważn+ do', 'ważny do', 'ważn do'],
  ['(short )?course (in|on)', 'course on', 'course at'],
  ['post ?(&|+) ?vill(age)?', 'post + vill', 'post vill'],
  ['p.? ?o', 'p. o', 'pxo'],
  ['(#/#)? lode', '110/110 lode', 'x/y lode'],
  ['c/[oó]', 'c/ó', 'co'],
  ['bis ~ befristet', 'bis 31.12. befristet', 'bis befristet'],
  ['option… cdi', 'option sur un cdi', 'option. Un cdi'],
])('compiles %s', (pattern, found, other) => {
  const expression = new RegExp(`^(?:${patternsOf([pattern])})$`, 'u');
  expect([expression.test(found), expression.test(other)]).toEqual([true, false]);
});
