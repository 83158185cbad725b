import { describe, expect, it } from 'vitest';
import {
  countriesOfCity,
  countriesOfRegion,
  countriesOfRegionCode,
  countryByCode,
  countryByName,
  findPostalCode,
  languageByName,
} from './index';

describe('countries', () => {
  it.each([
    ['Spain', 'ES'],
    ['España', 'ES'],
    ['Deutschland', 'DE'],
    ['the Netherlands', 'NL'],
    ['Pays-Bas', 'NL'],
    ['U.S.A.', 'US'],
    ['대한민국', 'KR'],
    ['Česko', 'CZ'],
    ['Россия', 'RU'],
    ['日本', 'JP'],
    ['Atlantis', undefined],
  ])('%s is %s', (name, code) => expect(countryByName(name)).toBe(code));

  it('have codes of two and three letters', () => {
    expect([countryByCode('PL'), countryByCode('DEU'), countryByCode('ZZ')]).toEqual(['PL', 'DE', undefined]);
  });
});

describe('cities and regions', () => {
  it('are known in several languages', () => {
    expect(countriesOfCity('Cologne')).toEqual(['DE']);
    expect(countriesOfCity('köln')).toEqual(['DE']);
    expect(countriesOfCity('서울')).toEqual(['KR']);
  });

  it('give every reading of an ambiguous name', () => {
    expect(countriesOfCity('Valencia')).toEqual(['ES']);
    expect(countriesOfCity('Birmingham')).toEqual(['US', 'GB']);
    expect(countriesOfRegionCode('WA')).toEqual(['US', 'AU']);
    expect(countriesOfRegion('Andalucía')).toEqual(['ES']);
  });
});

describe('postal codes', () => {
  it.each([
    ['London SW1A 1AA', 'SW1A 1AA', 'GB'],
    ['1012 AB Amsterdam', '1012 AB', 'NL'],
    ['00-950 Warszawa', '00-950', 'PL'],
    ['D-80331 München', '80331', 'DE'],
    ['80331 München', '80331', undefined],
  ])('in %s', (text, code, country) =>
    expect(findPostalCode(text)).toMatchObject({ code, ...(country ? { country } : {}) }),
  );

  it('are not seen where none is', () => expect(findPostalCode('12 High Street')).toBeUndefined());
});

describe('languages', () => {
  it.each([
    ['English', 'en'],
    ['Inglés', 'en'],
    ['allemand', 'de'],
    ['Mandarin Chinese', 'zh'],
    ['Castellano', 'es'],
    ['норвежский', 'no'],
    ['한국어', 'ko'],
    ['Python', undefined],
  ])('%s is %s', (name, code) => expect(languageByName(name)).toBe(code));
});
