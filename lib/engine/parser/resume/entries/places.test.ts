import { describe, expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/gazetteer';
import { isPlace, mayBePlace, readPlace, splitPlace } from './places';

describe('isPlace', () => {
  it.each([
    'Berlin',
    'Berlin, Germany',
    'Remote',
    'Springfield, IL',
    'Paris - Remote',
    '(Madrid, España)',
    'London, UK',
  ])('%s', (text) => {
    expect(isPlace(text)).toBe(true);
  });

  it.each([
    'Engineer, Berlin',
    'Harbourline, Remote',
    'Quillmark Ltd, Leeds',
    'Bank of Brackwater',
    '2019',
    'berlin office team',
  ])('not %s', (text) => {
    expect(isPlace(text)).toBe(false);
  });

  it('leaves a name before a country open', () => {
    expect(isPlace('Brackwater, Norway')).toBe(false);
    expect(mayBePlace('Brackwater, Norway')).toBe(true);
  });
});

describe('splitPlace', () => {
  it.each([
    ['Harbourline Systems, Berlin, Germany', 'Harbourline Systems', 'Berlin, Germany'],
    ['Quillmark Ltd, Leeds', 'Quillmark Ltd', 'Leeds'],
    ['Quillmark Ltd, Austin, TX - Remote', 'Quillmark Ltd', 'Austin, TX, Remote'],
    ['Dispatcher - Remote', 'Dispatcher', 'Remote'],
    ['Quillmark Ltd (Hybrid)', 'Quillmark Ltd', 'Hybrid'],
    ['Oakline Depots Ltd, Leeds, UK', 'Oakline Depots Ltd', 'Leeds, UK'],
    ['Institut Valmora, Turin (Italy)', 'Institut Valmora', 'Turin, Italy'],
    ['Harbour University - Bergen', 'Harbour University', 'Bergen'],
    ['Research group, Harbour University', 'Research group, Harbour University', ''],
    ['Country Manager - Spain', 'Country Manager - Spain', ''],
    ['Acme, Inc.', 'Acme, Inc.', ''],
  ])('%s', (text, rest, place) => {
    expect(splitPlace(text)).toEqual({ rest, place });
  });
});

describe('readPlace', () => {
  it('reads city, region and country', () => {
    expect(readPlace('Portland, OR, USA')).toEqual({
      countryCode: 'US',
      regions: ['OR'],
      municipality: 'Portland',
    });
    expect(readPlace('Bergen, Norway')).toEqual({ countryCode: 'NO', municipality: 'Bergen' });
    expect(readPlace('Remote')).toBeNull();
  });
});

it('readPlace knows with the gazetteer what towns and codes mean', async () => {
  const places = { gazetteer: await gazetteer(), evidence: { countries: { document: ['IT'] } } };
  expect(readPlace('Sesto San Giovanni (MI)', places)).toEqual({
    countryCode: 'IT',
    regions: ['MI'],
    municipality: 'Sesto San Giovanni',
  });
  expect(readPlace('Uzwil, St. Gallen', places)).toMatchObject({ countryCode: 'CH', municipality: 'Uzwil' });
  expect(readPlace('Parma', places)?.countryCode).toBe('IT');
  expect(readPlace('Quabbelsdorf, Germany', places)).toEqual({
    countryCode: 'DE',
    municipality: 'Quabbelsdorf',
  });
});
