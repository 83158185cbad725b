import { describe, expect, it } from 'vitest';
import { executiveTypeOf, jobLevelOf, managementLevelOf, managementScoreOf } from '../../../taxonomy';
import type { ParsedPosition } from '../entries/model';
import { relatePositions, summariseExperience } from './index';
import { monthsOf, spanOfPosition } from './months';

const date = (value: string, isCurrentDate = false) => ({
  date: value.length === 4 ? `${value}-01-01` : `${value}-01`,
  isCurrentDate,
  foundYear: true,
  foundMonth: value.length > 4,
  foundDay: false,
});

function position(
  id: number,
  title: string,
  employer: string,
  from: string,
  to: string,
  more: Partial<ParsedPosition> = {},
): ParsedPosition {
  const isCurrent = to === 'now';
  return {
    id: `POS-${id}`,
    jobTitle: { raw: title },
    employer: { name: { raw: employer } },
    startDate: date(from),
    endDate: isCurrent ? date('2026-03', true) : date(to),
    isCurrent,
    ...more,
  };
}

describe('months', () => {
  it('are not counted twice where spans overlap', () => {
    expect(
      monthsOf([
        { from: 0, to: 11 },
        { from: 6, to: 17 },
        { from: 24, to: 24 },
      ]),
    ).toBe(18);
  });

  it('of years alone are whole years', () => {
    const span = spanOfPosition(position(1, 'Engineer', 'A', '2019', '2020'));
    expect(monthsOf(span ? [span] : [])).toBe(12);
  });

  it('of dates in the wrong order are unknown', () => {
    expect(spanOfPosition(position(1, 'Engineer', 'A', '2020-05', '2019-01'))).toBeUndefined();
  });
});

describe('levels of titles', () => {
  it.each([
    ['Software Engineer', 0],
    ['Product Manager', 30],
    ['Team Lead', 45],
    ['Gerente de ventas', 45],
    ['Abteilungsleiterin Einkauf', 62],
    ['Head of Data', 75],
    ['Vice President Sales', 75],
    ['Geschäftsführer', 95],
    ['Chief Technology Officer', 95],
    ['Assistant to the CEO', 25],
  ])('%s scores %i', (title, score) => expect(managementScoreOf(title)).toBe(score));

  it('name the kind of executive', () => {
    expect(executiveTypeOf('Chief Technology Officer')).toBe('IT');
    expect(executiveTypeOf('Head of Finance')).toBe('FINANCIAL');
    expect(executiveTypeOf('Software Engineer')).toBe('NONE');
  });

  it('name the job level', () => {
    expect(jobLevelOf('Marketing Intern', 3, 0)).toBe('Entry Level');
    expect(jobLevelOf('Developer', 30, 0)).toBe('Experienced (non-manager)');
    expect(jobLevelOf('Developer', 80, 0)).toBe('Senior (more than 5 years experience)');
    expect(jobLevelOf('Team Lead', 80, 12)).toBe('Manager');
    expect(jobLevelOf('CEO', 80, 70)).toBe('Senior Executive (President, C-level)');
  });

  it('rise with the score', () => {
    expect([0, 15, 35, 45, 75, 95].map(managementLevelOf)).toEqual([
      'low-or-no-level',
      'low-level',
      'mid-level',
      'somewhat high-level',
      'high-level',
      'executive-level',
    ]);
  });
});

describe('the summary of a career', () => {
  const positions = [
    position(1, 'Head of Data', 'Havbris', '2021-01', 'now', { numberEmployeesSupervised: { value: 9 } }),
    position(2, 'Data Engineer', 'Havbris', '2018-01', '2020-12'),
    position(3, 'Analyst', 'Nordlys', '2014-01', '2015-12'),
  ];
  const summary = summariseExperience(positions, 'de', '2026-03-31');

  it('counts', () => {
    expect(summary).toMatchObject({
      monthsOfWorkExperience: 98 + 23,
      monthsOfManagementExperience: 62,
      averageMonthsPerEmployer: Math.round((98 + 23) / 2),
      managementScore: 75,
      currentManagementLevel: 'high-level',
      executiveType: 'IT',
    });
  });

  it('takes the highest of the titles held now for the current level', () => {
    const both = [
      position(1, 'Lecturer', 'Uni', '2024-01', 'now'),
      position(2, 'Chief Executive Officer', 'Havbris', '2020-01', 'now'),
    ];
    expect(summariseExperience(both, 'en', '2026-03-31')?.currentManagementLevel).toBe('executive-level');
  });

  it('tells it in the language of the resume, and the management story in English', () => {
    expect(summary?.description).toContain('Aktuelle Position: Head of Data bei Havbris.');
    expect(summary?.managementStory).toContain('Head of Data at Havbris (supervised 9)');
  });

  it('names positions that overlap by what they are called', () => {
    const both = [
      position(1, 'Web Developer', 'Havbris', '2019-01', '2021-05'),
      position(2, 'Clerk', 'Seehafen', '2020-01', '2021-05'),
    ];
    expect(summariseExperience(both, 'en', '2021-06-01')?.attentionNeeded).toBe(
      'Web Developer at Havbris and Clerk at Seehafen overlap by 1 year and 4 months.',
    );
  });

  it('names gaps', () =>
    expect(summary?.attentionNeeded).toBe('No position for 2 years between December 2015 and January 2018.'));

  it('leans to direct hire after long stays and away from it after contracts', () => {
    const contracts = positions.map((item) => ({ ...item, jobType: 'contract' }));
    const index = (list: ParsedPosition[]) =>
      summariseExperience(list, 'en', '2026-03-31')?.fulltimeDirectHirePredictiveIndex ?? 0;
    expect(index(positions)).toBeGreaterThan(index(contracts) + 30);
  });

  it('is absent without positions', () =>
    expect(summariseExperience([], 'en', '2026-03-31')).toBeUndefined());

  it('relates positions by employer and by dates', () => {
    const related = relatePositions(
      [...positions, position(4, 'Lecturer', 'Uni', '2019-01', '2019-06')],
      false,
    );
    expect(related.map(({ relatedToByCompanyName }) => relatedToByCompanyName)).toEqual([
      ['POS-2'],
      ['POS-1'],
      [],
      [],
    ]);
    expect(related[1]?.relatedToByDates).toEqual(['POS-4']);
  });
});
