import { describe, expect, it } from 'vitest';
import { otherFacts } from './other-facts';

describe('otherFacts', () => {
  it('lists only what the CV tells', () => {
    expect(otherFacts({})).toEqual([]);
    expect(otherFacts({ objective: '  ', achievements: [], personalAttributes: { gender: null } })).toEqual(
      [],
    );
  });

  it('words facts of every shape', () => {
    const groups = otherFacts({
      personalAttributes: { drivingLicense: 'B', requiredSalary: { amount: 52000, currency: 'EUR' } },
      achievements: ['Prize of the town'],
      references: [{ referenceName: { formattedName: 'Ole Lind' }, company: 'Kvist AB' }],
      hobbies: 'Rowing',
    });
    expect(groups.map(({ title, facts }) => [title, facts.map(({ text }) => text)])).toEqual([
      ['About the person', ['B', '52,000 EUR']],
      ['Achievements', ['Prize of the town']],
      ['References', ['Ole Lind, Kvist AB']],
      ['Interests', ['Rowing']],
    ]);
  });

  it('knows where a text can be corrected', () => {
    const [group] = otherFacts({ achievements: ['First', 'Second'] });
    expect(group?.facts[1]?.path).toBe('achievements.1');
  });
});
