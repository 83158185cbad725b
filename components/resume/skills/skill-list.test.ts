import { describe, expect, it } from 'vitest';
import { listedSkills } from './skill-list';

describe('listedSkills', () => {
  it('puts the skill used longest first and measures the others against it', () => {
    const skills = listedSkills({
      skills: {
        raw: [
          { name: 'Welding', monthsExperience: { value: 12 } },
          { name: 'Rigging' },
          { name: 'Planning', monthsExperience: { value: 48 }, lastUsed: { value: '2024-05-01' } },
        ],
      },
    });
    expect(skills.map(({ name, share }) => [name, share])).toEqual([
      ['Planning', 1],
      ['Welding', 0.25],
      ['Rigging', 0],
    ]);
    expect(skills[0]).toMatchObject({ lastUsed: '2024-05-01', path: 'skills.raw.2.name' });
  });

  it('prefers normalised skills and knows the words they were read as', () => {
    const [skill] = listedSkills({
      skills: { raw: [{ name: 'MIG' }], normalized: [{ name: 'Welding', rawSkills: ['MIG', 'TIG'] }] },
    });
    expect(skill?.writtenAs).toEqual(['MIG', 'TIG', 'Welding']);
    expect(skill?.path).toBe('skills.normalized.0.name');
  });

  it('has none where there are none', () => {
    expect(listedSkills({})).toEqual([]);
  });
});
