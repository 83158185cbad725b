import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { findDates, isCurrentWord, isOnlyDates, type PartialDate, withoutDates } from '.';

const options = { today: '2026-03-01' };

const shown = (date: PartialDate | undefined) =>
  date ? [date.year, date.month, date.day].filter((part) => part !== undefined).join('-') : '';

/** Formats dates as `start..end`, with `now` for an open end and `?` after a single date. */
function read(text: string): string {
  return findDates(text, options)
    .map(
      ({ start, end, isCurrent, isSingle }) =>
        `${shown(start)}..${isCurrent ? 'now' : shown(end)}${isSingle ? '?' : ''}`,
    )
    .join(' ');
}

describe('findDates', () => {
  it.each([
    ['January 2015 - March 2018', '2015-1..2018-3'],
    ['03/2019 – 05/2020', '2019-3..2020-5'],
    ['03/19 - 05/20', '2019-3..2020-5'],
    ['15.03.2019 – heute', '2019-3-15..now'],
    ['2010-12', '2010-12..?'],
    ['2015-18', '2015..2018'],
    ['07.2012 r. – 08.2014 r.', '2012-7..2014-8'],
    ['2010 t.e.m. 2012', '2010..2012'],
    ['2019 m. kovo mėn. – 2020 m. gegužės mėn.', '2019-3..2020-5'],
    ['2019 m. kovo 5 d. iki dabar', '2019-3-5..now'],
    ['3/2015-tällä hetkellä', '2015-3..now'],
    ['03/20–Pres.', '2020-3..now'],
    ['1st June’2017 to 4th July’2018', '2017-6-1..2018-7-4'],
    ['2014 – 2011', '2011..2014'],
    ['Nov’ 08 – Jul’12', '2008-11..2012-7'],
    ['Mai 2015 – lfd.', '2015-5..now'],
    ['Ago 2015 – Act.', '2015-8..now'],
    ['בע"מ\tיוני 2019 - היום', '2019-6..now'],
    ['2018/2019', '2018..2019'],
    ['2018-09-01 to 2019-06-30', '2018-9-1..2019-6-30'],
    ['seit März 2019', '2019-3..now'],
    ['de 2015 à nos jours', '2015..now'],
    ['2015 onwards', '2015..now'],
    ['dal 2015 fino ad oggi', '2015..now'],
    ['Nov 2012 to the present', '2012-11..now'],
    ['03 Feb 2016 – till present', '2016-2-3..now'],
    ['May 2015 – (Present)', '2015-5..now'],
    ['2015 – “present”', '2015..now'],
    ['06/2012 to tilldate', '2012-6..now'],
    ['2018- A aujourd’hui', '2018..now'],
    ['2014 till yet', '2014..now'],
    ['depuis janvier 2020', '2020-1..now'],
    ['de enero de 2019 a marzo de 2020', '2019-1..2020-3'],
    ['od marca 2019 do dziś', '2019-3..now'],
    ['с 2018 по 2020 г.', '2018..2020'],
    ['2019년 3월 ~ 2020년 5월', '2019-3..2020-5'],
    ['2021년 9월부터 2022년 2월까지', '2021-9..2022-2'],
    ['2019年4月～2020年3月', '2019-4..2020-3'],
    ['平成20年4月', '2008-4..?'],
    ['2019年3月至今', '2019-3..now'],
    ['2019. március – 2020. május', '2019-3..2020-5'],
    ['Μάρτιος 2019 - σήμερα', '2019-3..now'],
    ['מרץ 2019 - היום', '2019-3..now'],
    ['يناير 2020 - الآن', '2020-1..now'],
    ['March - 2010', '2010-3..?'],
    ['Novembro 2023 - Fevereiro', '2023-11..'],
    ['Nov 2018 – Feb\tPicker', '2018-11..'],
    ['März 2019 – Juni Consulting', '2019-3..?'],
    ['March - 2010 to May - 2012', '2010-3..2012-5'],
    ['Summer 2019', '2019-6..?'],
    ['WS 2019/20', '2019-9..?'],
    ['Q1 2020 - Q3 2021', '2020-1..2021-9'],
    ["Jan '19 - Feb '20", '2019-1..2020-2'],
    ['Jan - Mar 2019', '2019-1..2019-3'],
    ['Nov - Feb 2019', '2018-11..2019-2'],
    ['Mar-19 to Apr-20', '2019-3..2020-4'],
    ['bis 2019', '..2019?'],
    ['2019 –', '2019..now'],
    ['October 5, 2019', '2019-10-5..?'],
    ['du 01/09/2018 au 30/06/2019', '2018-9-1..2019-6-30'],
    ['٢٠١٩ - ٢٠٢١', '2019..2021'],
    ['du 08 février au 10 août 2021', '2021-2-8..2021-8-10'],
    ['du 18/02 au 17/05/2013', '2013-2-18..2013-5-17'],
    ['10thJuly 2015 - 31st March 2016', '2015-7-10..2016-3-31'],
    ['from March, 2014, to Aug, 2015', '2014-3..2015-8'],
    ['May’ 2010 – Jun’ 2012', '2010-5..2012-6'],
    ['from March 2014 to till', '2014-3..now'],
    ['07.2019 - ∞', '2019-7..now'],
    ['2017 – 2018, 2019 – 2020', '2017..2018 2019..2020'],
    ['Dec., 2016 – Feb., 2018', '2016-12..2018-2'],
    ['early 2016 – late 2018', '2016..2018'],
    ['ca. 2016 – ca. 2018', '2016..2018'],
    ['Mitte 2016 bis Ende März 2018', '2016..2018-3'],
    ['début 2016 – fin 2018', '2016..2018'],
    ['a mediados de 2016', '2016..?'],
    ['mid-2016 to end of 2018', '2016..2018'],
    ['June 2017 March 2021', '2017-6..2021-3'],
    ['06/2017 03/2021', '2017-6..2021-3'],
    ['06/2017\t03/2021\tNurse', '2017-6..2021-3'],
    ['2017 2021', '2017..2021'],
    ['June 2017 March 2018 – May 2019', '2017-6..? 2018-3..2019-5'],
    ['Promoted in June 2017 March 2021.', '2017-6..? 2021-3..?'],
    ['March 2021 June 2017', '2021-3..? 2017-6..?'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    '+1 555 2019',
    'call 020 7946 2015 2019',
    'v1.2019.3',
    '$2010 a month',
    'https://example.org/2019/05',
    'room 12/24',
    'the year of may',
  ])('finds no range in %s', (text) => {
    expect(findDates(text, options).filter(({ isSingle }) => !isSingle)).toEqual([]);
  });

  it('takes the length of time behind a range into its span', () => {
    const text = 'Jan 2018 - Present · 2 yrs 3 mos';
    expect(isOnlyDates(text, findDates(text, options))).toBe(true);
  });

  it('reads 3/4/2020 by the order that is asked for', () => {
    expect(shown(findDates('3/4/2020', options)[0]?.start)).toBe('2020-4-3');
    expect(shown(findDates('3/4/2020', { ...options, dayFirst: false })[0]?.start)).toBe('2020-3-4');
  });

  it.each([
    'Año 2015',
    'Year: 2015',
    'expected graduation: June 2028',
    'anticipated May 2028',
    'prévu juin 2028',
  ])('takes the words that lead to a date into its span: %s', (text) =>
    expect(isOnlyDates(text, findDates(text, options))).toBe(true),
  );

  it('cuts the dates out of a line and leaves the rest', () => {
    const text = 'Harbourline Systems (2015 – 2018), Berlin';
    expect(withoutDates(text, findDates(text, options))).toBe('Harbourline Systems (\t), Berlin');
  });
});

describe('isCurrentWord', () => {
  it.each(['heute', 'Present', 'présent', 'actualidad', '오늘', '현재', '至今', 'σήμερα'])('%s', (word) => {
    expect(isCurrentWord(word)).toBe(true);
  });

  it('is not any word', () => expect(isCurrentWord('presentation')).toBe(false));
});

const MONTHS: Record<string, (month: number) => string> = Object.fromEntries(
  ['en', 'nl', 'de', 'fr', 'es', 'it', 'pt', 'da', 'sv', 'nb', 'ro', 'tr'].flatMap((language) =>
    (['long', 'short'] as const).map((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      return [
        `${language} ${style}`,
        (month: number) => format.format(new Date(Date.UTC(2020, month - 1, 15))),
      ];
    }),
  ),
);

const two = (value: number) => String(value).padStart(2, '0');

/** Styles in which a month of a year is printed. */
const STYLES: ((date: { year: number; month: number }) => string)[] = [
  ({ year, month }) => `${two(month)}/${year}`,
  ({ year, month }) => `${month}/${year}`,
  ({ year, month }) => `${two(month)}.${year}`,
  ({ year, month }) => `${year}-${two(month)}`,
  ({ year, month }) => `${year}.${two(month)}`,
  ({ year, month }) => `${year}년 ${month}월`,
  ({ year, month }) => `${year}年${month}月`,
  ...Object.values(MONTHS).flatMap((name) => [
    ({ year, month }: { year: number; month: number }) => `${name(month)} ${year}`,
    ({ year, month }: { year: number; month: number }) => `${name(month)} '${two(year % 100)}`,
  ]),
];

const date = fc.record({
  year: fc.integer({ min: 1970, max: 2026 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('what is printed is read back', () => {
  it('as ranges in every style', () => {
    fc.assert(
      fc.property(
        date,
        fc.integer({ min: 0, max: 15 }),
        fc.constantFrom(...STYLES),
        fc.constantFrom(' - ', ' – ', '—', ' to ', ' ~ '),
        (start, years, style, dash) => {
          const end = { year: Math.min(2026, start.year + years), month: years === 0 ? start.month : 12 };
          expect(read(`${style(start)}${dash}${style(end)}`)).toBe(
            `${start.year}-${start.month}..${end.year}-${end.month}`,
          );
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('as open ranges between other words', () => {
    fc.assert(
      fc.property(
        date,
        fc.constantFrom(...STYLES),
        fc.constantFrom('present', 'heute', 'actualidad', 'oggi', 'nu', 'current'),
        (start, style, word) => {
          expect(read(`Harbourline Systems\t${style(start)} – ${word}`)).toBe(
            `${start.year}-${start.month}..now`,
          );
        },
      ),
      { numRuns: 800 },
    );
  });
});

describe('any text', () => {
  it('gives spans that lie in the text, in order, and never throws', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' - ', '2019', 'Jan ', '/', '.', "'", '년', '\t', ' to ', '12'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let at = 0;
        for (const { from, to } of findDates(text, options)) {
          expect(from).toBeGreaterThanOrEqual(at);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
          at = to;
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('is read in time that does not explode', () => {
    const used = processorWatch();
    for (const text of [
      '1/'.repeat(1000),
      '2019-'.repeat(400),
      'jan '.repeat(500),
      "'".repeat(2000),
      '(2 years '.repeat(220),
    ])
      findDates(text, options);
    expect(used()).toBeLessThan(500);
  });
});
