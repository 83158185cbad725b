import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseTitle, packTitles } from '..';
import { createProfessionTaxonomy } from '../taxonomy';
import { shipped, shippedTables } from '../testing/shipped';
import { evidenceOf } from './evidence';
import { packTitleIndex } from './pack';
import { likelihoods, signalsOf, WEIGHTS } from './ranking';

const { index, groups } = shipped.retriever();

describe('the index of titles', () => {
  it('is the same when it was packed, wherever the block lies in memory', () => {
    const tables = shippedTables();
    const packed = packTitles(tables);
    const moved = new Uint8Array(packed.length + 1).subarray(1);
    moved.set(packed);
    const opened = createProfessionTaxonomy(tables, moved);
    expect(Buffer.compare(packTitleIndex(opened.retriever().index), packed)).toBe(0);
    for (const title of ['Registered Nurse', 'Softwareentwickler', 'peluquero canino'])
      expect(normaliseTitle(opened, title)).toEqual(normaliseTitle(shipped, title));
  });

  it('has the titles of a unit group in one run', () => {
    const seen = new Set<number>();
    groups.unitOfTitle.forEach((unit, title) => {
      if (unit === groups.unitOfTitle[title - 1]) return;
      expect(seen.has(unit)).toBe(false);
      seen.add(unit);
    });
    expect(seen.size).toBe(436);
  });
});

describe('the evidence of words', () => {
  it('is a cosine for each title, and makes probabilities of the groups', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 6 }), (words) => {
        const evidence = evidenceOf(words, index, groups);
        for (const cosine of evidence.cosines) if (cosine < 0 || cosine > 1.001) expect(cosine).toBe(1);
        const shares = likelihoods(signalsOf(evidence, groups), WEIGHTS);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }),
      { numRuns: 50 },
    );
  });
});
