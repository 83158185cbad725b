import { describe, expect, it } from 'vitest';
import { findSkills } from './find';
import { skillsOfDocument } from './normalised-list';
import { createSkillTaxonomy } from './taxonomy';
import { shipped, shippedTables } from './testing/shipped';

/** Processor time of the best of some rounds, since the machine of a test has other work. */
function bestOf(rounds: number, work: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user } = process.cpuUsage(before);
    return user / 1000;
  });
  return Math.min(...times);
}

describe('the taxonomy of skills', () => {
  const tables = shippedTables();

  it('is loaded in less than 50 ms, with the terms of English', () => {
    expect(bestOf(12, () => createSkillTaxonomy(tables).indexOf('en'))).toBeLessThan(50);
  });

  it('takes less than 2 MB of tables, so that its memory is far below 60 MB', () => {
    const letters = Object.values(tables).reduce((sum, table) => sum + table.length, 0);
    expect(letters).toBeLessThan(2_000_000);
  });

  it('normalises the skills of a CV and finds those of its text in less than 5 ms', () => {
    const labels = [...shipped.skills.values()]
      .filter((_, at) => at % 100 === 0)
      .map((skill) => skill.labels.de);
    const raws = [...labels, 'Kenntnisse in Wunderlichkeit', 'Unbekanntes Allerlei'].map((name) => ({
      name,
    }));
    const text = labels.join(', ').repeat(5);
    const work = () => {
      skillsOfDocument(shipped, raws, 'de');
      findSkills(shipped, text, 'de');
    };
    expect(bestOf(30, work)).toBeLessThan(5);
  });
});
