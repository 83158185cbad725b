import { describe, expect, it } from 'vitest';
import { gazetteer } from '.';

describe('the gazetteer of the house', () => {
  it.each([
    ['München', {}, '2867714'],
    ['Monaco di Baviera', {}, '2867714'],
    ['慕尼黑', {}, '2867714'],
    ['Frankfurt a. M.', {}, '2925533'],
    ['St. Gallen', { country: 'Schweiz' }, '2658822'],
    ['Cambridge', { region: 'MA' }, '4931972'],
    ['Cambridge', { country: 'UK', region: 'Cambridgeshire' }, '2653941'],
    ['London', { country: 'Canada', region: 'ON' }, '6058560'],
    ['Valencia', { country: 'España', region: 'Comunidad Valenciana' }, '2509954'],
    ['Lyon Cedex 03', { country: 'FR', region: 'Rhône-Alpes' }, '2996944'],
    ['Warszawa', { country: 'PL', region: 'mazowieckie' }, '756135'],
    ["'s-Gravenhage", { region: 'Zuid-Holland' }, '2747373'],
  ])('knows %s with %j', async (name, query, id) => {
    expect((await gazetteer()).findPlace(name, query)?.id).toBe(id);
  });

  it('answers a thousand questions in a moment', async () => {
    const places = await gazetteer();
    const startedAt = performance.now();
    for (let index = 0; index < 1000; index++)
      places.findPlace('Springfield', { country: 'US', region: 'IL' });
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
