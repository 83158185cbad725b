import { expect, it } from 'vitest';
import { gazetteer } from '@/lib/service/places';
import type { RawPlace } from '../sources';
import { placeOf } from './places';

async function nameOf(place: RawPlace): Promise<string | undefined> {
  const found = placeOf(place, await gazetteer());
  return found && `${found.name}, ${found.countryCode}`;
}

it.each([
  ['Leeds, United Kingdom', 'Leeds, GB'],
  ['Remote - Berlin, Germany', 'Berlin, DE'],
  ['Zug, Switzerland', 'Zug, CH'],
  ['California', 'California, US'],
  ['Nevada', 'Nevada, US'],
  ['New York', 'New York City, US'],
  ['Colombia - Remote', 'Colombia, CO'],
  ['Remote (United States | Canada)', 'United States, US'],
  ['Anywhere in Belgium', 'Belgium, BE'],
  ['Portland, Maine, United States', 'Portland, US'],
  ['EU - Remote', undefined],
  ['APAC', undefined],
  ['Remote, Bay Area', undefined],
  ['Headquarters', undefined],
])('%j is %s', async (text, expected) => expect(await nameOf({ text })).toBe(expected));

it.each<[RawPlace, string]>([
  [{ municipality: 'Reading', region: 'England', country: 'United Kingdom' }, 'Reading, GB'],
  [{ text: 'Colorado', region: 'Colorado', country: 'United States' }, 'Colorado, US'],
  [{ text: 'Colombia - Remote', country: 'Colombia' }, 'Colombia, CO'],
  [{ municipality: 'Remote', region: 'Remote', country: 'United States' }, 'United States, US'],
])('%j is %s', async (place, expected) => expect(await nameOf(place)).toBe(expected));
