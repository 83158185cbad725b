import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { readPlace } from './read-place';

let places: Gazetteer;

beforeAll(async () => {
  places = await gazetteer();
});

const read = (text: string, number: string) =>
  readPlace(text, { gazetteer: places, evidence: { countries: { number: [number] } } });

describe('the town of an address', () => {
  it.each([
    ['H.No. 57, Vaddo Socorro, Bardez, Goa-403501', 'IN', 'Bardez'],
    ['12 Gandhi St, Velpur, Tanuku Mandal, West Godavari, AP.', 'IN', 'Velpur'],
    ['V.P.O Quabbelpur Teh. Barsar, Punjab-144523 (India)', 'IN', 'Quabbelpur'],
    ['Pitampura New Delhi.34', 'IN', 'New Delhi'],
    ['Near Hanuman Temple, Churu (Raj.) 331403', 'IN', 'Churu'],
    ['123 Mabini St., Brgy. Poblacion, Makati City, Metro Manila 1210', 'PH', 'Makati City'],
    ['Kel. Cihapit, Kota Bandung, Jawa Barat 40114', 'ID', 'Bandung'],
    ['3 impasse du Moulin - 44115 Basse-Goulaine', 'FR', 'Basse-Goulaine'],
    ['8 rue Victor Hugo, 38 000 Grenoble', 'FR', 'Grenoble'],
    ['ul. Polna 3, 32-300 Olkusz', 'PL', 'Olkusz'],
    ['Gül Sok. No:5 D:3 Merkez/Kütahya', 'TR', 'Kütahya'],
    ['14 Elm Grove, Didsbury, Manchester, M20 6RD', 'GB', 'Manchester'],
    ['Elk Grove Village, IL 60007', 'US', 'Elk Grove Village'],
    ['12 El Tahrir St., Dokki, Cairo', 'EG', 'Cairo'],
  ])('%s is in %s: %s', (text, country, town) =>
    expect(read(text, country)).toMatchObject({ municipality: town, countryCode: country }),
  );

  it.each([
    'Washington D.C.',
    'Washington DC',
    'Washington, D.C. 20005',
    '12 Oak Street, Washington, D.C. 20005',
  ])('is Washington with its district: %s', (text) =>
    expect(read(text, 'US')).toMatchObject({
      municipality: 'Washington',
      regions: ['DC'],
      countryCode: 'US',
    }),
  );

  it('leaves what else is said of the surroundings among the lines of the street', () =>
    expect(read('Vill. Sonbarsa, Post- Kateya, Dist- Gopalganj (Bihar)', 'IN').streetAddressLines).toEqual([
      'Vill. Sonbarsa',
      'Post Kateya',
    ]));
});
