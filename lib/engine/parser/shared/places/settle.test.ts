import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { countriesOfNumbers } from '../contact/number-countries';
import { readAddress } from './address';
import { settleAddress } from './settle';

let places: Gazetteer;

beforeAll(async () => {
  places = await gazetteer();
});

function settle(text: string, number?: string, language = 'en') {
  const countries = countriesOfNumbers(number ? [number] : [], language);
  return settleAddress(text, readAddress(text), { gazetteer: places, evidence: { language, countries } });
}

function read(text: string, number?: string, language = 'en') {
  const address = settle(text, number, language);
  const { countryCode = '', municipality = '', regions } = address;
  return [municipality, ...regions, countryCode].join(', ');
}

describe('a quarter before its town', () => {
  it('is of the street, not a region', () =>
    expect(readAddress('Kaloor, Cochin')).toMatchObject({
      municipality: 'Cochin',
      regions: [],
      streetAddressLines: ['Kaloor'],
    }));

  it('is none behind it', () => expect(readAddress('Cochin, Kerala').regions).toEqual(['Kerala']));
});

describe('an address', () => {
  it.each([
    ['Via Torino 12, 20123 Milano (MI)', 'Milano, MI, IT'],
    ['93200 Saint-Denis', 'Saint-Denis, FR'],
    ['Uzwil, St. Gallen', 'Uzwil, St. Gallen, CH'],
    ['Stony Brook, New York, NY', 'Stony Brook, NY, US'],
    ['Dallas, Texas, TX', 'Dallas, TX, US'],
    ['Albany, New York, USA', 'Albany, New York, US'],
    ['8610 Uster ZH', 'Uster, ZH, CH'],
    ['12 Mill Road, Kodambakkam, Chennai - 600024', 'Chennai, IN'],
    ['Quabbelsdorf, Venezuela, España', 'Quabbelsdorf, ES'],
    ['1430 Ciudad Autónoma de Buenos Aires, Buenos Aires, Argentina', 'Ciudad Autónoma de Buenos Aires, AR'],
    ['Mobile, AL', 'Mobile, AL, US'],
    ['Gijon Spain ES', 'Gijon, ES'],
    ['Quabbelsdorf, Österreich', 'Quabbelsdorf, AT'],
  ])('%s is in %s', (text, meant) => expect(read(text)).toBe(meant));

  it.each([
    ['Toledo', '+34 925 12 34 56', 'ES'],
    ['Toledo', '(419) 555-0134', 'US'],
    ['Newcastle', '+44 191 498 0173', 'GB'],
    ['Valencia', '+58 241 555 0173', 'VE'],
  ])('%s with the number %s is in %s', (text, number, meant) => {
    const { countryCode, municipality } = settle(text, number);
    expect([municipality, countryCode]).toEqual([text, meant]);
  });

  it.each(['August, 1997', 'Materials of the Institute in 1991'])('is not made of %j', (text) =>
    expect(settle(text, '+52 81 5555 0173').weight).toBeLessThan(2.5),
  );

  it.each(['Mobile', 'Summary', 'Senior Engineer', 'Reading, swimming and chess', 'References on request'])(
    'is not made of %j',
    (text) => expect(read(text, '+91 98555 01730').endsWith(', ')).toBe(true),
  );

  it('keeps the name of a town that no table knows, and never puts its country there', () => {
    expect(read('8424 Quabbelsdorf', '+43 3182 55501')).toBe('Quabbelsdorf, AT');
    expect(read('Quabbelsdorf (SG)', '+41 71 555 01 73', 'de')).toBe('Quabbelsdorf, SG, CH');
  });
});
