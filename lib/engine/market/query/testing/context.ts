import type { QueryContext } from '../context';

const BERLIN = { id: 2950159, latitude: 52.52437, longitude: 13.41053 };

/** A day, a place and some categories to read questions against. */
export const TEST_CONTEXT: QueryContext = {
  today: '2026-06-15',
  placeByName: (name) => (name.toLowerCase() === 'berlin' ? BERLIN : undefined),
  placeById: (id) => (id === BERLIN.id ? BERLIN : undefined),
  categories: {
    profession: [
      { id: 1, labels: { en: 'All' }, values: [10301] },
      { id: 11, labels: { en: 'Some' }, parent: 1, values: [10101, 10102] },
      { id: 12, labels: { en: 'Others' }, parent: 1, values: [10201] },
      { id: 2, labels: { en: 'Rest' }, values: [10501, 10601] },
    ],
    it_skills: [
      { id: 5, labels: {}, values: ['KS10001', 'KS10024'] },
      { id: 6, labels: {}, values: ['KS10127'] },
    ],
  },
  language: 'en',
};
