import { expect, it } from 'vitest';
import { compareViewFrom, compareViewParams, type MarketFacet } from '@/lib/recruiter/vocabulary';
import { beginnings, lastTwoYears, suggestionsFor } from './suggestions';

const TODAY = '2026-11-23';
const REGIONS: MarketFacet = {
  field: 'region',
  label: 'Region',
  values: ['north', 'south', 'east'].map((value, index) => ({ value, label: value, jobs: 9 - index })),
};
const NORTH = [
  { name: 'region', value: 'north' },
  { name: 'full_text', value: 'night' },
];

it('keeps a comparison in its address', () => {
  const view = { ...compareViewFrom({}), questions: [NORTH, []], measure: 'index', unit: 'week' } as const;
  expect(compareViewFrom(new URLSearchParams(compareViewParams(view)))).toEqual(view);
  const five = new URLSearchParams(Array.from({ length: 5 }, () => ['_q', 'region=north']));
  expect(compareViewFrom(five).questions).toHaveLength(4);
});

it('offers other values of what is asked for, the same a year before, and everything', () => {
  const offered = suggestionsFor([NORTH], [REGIONS], TODAY);
  expect(offered.map(({ label }) => label)).toEqual([
    'south',
    'east',
    'The last 12 months and the 12 before',
    'All jobs',
  ]);
  expect(offered[0]?.questions).toEqual([
    NORTH,
    [
      { name: 'region', value: 'south' },
      { name: 'full_text', value: 'night' },
    ],
  ]);
});

it('knows the last twelve complete months, and the same time a year before', () => {
  expect(lastTwoYears(TODAY)).toEqual(['2025-11-01__2026-10-31', '2024-11-01__2025-10-31']);
  const may = [{ name: 'date__range', value: '2026-05-01__2026-05-31' }];
  const [before] = suggestionsFor([may], [], TODAY);
  expect(before?.questions[1]).toEqual([{ name: 'date__range', value: '2025-05-01__2025-05-31' }]);
});

it('begins with the most frequent values', () => {
  expect(beginnings([REGIONS], TODAY).map(({ label }) => label)).toEqual([
    'north and south',
    'The last 12 months and the 12 before',
  ]);
});
