import { describe, expect, it } from 'vitest';
import { LABEL_LANGUAGES } from './model';
import { normaliseSkill } from './normalise';
import { shipped } from './testing/shipped';

/** Confidence of a skill read from a misspelling. */
const SLIP = 0.75;

function labelOf(raw: string, language = 'en'): string | undefined {
  return normaliseSkill(shipped, raw, language)?.skill.labels.en;
}

describe('a raw skill', () => {
  it.each([
    ['java', 'Java'],
    ['Java 8', 'Java'],
    ['Node.JS', 'Node.js'],
    ['NodeJS v18', 'Node.js'],
    ['react js', 'React'],
    ['C++', 'C++'],
    ['c', 'C'],
    ['C#', 'C#'],
    ['.Net', '.NET'],
    ['Python (advanced)', 'Python'],
    ['Experience with Kotlin', 'Kotlin'],
    ['unit-tests', 'Unit testing'],
    ['Full Stack Development', 'Full-stack development'],
    ['Javascirpt', 'JavaScript'],
    ['Elefantenpflege', undefined],
    ['etc', undefined],
    ['ETCS', 'Railway signalling'],
    ['', undefined],
  ])('%j is %s', (raw, label) => expect(labelOf(raw)).toBe(label));

  it.each([
    ['Kenntnisse in Java', 'de', 'Java'],
    ['Python-Kenntnisse', 'de', 'Python'],
    ['Pruebas unitarias', 'es', 'Unit testing'],
    ['Débogage', 'fr', 'Debugging'],
    ['entwurfsmuster', 'de', 'Design patterns'],
    ['PowerChart', 'de', 'Cerner'],
    ['SAMtools', 'fr', 'SAMtools'],
  ])('%j (%s) is %s', (raw, language, label) => expect(labelOf(raw, language)).toBe(label));

  it.each(LABEL_LANGUAGES)('is no everyday word with another letter in %s', (language) => {
    const mended = [...shipped.commonWords].filter(
      (word) => normaliseSkill(shipped, word, language)?.confidence === SLIP,
    );
    expect(mended).toEqual([]);
    expect(normaliseSkill(shipped, 'Javascirpt', language)?.confidence).toBe(SLIP);
  });
});
