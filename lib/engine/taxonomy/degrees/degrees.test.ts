import { describe, expect, it } from 'vitest';
import { DEGREE_TYPES, degreeLevelOf, degreeRank } from './index';

describe('the level of a degree', () => {
  it.each([
    ['Bachelor of Arts', 'GB', 'bachelors', 'RQF-6', '6'],
    ['HND in Engineering', 'GB', 'HND_HNC_OrEquivalent', 'RQF-5', '5'],
    ['Abitur', 'DE', 'highSchoolOrEquivalent', 'DQR-4', '3'],
    ['Meister', 'DE', 'vocational', 'DQR-6', '3'],
    ['Licence professionnelle', 'FR', 'bachelors', 'FR-6', '6'],
    ['BTS Comptabilité', 'FR', 'associates', 'FR-5', '5'],
    ['HBO-bachelor', 'NL', 'bachelors', 'NLQF-6H', '6'],
    ['Grado en Derecho', 'ES', 'bachelors', 'ES-6', '6'],
    ['Laurea magistrale', 'IT', 'masters', 'IT-7', '7'],
    ['Magister', 'PL', 'masters', 'PRK-7', '7'],
    ['PhD in Physics', 'US', 'doctorate', 'US-PHD', '8'],
  ])('%s of %s', (name, country, type, local, international) => {
    expect(degreeLevelOf(name, { country })).toMatchObject({
      type,
      local: { code: local },
      international: { code: international },
    });
  });

  it('has no local part where the country has no framework here', () => {
    expect(degreeLevelOf('Bachelor of Science', { country: 'TV' })).toEqual({
      type: 'BSc',
      international: { code: '6', description: "Bachelor's or equivalent level" },
    });
    expect(degreeLevelOf('Bachelor of Science')?.local).toBeUndefined();
  });

  it('is that of the type where the document knows the type', () => {
    expect(degreeLevelOf('Physics', { country: 'GB', type: 'doctorate' })?.local?.code).toBe('RQF-8');
  });

  it('is unknown of what is no degree', () => {
    expect(degreeLevelOf('Swimming with dolphins', { country: 'GB' })).toBeUndefined();
    expect(degreeLevelOf('x', { type: 'knighthood' })).toBeUndefined();
  });

  it('rises with the order of the types', () => {
    expect(DEGREE_TYPES[0]).toBe('lessThanHighSchool');
    expect(DEGREE_TYPES.at(-1)).toBe('postdoctorate');
    expect(degreeRank('MBA')).toBeGreaterThan(degreeRank('bachelors'));
    expect(degreeRank(undefined)).toBe(-1);
  });
});
