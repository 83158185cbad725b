import { expect, it } from 'vitest';
import { ranked, rankOf } from './ranking';

it.each([
  ['Amara Whitcombe', 'amara', 0],
  ['Amara Whitcombe', 'whit ama', 1],
  ['Amara Whitcombe', 'whitc', 1],
  ['Élodie Marchandeau', 'elodie', 0],
  ['Theme: dark', 'amara', undefined],
  ['Candidates', '', undefined],
])('%s fits %s as %s', (text, typed, rank) => {
  expect(rankOf(text, typed)).toBe(rank);
});

it('puts people before commands that fit no better', () => {
  const groups = ranked([
    {
      heading: 'People',
      entries: [
        { id: 'text', rank: 3 },
        { id: 'name', rank: 0 },
      ],
    },
    { heading: 'Go to', entries: [{ id: 'place', rank: 0 }] },
    { heading: 'Jobs', entries: [] },
  ]);
  expect(groups.map(({ heading, entries }) => [heading, entries.map(({ id }) => id)])).toEqual([
    ['People', ['name', 'text']],
    ['Go to', ['place']],
  ]);
});
