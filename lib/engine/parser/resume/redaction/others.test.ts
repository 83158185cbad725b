import { describe, expect, it } from 'vitest';
import { STRING_CLASSES, type StringModel } from '@/lib/engine/strings';
import { codesIn } from './codes';
import { detailsOfOthers } from './others';

const NAMES = ['Oona Karhusalo', 'Pirkko Myllysalo', 'Ciarán Duggan', 'Kirsi Valtanen'];

/** Takes some names for people, and towns for places. */
const strings: StringModel = {
  read: (text) =>
    Float32Array.from(STRING_CLASSES, (name) => {
      if (name === 'person') return NAMES.some((known) => text.endsWith(known)) ? 0.9 : 0.1;
      return name === 'place' && text.startsWith('Velha') ? 0.8 : 0;
    }),
  likelihood: (text, kind) => strings.read(text)[STRING_CLASSES.indexOf(kind)] ?? 0,
};

describe('details of others', () => {
  it.each([
    ['behind a label of no list', 'Esihenkilö: Oona Karhusalo', 'Oona Karhusalo'],
    [
      'in a sentence with an address',
      'Reported to Nurse Manager Ciarán Duggan (c@ward.example)',
      'Ciarán Duggan',
    ],
    ['behind a form of address', 'Worked under Mrs. Pirkko Myllysalo until 2014', 'Pirkko Myllysalo'],
    ['beside a number without a label', 'Pomo: Kirsi Valtanen, 912 34 567', 'Kirsi Valtanen'],
  ])('are names %s', (_, text, name) => expect(detailsOfOthers(text, strings).names).toContain(name));

  it('are telephones beside a name only', () => {
    expect(detailsOfOthers('Pomo: Kirsi Valtanen, 912 34 567', strings).numbers).toContain('912 34 567');
    expect(detailsOfOthers('Made 912 34 567 welds', strings).numbers).toEqual([]);
  });

  it('are no towns, tools or shops beside a number', () => {
    const { names } = detailsOfOthers('Velha Serra - Grinder Mate - Tel. 0113 496 0199', strings);
    expect(names).not.toContain('Velha Serra');
    expect(detailsOfOthers('Tool: Grinder Mate', strings).names).toEqual([]);
  });
});

describe('numbers that stand for one person', () => {
  it.each([
    ['PESEL: 92031512345', '92031512345'],
    ['Sozialversicherungsnummer: 12 150385 H 017', '12 150385 H 017'],
    ['N° AVS 756.1234.5678.97', '756.1234.5678.97'],
    ['SNILS 123-456-789 01', '123-456-789 01'],
    ['DNI 36.123.456', '36.123.456'],
    ['Registered since 2015 as TW884120', 'TW884120'],
    ['Rodné číslo: 925512/1234', '925512/1234'],
  ])('%s', (text, code) => expect(codesIn(text)).toEqual([code]));

  it.each([
    '03/2015 - 11/2018',
    '20122016',
    'Budget: 12 500 000 EUR',
    'Turnover of $ 1250300',
    'handled 1.234.567 parcels',
    'ISO 27001:2013, EN 60601-1',
    'Windows 10.0.19041',
    'Duluth, MN 55812-3095',
    'Journal of Welds 14: 155-180',
    'Forms: 1040/1120',
    'Class of 2010/2011 - 2013/2014',
  ])('%s is none', (text) => expect(codesIn(text)).toEqual([]));
});
