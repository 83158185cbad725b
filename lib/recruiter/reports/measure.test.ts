import { describe, expect, it } from 'vitest';
import { figureOf } from './figures';
import { type Fact, measured } from './measure';
import { REPORT_FIGURES } from './types';

const STAGES = [
  { id: 'new', name: 'New' },
  { id: 'hired', name: 'Hired' },
];

const day = (of: number) => new Date(Date.UTC(2026, 0, of));

/** Somebody who was put on the shortlist on a day and hired on another. */
function fact(number: number, change: Partial<Fact> = {}): Fact {
  return {
    candidate: { id: `c${number}`, name: `Person ${number}` },
    job: { id: 'job', title: 'Baker', addedAt: day(1) },
    ...{ stageId: 'hired', reason: null, source: 'match', addedAt: day(2), interviewedAt: day(5) },
    addedBy: { id: 'm', name: 'Rae' },
    stays: [
      { stageId: 'new', from: day(2), until: day(8) },
      { stageId: 'hired', from: day(8), until: null },
    ],
    ...change,
  };
}

const facts = (count: number, change: Partial<Fact> = {}) =>
  Array.from({ length: count }, (_, index) => fact(index, change));

const figure = (id: (typeof REPORT_FIGURES)[number], all: Fact[]) =>
  figureOf(id, measured(id, all, STAGES), all.length);

describe('the figures of a report', () => {
  it('tell a median of days only of ten or more', () => {
    const ten = figure('times', facts(10));
    expect(ten?.rows.map(({ id, values }) => [id, ...values])).toEqual([
      ['shortlist', null, 1],
      ['interview', 3, 10],
      ['hire', 6, 10],
      ['fill', null, 1],
    ]);
    expect(ten?.basis.caution).toContain('too few to say');
    expect(figure('time-in-stage', facts(9))?.rows[0]?.values).toEqual([null, 9]);
  });

  it('count each person once in every row, and say no share of a few', () => {
    const all = [...facts(9), fact(9, { reason: 'Withdrew', stays: [], source: 'form' })];
    expect(figure('stages', all)?.rows.map(({ values }) => values)).toEqual([
      [9, 0.9],
      [9, 0.9],
    ]);
    expect(figure('sources', all)?.rows.map(({ id, values }) => [id, ...values])).toEqual([
      ['match', 9, 0.9],
      ['form', 1, 0.1],
    ]);
    expect(figure('reasons', all)?.rows.map(({ id, values }) => [id, ...values])).toEqual([
      ['Withdrew', 1, null],
    ]);
    expect(figure('sources-of-hired', facts(2))?.rows[0]?.values).toEqual([2, null]);
  });

  it('are of as many people as each number says', () => {
    const all = facts(12);
    for (const id of REPORT_FIGURES) {
      const groups = measured(id, all, STAGES);
      const drawn = figureOf(id, groups, all.length);
      const isTime = id === 'times' || id === 'time-in-stage';
      for (const row of drawn?.rows ?? [])
        expect(groups.find((group) => group.id === row.id)?.points).toHaveLength(
          row.values[isTime ? 1 : 0] ?? 0,
        );
    }
  });

  it('count nobody as hired who left the last stage again, and no interview that is still to come', () => {
    const left = fact(1, {
      interviewedAt: null,
      stays: [{ stageId: 'hired', from: day(3), until: day(4) }],
    });
    const [, interview, hire] = measured('times', [left], STAGES);
    expect([interview?.points, hire?.points]).toEqual([[], []]);
  });

  it('are absent where they count nobody', () => {
    expect(REPORT_FIGURES.flatMap((id) => figure(id, []) ?? [])).toEqual([]);
  });
});
