import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseTitle, packTitles } from '..';
import { createProfessionTaxonomy } from '../taxonomy';
import { shipped, shippedSpace, shippedTables } from '../testing/shipped';
import { confidenceOf } from './confidence';
import { evidenceOf } from './evidence';
import { packTitleIndex } from './pack';
import { likelihoods, signalsOf, WEIGHTS, weighingFor } from './ranking';

const retriever = shipped.retriever();

describe('the index of titles', () => {
  it('is the same when it was packed, wherever the block lies in memory', () => {
    const tables = shippedTables();
    const packed = packTitles(tables);
    const moved = new Uint8Array(packed.length + 1).subarray(1);
    moved.set(packed);
    const opened = createProfessionTaxonomy(tables, { packed: moved, space: shippedSpace() });
    expect(Buffer.compare(packTitleIndex(opened.retriever().index), packed)).toBe(0);
    for (const title of ['Registered Nurse', 'Softwareentwickler', 'peluquero canino'])
      expect(normaliseTitle(opened, title)).toEqual(normaliseTitle(shipped, title));
  });

  it('reaches every unit group', () => {
    expect(retriever.units.codes).toHaveLength(436);
    expect(new Set(retriever.units.ofTitle).size).toBe(436);
  });
});

describe('the evidence of words', () => {
  it('is a cosine for each title, and makes probabilities of the groups', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 6 }), (words) => {
        const evidence = evidenceOf([{ words, share: 1 }], retriever);
        for (const cosine of evidence.byLetters) if (cosine < 0 || cosine > 1.001) expect(cosine).toBe(1);
        const shares = likelihoods(signalsOf(evidence, retriever.units, weighingFor('en').same), WEIGHTS);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 3);
      }),
      { numRuns: 50 },
    );
  });

  it('is there without a space of titles, by their letters alone', () => {
    const byLetters = createProfessionTaxonomy(shippedTables());
    expect(normaliseTitle(byLetters, 'Plumber', { language: 'en' })[0]?.profession.isco).toBe(7126);
  });
});

describe('the confidence', () => {
  it('rises with the likelihood, from 0 to 1', () => {
    const likelihoodsUp = Array.from({ length: 101 }, (_, hundredth) => hundredth / 100);
    for (const isVeryTitle of [false, true]) {
      const confidences = likelihoodsUp.map((likelihood) => confidenceOf(likelihood, isVeryTitle));
      expect(confidences).toEqual(confidences.toSorted((one, other) => one - other));
      expect(confidences[0]).toBeGreaterThanOrEqual(0);
      expect(confidences.at(-1)).toBeLessThanOrEqual(1);
    }
  });
});
