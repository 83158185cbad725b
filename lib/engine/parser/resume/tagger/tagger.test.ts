import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messyCv } from '../../../../../scripts/fit/cvs';
import { writtenDocument } from '../../shared/testing/written';
import { tagLines } from '.';
import { TAGS } from './model';

describe('tagLines', () => {
  it('knows jobs told in bullets and degrees told in sentences', () => {
    const text =
      '**Mara Lindqvist**\nmara@lindqvist.example\n\n**Experience**\n- Worked as Site Manager in Harbour Works Ltd from May 2012 to June 2018\n- Foreman at Quay & Sons (2008 - 2012)\n\n**Education**\n- Bachelor of Engineering from Harbour University in 2008';
    expect(tagLines(writtenDocument(text).lines).tags).toEqual([
      'name',
      'contact',
      'heading',
      'jobHeader',
      'jobHeader',
      'heading',
      'education',
    ]);
  });

  it('knows a form without any heading', () => {
    const text = 'Company : Harbour Works Ltd\nDesignation : Site Manager\nDuration : May 2012 to June 2018';
    const tagged = tagLines(writtenDocument(text).lines);
    for (const line of [0, 1, 2]) expect(tagged.likelihood(line, 'jobHeader')).toBeGreaterThan(0.5);
  });

  it('tags nine in ten lines of CVs that were not learned from', () => {
    let [right, all] = [0, 0];
    for (let seed = 5000; seed < 5020; seed++) {
      const { document, tags } = messyCv(seed);
      const found = tagLines(document.lines).tags;
      right += found.filter((tag, at) => tag === tags[at]).length;
      all += tags.length;
    }
    expect(right / all).toBeGreaterThan(0.9);
  });

  it('gives likelihoods that sum to one, whatever the lines hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { minLength: 1, maxLength: 12 }), (rows) => {
        const { lines } = writtenDocument(rows.map((row) => `x${row.replaceAll('\n', ' ')}`).join('\n'));
        const { tags, likelihood } = tagLines(lines);
        expect(tags).toHaveLength(lines.length);
        lines.forEach((_, line) => {
          expect(TAGS.reduce((sum, tag) => sum + likelihood(line, tag), 0)).toBeCloseTo(1, 6);
        });
      }),
      { numRuns: 30 },
    );
  });
});
