import { describe, expect, it } from 'vitest';
import { formatsOf } from './format';
import { headlinesOf } from './headlines';
import { moversFigure } from './movers';
import type { PanelId } from './panels';
import { rankedFigure } from './ranked';
import type { Change, Figure, KeyChange, KeyFigure, RowLabel } from './types';

const FORMATS = formatsOf('en-GB');
const OCTOBER: RowLabel = { type: 'period', unit: 'month', start: '2026-10-01' };
const SEPTEMBER: RowLabel = { type: 'period', unit: 'month', start: '2026-09-01' };

function keyFigure(id: string, change: Change | null, mix?: KeyChange['mix']): KeyFigure {
  return {
    ...{ id, label: id, value: 1200, form: { type: 'count' }, narrows: [] },
    changes: [{ of: OCTOBER, against: SEPTEMBER, n: 1200, nAgainst: 1000, change, ...(mix && { mix }) }],
    basis: { n: 1200, of: 'jobs', method: '' },
  };
}

const rise = (by: number, low: number, high: number, isClear = true): Change => ({
  ...{ form: { type: 'change' }, by, low, high, isClear },
});

function skills(now: number): Figure {
  const figure = moversFigure({
    ...{ subject: 'Skill', field: 'it_skills', by: 'share', most: 5 },
    movers: [
      { value: '1', label: 'SQL', before: 100, now },
      { value: '2', label: 'Java', before: 100, now: 101 },
    ],
    totals: { before: 1000, now: 1000 },
    periods: { before: SEPTEMBER, now: OCTOBER },
  });
  if (!figure) throw new Error('no figure');
  return figure;
}

const panelsOf = (panels: [PanelId, Figure | null][]) =>
  new Map(panels.flatMap(([id, figure]) => (figure ? [[id, figure] as const] : [])));

const employers = (jobs: number) =>
  rankedFigure({
    ...{ subject: 'Employer', field: 'organization_name', total: 500, most: 10 },
    values: [{ value: 'a', label: 'Acme', jobs }],
  });

describe('headlines', () => {
  it('say what changed most, each with its n, its times and its chart', () => {
    const found = headlinesOf(
      {
        keyFigures: [keyFigure('new', rise(0.2, 0.11, 0.31)), keyFigure('days', rise(-0.3, -0.4, -0.02))],
        panels: panelsOf([
          ['itSkillsMoving', skills(200)],
          ['employers', employers(120)],
        ]),
      },
      FORMATS,
    );
    expect(found).toEqual([
      {
        about: 'trend',
        text: 'New jobs rose: +20.0% (+11.0% to +31.0%), Oct 2026 against Sept 2026, n 1,200 and 1,000.',
      },
      {
        about: 'itSkillsMoving',
        text: 'SQL is asked for in 20.0% of new jobs, up from 10.0% (Oct 2026 against Sept 2026, n 1,000 and 1,000).',
      },
      { about: 'employers', text: '24.0% of these jobs are with one employer, Acme (120 of n 500).' },
    ]);
  });

  it('say nothing of what may be chance, of too few, of other kinds of jobs or of what is usual', () => {
    const keyFigures = [
      keyFigure('new', rise(0.2, -0.1, 0.5, false)),
      keyFigure('open', null),
      keyFigure('pay', rise(0.2, 0.1, 0.3), 'other'),
    ];
    const panels = panelsOf([
      ['itSkillsMoving', skills(101)],
      ['employers', employers(49)],
    ]);
    expect(headlinesOf({ keyFigures, panels }, FORMATS)).toEqual([]);
  });

  it('are one a chart: of two changes of it, the one whose interval keeps further from none', () => {
    const keyFigures = [keyFigure('new', rise(0.5, 0.01, 1.2)), keyFigure('open', rise(-0.1, -0.12, -0.08))];
    const [first, ...others] = headlinesOf({ keyFigures, panels: new Map() }, FORMATS);
    expect(first?.text).toContain('Open jobs fell');
    expect(others).toEqual([]);
  });
});
