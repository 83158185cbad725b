import { expect, it } from 'vitest';
import { FILTER_IDS, FILTER_TITLES } from '@/lib/contracts/matching-ui/options';
import type { Filters } from '../data/model';
import { rangeText, tidied } from './catalogue';
import { activeFilters } from './chips';

const SHOWN = FILTER_IDS.map((filterId) => ({ filterId, title: FILTER_TITLES[filterId] }));
const LABELS = new Map([['north', 'Northern office']]);

const FILTERS: Filters = {
  jobTitles: [{ title: 'Nurse', isCurrent: true }],
  monthsExperience: { minimum: 36, maximum: 50 },
  currentManagementLevel: 'Low',
  skills: [{ skillName: 'Triage', experienceLevel: 'Mid' }, { skillName: 'Radar' }],
  skillsMustAllExist: true,
  searchExpression: 'night AND shift',
  languagesKnown: ['de'],
  locationCriteria: {
    locations: [{ municipality: 'Utrecht', countryCode: 'NL' }, { countryCode: 'DE' }],
    distance: 25,
    distanceUnit: 'Kilometers',
  },
  userDefinedTags: ['north'],
  revisionDateRange: { minimum: '2025-01-02' },
  hasPatents: true,
};

it('says what is active, in the order of the filters', () => {
  expect(activeFilters(FILTERS, SHOWN, LABELS).map(({ text }) => text)).toEqual([
    'Nurse, now',
    'Experience: 3 yrs to 50 mos',
    'Management level: Low: leads a team',
    'Triage, 4 to 6 years',
    'Radar',
    'night AND shift',
    'German',
    'Utrecht, NL within 25 km',
    'Germany within 25 km',
    'Northern office',
    'Document from 2 Jan 2025',
    'Has patents',
  ]);
});

it('takes away one after the other until nothing is left', () => {
  let filters = FILTERS;
  for (let left = activeFilters(filters, SHOWN, LABELS); left.length > 0; ) {
    filters = tidied(left[0]?.without ?? {});
    const now = activeFilters(filters, SHOWN, LABELS);
    expect(now).toHaveLength(left.length - 1);
    left = now;
  }
  expect(filters).toEqual({ skillsMustAllExist: true });
});

it('leaves out filters that are not shown', () => {
  expect(activeFilters(FILTERS, SHOWN.slice(0, 1), LABELS)).toHaveLength(1);
});

it.each([
  [{ minimum: 12 }, 'from 1 yr'],
  [{ maximum: 7 }, 'up to 7 mos'],
  [{}, ''],
])('tells the range %j', (range, text) => expect(rangeText(range, 'months')).toBe(text));
