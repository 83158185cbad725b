import { describe, expect, it } from 'vitest';
import type { StringModel } from '@/lib/engine/strings';
import { STRING_CLASSES } from '@/lib/engine/strings';
import { AROUND_FEATURES, aroundOf, NOTHING_AROUND } from './certainty-around';
import type { Draft } from './draft';
import type { Part } from './parts';

const part = (text: string, row = 0): Part => ({
  text,
  line: row,
  row,
  column: 0,
  bold: false,
  italic: false,
  linked: false,
  separator: '',
});

/** A study at a school that was read from a line. */
const study = (school: string, line = school, degree?: Part): Draft => ({
  segment: { header: [{ line: { text: line } }], body: [], anchor: 0 } as unknown as Draft['segment'],
  header: { parts: [], places: [], links: [] },
  assignment: {
    where: part(school),
    ...(degree && { what: degree }),
    others: [],
    score: 0,
    margins: { what: 0, where: 0 },
  },
  quality: 1,
});

/** Takes what has the word college in it for a school, and all else for a sentence. */
const strings: StringModel = {
  read: (text) =>
    Float32Array.from(STRING_CLASSES, (name) =>
      name === (text.includes('College') ? 'school' : 'sentence') ? 1 : 0,
    ),
  likelihood: () => 0,
};

const evidence = (draft: Draft, beside: Draft[] = []) =>
  aroundOf(draft, 'where', ['school'], { strings, drafts: [draft, ...beside], gazetteer: undefined });

describe('the evidence of what is around a value', () => {
  it.each([
    ['Harbour College', { startsLine: 1, goesOnComma: 0, goesOnTab: 0 }],
    ['Diploma, Harbour College, Westmarch', { startsLine: 0, goesOnComma: 1, goesOnTab: 0 }],
    ['2012\tHarbour College\tGrade A', { startsLine: 1, goesOnComma: 0, goesOnTab: 1 }],
    ['a line that it is not in', { startsLine: 0, goesOnComma: 0, goesOnTab: 0 }],
  ])('tells how the line %j begins and goes on', (line, expected) => {
    expect(evidence(study('Harbour College', line))).toMatchObject(expected);
  });

  it('tells where a value is more than one name, or no name alone', () => {
    expect(evidence(study('Harbour College Westmarch University')).schoolCount).toBe(0.5);
    expect(evidence(study('Westmarch at Harbour College')).leadInside).toBe(1);
    expect(evidence(study('Harbour')).isOneName).toBe(1);
    expect(evidence(study('H.C.')).isOneName).toBe(0);
  });

  it('tells what is beside it', () => {
    const beside = evidence(study('Harbour College', 'Harbour College', part('Senior Engineer')));
    expect(beside.partnerBeside).toBe(1);
    expect(beside.partnerIsTitle).toBeGreaterThan(0.5);
    expect(beside.ownAndPartner).toBe(1);
    const below = evidence(study('Harbour College', 'Harbour College', part('Diploma', 1)));
    expect(below).toMatchObject({ partnerBeside: 0, partnerIsTitle: 0 });
  });

  it('tells what the other entries have in its place', () => {
    const school = study('Harbour College');
    expect(evidence(school).othersReadAsOwn).toBe(0.5);
    expect(evidence(school, [study('Fern College'), study('kept the lines')]).othersReadAsOwn).toBe(0.5);
    expect(evidence(school, [study('Fern College')]).othersReadAsOwn).toBe(1);
    const many = Array.from({ length: 9 }, () => study('Fern College'));
    expect(evidence(school, many)).toMatchObject({ isOfFew: 0, isOfMany: 1 });
  });

  it('is bounded for a value without words', () => {
    const empty = evidence(study(''));
    expect(Object.keys(empty).sort()).toEqual([...AROUND_FEATURES].sort());
    expect(Object.keys(NOTHING_AROUND)).toEqual([...AROUND_FEATURES]);
    for (const value of Object.values(empty)) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  });
});
