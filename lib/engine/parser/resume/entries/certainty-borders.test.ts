import { describe, expect, it } from 'vitest';
import type { StringModel } from '@/lib/engine/strings';
import { STRING_CLASSES } from '@/lib/engine/strings';
import { bordersOf, NO_BORDERS } from './certainty-borders';
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

/** An entry at an employer, whose other texts are in neither field. */
const entry = (employer: string, { row = 0, others = [] as string[] } = {}): Draft => ({
  segment: { header: [], body: [], anchor: 0 } as unknown as Draft['segment'],
  header: { parts: [], places: [], links: [] },
  assignment: {
    where: part(employer, row),
    others: others.map((text) => part(text)),
    score: 0,
    margins: { what: 0, where: 0 },
  },
  quality: 1,
});

/** Takes what ends in Ltd for an employer, and all else for a sentence. */
const strings: StringModel = {
  read: (text) =>
    Float32Array.from(STRING_CLASSES, (name) =>
      name === (text.endsWith('Ltd') ? 'employer' : 'sentence') ? 1 : 0,
    ),
  likelihood: () => 0,
};

const evidence = (draft: Draft, around: Draft[] = []) =>
  bordersOf(draft, 'where', ['employer'], { strings, drafts: [draft, ...around], gazetteer: undefined });

describe('the evidence of borders', () => {
  it('tells that an end of a value is more of an employer than the whole', () => {
    expect(evidence(entry('Kept stores for Ltd at home')).tailAlone).toBe(0);
    expect(evidence(entry('Quillmark Ltd, which builds boats')).textBehind).toBe(1);
    expect(evidence(entry('Kept the stores of Quillmark Ltd')).otherBefore).toBe(1);
  });

  it('tells that another text of the entry is an employer as well', () => {
    expect(evidence(entry('Stores', { others: ['Quillmark Ltd'] })).rival).toBe(1);
    expect(evidence(entry('Stores', { others: ['kept the lines'] })).rival).toBe(0);
  });

  it('tells whether other entries have theirs at the same place', () => {
    const draft = entry('Quillmark Ltd');
    expect(evidence(draft, [entry('Tallow Ltd'), entry('Amber Ltd')]).slotShare).toBe(1);
    expect(evidence(draft, [entry('Tallow Ltd', { row: 1 }), entry('Amber Ltd', { row: 1 })]).slotShare).toBe(
      -1,
    );
    expect(evidence(draft, [entry('Quillmark Ltd')]).isRepeated).toBe(1);
  });

  it.each(['Germany', 'Berlin, Germany'])('knows %s for a place', (text) => {
    expect(evidence(entry(text)).isTown).toBe(1);
    expect(evidence(entry('Quillmark Ltd')).isTown).toBe(0);
  });

  it('is finite for a value without words', () => {
    for (const [name, value] of Object.entries(evidence(entry('')))) {
      expect(Object.keys(NO_BORDERS)).toContain(name);
      expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
  });
});
