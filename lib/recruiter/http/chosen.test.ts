import { expect, it } from 'vitest';
import type { Actor } from '../ground/actor';
import { figureFrom, formatFrom } from './chosen';
import '../testing/store';

const viewer: Actor = { id: 'v', email: 'v@example.org', name: 'V', role: 'viewer' };
const params = (query: string) => new URLSearchParams(query);

it('finds a figure and a format by their names in an address', () => {
  expect(formatFrom(null, params('format=csv'), ['csv', 'pdf'])).toBe('csv');
  expect(figureFrom(null, params('figure=jobs&format=xlsx'), ['jobs'], '')).toEqual({
    id: 'jobs',
    format: 'xlsx',
  });
  expect(figureFrom(null, params('_figure=jobs&_format=csv'), ['jobs'], '_')).toMatchObject({ id: 'jobs' });
});

it.each([
  ['a stranger', null, 401],
  ['a member', viewer, 400],
])('answers %s', (_who, actor, status) => {
  for (const query of ['', 'format=exe', 'figure=none&format=csv'])
    expect(figureFrom(actor, params(query), ['jobs'], '')).toHaveProperty('status', status);
  expect(formatFrom(actor, params('format=exe'), ['csv'])).toHaveProperty('status', status);
});
