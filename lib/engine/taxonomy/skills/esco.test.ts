import { describe, expect, it } from 'vitest';
import { mergeEscoSkills } from './esco';
import { normaliseSkill } from './normalise';
import { createSkillTaxonomy } from './taxonomy';
import { shipped, shippedTables } from './testing/shipped';

const HEADER =
  'conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,hiddenLabels,status,modifiedDate,scopeNote,definition,inScheme,description';

function csvOf(
  ...rows: [uri: string, level: string, label: string, alternatives: string, status?: string][]
) {
  const lines = rows.map(
    ([uri, level, label, alternatives, status = 'released']) =>
      `KnowledgeSkillCompetence,http://example.org/skill/${uri},skill/competence,${level},"${label}","${alternatives}",,${status},,,,,`,
  );
  return [HEADER, ...lines].join('\n');
}

const ENGLISH = csvOf(
  [
    'aaaaaaaa-0001-4000',
    'sector-specific',
    'Bookkeeping',
    'writing up the books of a shop\nledger scribbling',
  ],
  ['bbbbbbbb-0002-4000', 'sector-specific', 'balance glass marbles', 'marble balancing\nsort|marbles~'],
  ['cccccccc-0003-4000', 'transversal', 'keep smiling at gnomes', ''],
  ['dddddddd-0004-4000', 'sector-specific', 'old thing', '', 'obsolete'],
  ['eeeeeeee-0005-4000', 'sector-specific', 'polish the forklift driving seat', ''],
);
const GERMAN = csvOf(['bbbbbbbb-0002-4000', 'sector-specific', 'Glasmurmeln ausbalancieren', '']);

describe('the skills of ESCO', () => {
  const merge = mergeEscoSkills(shipped, [
    { language: 'en', csv: ENGLISH },
    { language: 'de', csv: GERMAN },
  ]);
  const value = merge.ok ? merge.value : undefined;
  const whole = createSkillTaxonomy({ ...shippedTables(), esco: value?.table ?? '' });

  it('are merged by label, or added', () => {
    expect(value).toMatchObject({ added: 3, merged: 1, synonyms: 2 });
    expect(value?.leftOut).toEqual({ tooLong: 0, beyondMost: 0, notInForce: 1, withoutEnglish: 0 });
    expect(whole.problems).toEqual([]);
    expect(whole.skills.size).toBe(shipped.skills.size + 3);
  });

  it('add their labels to the skill that we have', () => {
    const found = normaliseSkill(whole, 'ledger scribbling', 'en')?.skill;
    expect(found?.labels.en).toBe('Bookkeeping');
    expect(found?.labels.de).toBe('Buchhaltung');
    expect(normaliseSkill(whole, 'Doppelte Buchführung', 'de')?.skill).toBe(found);
  });

  it('have the labels of every file, a type and a category', () => {
    const marbles = normaliseSkill(whole, 'Glasmurmeln ausbalancieren', 'de')?.skill;
    expect(marbles).toMatchObject({ id: 'KSEBBBBBBBB0002', type: 'Professional' });
    expect(marbles?.labels.fr).toBe('balance glass marbles');
    expect(normaliseSkill(whole, 'sort marbles', 'en')?.skill).toBe(marbles);
    expect(normaliseSkill(whole, 'keep smiling at gnomes', 'en')?.skill.type).toBe('Soft');
    const seat = normaliseSkill(whole, 'polish the forklift driving seat', 'en')?.skill;
    expect(seat?.category.code).toBe('wh');
  });

  it('are counted when they are left out', () => {
    const many = Array.from({ length: 70 }, (_, at) => `way ${at} to fold a gnome`).join('\n');
    const csv = csvOf([
      'ffffffff-0006-4000',
      'sector-specific',
      'fold gnomes',
      `${many}\n${'x'.repeat(101)}`,
    ]);
    const counted = mergeEscoSkills(shipped, [
      { language: 'en', csv },
      { language: 'de', csv: csvOf(['eeeeeeee-0007-4000', 'sector-specific', 'Nur auf Deutsch', '']) },
    ]);
    expect(counted).toMatchObject({
      value: { added: 1, leftOut: { tooLong: 1, beyondMost: 11, notInForce: 0, withoutEnglish: 1 } },
    });
  });

  it('are refused when the file is another', () => {
    expect(mergeEscoSkills(shipped, [{ language: 'en', csv: 'a,b\n1,2' }])).toMatchObject({
      ok: false,
      failure: { code: 'NotEsco' },
    });
  });
});
