import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DateValue,
  durationText,
  monthOf,
  monthsBetween,
  periodText,
} from '@/components/dossier/months';
import type { ParsedResume } from '@/lib/contracts';
import { buildTimeline } from './timeline';

const NOW = monthOf('2026-11-01');

/** `2019-03` names a month, `2019` a year, `now` the present. */
function date(text: string): DateValue {
  if (text === 'now')
    return { date: '2026-11-20', isCurrentDate: true, foundYear: false, foundMonth: false, foundDay: false };
  const foundMonth = text.length > 4;
  return {
    date: foundMonth ? `${text}-01` : `${text}-01-01`,
    isCurrentDate: false,
    foundYear: true,
    foundMonth,
    foundDay: false,
  };
}

function resume(work: [string, string][], study: [string, string][] = []): ParsedResume {
  return {
    employmentHistory: {
      positions: work.map(([start, end], index) => ({
        id: `POS-${index}`,
        jobTitle: { raw: `Title ${index}` },
        employer: { name: { raw: `Employer ${index}` } },
        startDate: date(start),
        endDate: date(end),
      })),
    },
    education: {
      educationDetails: study.map(([start, end], index) => ({
        id: `DEG-${index}`,
        startDate: date(start),
        endDate: date(end),
      })),
    },
  };
}

describe('buildTimeline', () => {
  it('gives nothing when no position has a date', () => {
    expect(buildTimeline({ employmentHistory: { positions: [{ id: 'POS-1' }] } }, NOW)).toBeUndefined();
  });

  it('names a gap of three months and more', () => {
    const timeline = buildTimeline(
      resume([
        ['2015-01', '2018-06'],
        ['2018-11', 'now'],
      ]),
      NOW,
    );
    expect(timeline?.gaps).toEqual([
      expect.objectContaining({ about: false, text: '4 mos between Employer 0 and Employer 1' }),
    ]);
    expect(
      buildTimeline(
        resume([
          ['2015-01', '2018-06'],
          ['2018-08', 'now'],
        ]),
        NOW,
      )?.gaps,
    ).toEqual([]);
  });

  it('sees no gap and no overlap where two positions share a year', () => {
    const timeline = buildTimeline(
      resume([
        ['2012', '2015'],
        ['2015', '2019'],
      ]),
      NOW,
    );
    expect(timeline?.gaps).toEqual([]);
    expect(timeline?.overlaps).toEqual([]);
    expect(timeline?.workLanes).toBe(1);
  });

  it('calls a gap vague when only years are known', () => {
    const gaps = buildTimeline(
      resume([
        ['2010', '2012'],
        ['2014', '2016'],
      ]),
      NOW,
    )?.gaps;
    expect(gaps).toEqual([expect.objectContaining({ about: true })]);
    expect(gaps?.[0]?.text).toContain('about 2 yrs');
  });

  it('says when a gap was spent in education', () => {
    const timeline = buildTimeline(
      resume(
        [
          ['2010-01', '2012-08'],
          ['2014-10', 'now'],
        ],
        [['2012-09', '2014-09']],
      ),
      NOW,
    );
    expect(timeline?.gaps[0]?.studying).toBe(true);
  });

  it('sees no gap under a longer position', () => {
    const timeline = buildTimeline(
      resume([
        ['2010-01', '2020-12'],
        ['2012-01', '2013-01'],
        ['2021-01', 'now'],
      ]),
      NOW,
    );
    expect(timeline?.gaps).toEqual([]);
  });

  it('puts what overlaps in lanes of its own and names it', () => {
    const timeline = buildTimeline(
      resume([
        ['2015-01', '2018-12'],
        ['2017-01', 'now'],
      ]),
      NOW,
    );
    expect(timeline?.workLanes).toBe(2);
    expect(timeline?.overlaps).toEqual([
      expect.objectContaining({
        ids: ['POS-0', 'POS-1'],
        text: 'Employer 0 and Employer 1 at the same time for 2 yrs',
      }),
    ]);
  });

  it('keeps one lane when a month is both the last of one position and the first of the next', () => {
    const timeline = buildTimeline(
      resume([
        ['2015-01', '2018-05'],
        ['2018-05', 'now'],
      ]),
      NOW,
    );
    expect(timeline?.workLanes).toBe(1);
    expect(timeline?.spans[0]?.to).toBe(timeline?.spans[1]?.from);
    expect(timeline?.spans[0]?.text).toContain('3 yrs 4 mos');
  });

  it('covers the year of a position that is known by one year alone', () => {
    const span = buildTimeline(resume([['2016', '2016']]), NOW)?.spans[0];
    expect([span?.from, span?.to]).toEqual([2016 * 12, 2017 * 12]);
  });

  it('never lets two spans of a lane overlap, nor draws outside its bounds', () => {
    const month = fc.integer({ min: 1980 * 12, max: NOW }).map((value) => {
      const year = Math.floor(value / 12);
      return `${year}-${String((value % 12) + 1).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(month, month), { minLength: 1, maxLength: 10 }), (work) => {
        const timeline = buildTimeline(resume(work), NOW);
        for (const one of timeline?.spans ?? []) {
          expect(one.to).toBeGreaterThan(one.from);
          expect(one.from).toBeGreaterThanOrEqual(timeline!.from);
          expect(one.to).toBeLessThanOrEqual(timeline!.to);
          for (const other of timeline!.spans)
            if (one !== other && one.lane === other.lane)
              expect(one.to <= other.from || other.to <= one.from).toBe(true);
        }
      }),
    );
  });

  it('draws a bearable number of year lines', () => {
    const timeline = buildTimeline(resume([['1975-01', 'now']]), NOW);
    expect(timeline?.ticks.length).toBeLessThanOrEqual(9);
    expect(timeline?.ticks.every((tick) => tick % 12 === 0)).toBe(true);
  });
});

describe('durations and periods in words', () => {
  it('counts years and months', () => {
    expect([1, 11, 12, 25].map(durationText)).toEqual(['1 mo', '11 mos', '1 yr', '2 yrs 1 mo']);
  });

  it('are counted as the API counts experience', () => {
    const month = (text: string, exact = true) => ({ month: monthOf(text), exact });
    expect(monthsBetween(month('2020-01-01'), month('2021-01-01'))).toBe(12);
    expect(monthsBetween(month('2020-01-01'), month('2020-01-01'))).toBe(1);
    expect(monthsBetween(month('2020-07-01', false), month('2020-07-01', false))).toBe(12);
  });

  it('says no more of a date than the text did', () => {
    expect(periodText(date('2019-03'), date('now'))).toBe('Mar 2019 – Present');
    expect(periodText(date('2019'), date('2021'))).toBe('2019 – 2021');
    expect(periodText(null, date('2021'))).toBe('2021');
    expect(periodText(date('2019-03'), null, true)).toBe('Mar 2019 – Present');
    expect(periodText(null, null)).toBe('');
  });
});
