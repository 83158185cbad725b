import { describe, expect, it } from 'vitest';
import { createSkillTaxonomy } from '../../../taxonomy';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';

const TAXONOMY = createSkillTaxonomy({
  tree: '10\t\tTechnology\n10001\t10\tLanguages',
  categories: 'pl\tIT\t10001\t101:1\tLanguages\nwh\tProfessional\t10001\t1602:1\tWarehousing',
  skills: [
    'KS1\tpl\tC#|C Sharp',
    'KS2\tpl\tPython',
    `KS3\twh\t${['Order picking', 'Kommissionierung', 'Picking', 'Picking', 'Picking', 'Picking'].join('\t')}`,
  ].join('\n'),
});

function skillsOf(text: string) {
  const { resume, meantSkills } = parseResume(writtenDocument(text), {
    documentLastModified: '2026-01-01',
    skills: TAXONOMY,
  });
  return { raw: resume.skills?.raw ?? [], meant: meantSkills.map(({ name }) => name) };
}

const WORK = `# Work Experience
**Software Developer**
Example Ltd
January 2019 - December 2020
- Used C# to develop tools for order picking.`;

describe('skills in running text', () => {
  it('have their use from the position they are in', () => {
    const { raw } = skillsOf(`Jane Doe\n\n${WORK}`);
    expect(raw.find(({ name }) => name === 'C#')).toMatchObject({
      foundIn: [{ sectionType: 'WORK_HISTORY' }],
      monthsExperience: { value: 23 },
      lastUsed: { value: '2020-12-01' },
    });
  });

  it('are raw skills only where the document has no list', () => {
    const listed = skillsOf(`Jane Doe\n\n${WORK}\n\n# Skills\nPython`);
    expect(listed.raw.map(({ name }) => name)).toEqual(['Python']);
    expect(listed.meant).toEqual(['C#', 'order picking']);
    const unlisted = skillsOf(`Jane Doe\n\n${WORK}`);
    expect(unlisted.raw.map(({ name }) => name)).toEqual(['C#', 'order picking']);
    expect(unlisted.meant).toEqual([]);
  });

  it('keep their other names, which are meant', () => {
    const { raw, meant } = skillsOf(`Jane Doe\n\n${WORK}\n- Taught C Sharp.`);
    expect(raw.map(({ name }) => name)).toEqual(['C#', 'order picking']);
    expect(meant).toEqual(['C Sharp']);
  });
});
