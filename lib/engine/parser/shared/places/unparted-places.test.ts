import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { readAddress } from './address';
import { settleAddress } from './settle';
import { withTownAlone } from './unparted-places';

let places: Gazetteer;

beforeAll(async () => {
  places = await gazetteer();
});

function townOf(text: string, country: string): string | undefined {
  const context = { gazetteer: places, evidence: { countries: { number: [country] } } };
  return withTownAlone(settleAddress(text, readAddress(text), context), context).municipality;
}

describe('the town of an address', () => {
  it.each([
    ['48/315 Lilac Vibhag-2, Juniper Society, Naranpura Ahmedabad – 380013', 'IN', 'Ahmedabad'],
    ['Mabellah South- Seeb, Sultanate of Oman', 'OM', 'Seeb'],
    ['Shahjahanpur 242001Uttar Pradesh India', 'IN', 'Shahjahanpur'],
    ['Linden House, Market Road, Ratnagiri-415612. Maharashtra, India', 'IN', 'Ratnagiri'],
    ['Moda Mah. Ada Sok. Merkez/Kırklareli', 'TR', 'Kırklareli'],
    ['P.O. Box 4711-00100, Nakuru', 'KE', 'Nakuru'],
    ['Cross Heather Nagar, Yawal, Tal. – Yawal, Dist. – Jalgaon', 'IN', 'Yawal'],
    ['12 Orchard Lane, Stony Brook, New York', 'US', 'Stony Brook'],
    ['Santiago de Cuba', 'CU', 'Santiago de Cuba'],
  ])('of %s is %s: %s', (text, country, town) => expect(townOf(text, country)).toBe(town));
});
