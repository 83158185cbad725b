import { describe, expect, it } from 'vitest';
import { STRING_CLASSES, type StringModel } from '@/lib/engine/strings';
import { writtenDocument } from '../../../shared/testing/written';
import { traced } from '../../../shared/trace';
import { readPositions } from '../../positions';
import { findSections } from '../../sections';
import { unpacked, withWeights } from '.';

/** A model that knows the names of this test alone. */
const known = new Map([
  ['Brackwater', 'title'],
  ['Ternhall', 'title'],
]);
const strings: StringModel = {
  read: (text) =>
    Float32Array.from(STRING_CLASSES, (name) => Number(name === (known.get(text) ?? 'employer'))),
  likelihood: (text, kind) => Number(kind === (known.get(text) ?? 'employer')),
};

/** Titles and employers as the model of strings has them; lines that hold a range begin an entry. */
const WEIGHTS = [
  '0',
  'bullet -900 -900 -900 0 900',
  'is:title 900 0 0 0 0',
  'is:employer 0 900 0 0 0',
  'opens:range 300 300 300 300 0',
];
const weights = { work: unpacked(WEIGHTS.join('\n')), study: unpacked('') };

const CV = `# Work Experience
  Quillmark | Brackwater | 03/2015 – 04/2018
  - Kept the accounts
  Marrowby | Ternhall | 05/2018 – 06/2020
  - Kept the stores`;

function jobs(model?: StringModel): string[] {
  const sections = findSections(writtenDocument(CV));
  return readPositions(sections, {
    documentLastModified: '2026-03-01',
    ...(model && { strings: model }),
  }).map(({ position: { jobTitle, employer, startDate, description } }) =>
    [jobTitle?.raw, employer?.name?.raw, startDate?.date.slice(0, 4), description].join(' | '),
  );
}

describe('the decoder of entries', () => {
  it('takes the fields that its weights speak for, with the dates and the text of each entry', () => {
    expect(withWeights(weights, () => jobs(strings))).toEqual([
      'Brackwater | Quillmark | 2015 | - Kept the accounts',
      'Ternhall | Marrowby | 2018 | - Kept the stores',
    ]);
  });

  it('leaves what was read where nothing speaks against it, or no model of strings is there', () => {
    const nothing = { work: unpacked(''), study: unpacked('') };
    const before = jobs();
    expect(before).not.toEqual(withWeights(weights, () => jobs(strings)));
    expect(withWeights(nothing, () => jobs(strings))).toEqual(before);
    expect(withWeights(weights, () => jobs())).toEqual(before);
  });

  it('says in the trace what it changed', () => {
    const { decisions } = traced(() => withWeights(weights, () => jobs(strings)));
    const [decision] = decisions.filter(({ about }) => about === 'decoded work');
    expect(decision?.candidates[1]?.why).toContain('what: Brackwater');
    expect(decision?.candidates[0]?.why).not.toContain('what: Brackwater');
  });
});
