import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  filteredBy,
  filterOfValue,
  isChosen,
  MARKET_SORTS,
  type MarketSort,
  marketPageCount,
  marketViewFrom,
  marketViewParams,
  withValueToggled,
} from './view';

const sorts = Object.keys(MARKET_SORTS) as MarketSort[];
const filter = fc.record({
  name: fc.string({ minLength: 1, maxLength: 40 }).filter((name) => !name.startsWith('_')),
  value: fc.string({ minLength: 1, maxLength: 200 }),
});
const view = fc.record({
  filters: fc.uniqueArray(filter, { selector: ({ name }) => name, maxLength: 10 }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 400 }),
  by: fc.string({ minLength: 1, maxLength: 40 }),
});

describe('a view in the URL', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(view, (given) => {
        expect(marketViewFrom(new URLSearchParams(marketViewParams(given).toString()))).toEqual(given);
      }),
    );
  });

  it('needs no parameters to show everything', () => {
    expect(marketViewParams(EVERYTHING).toString()).toBe('');
    expect(marketViewFrom({})).toEqual(EVERYTHING);
    expect(marketViewFrom({ utm_source: 'mail', fbclid: 'x', _: '1' })).toEqual(EVERYTHING);
    expect(marketViewFrom({ profesion: '1' }).filters).toHaveLength(1);
  });

  it('takes for its default what makes no sense, and repeated filters for alternatives', () => {
    const params = { _page: '0', _sort: 'constructor', _job: '7', profession: ['1', '2'], region: '' };
    expect(marketViewFrom(params)).toEqual({
      ...EVERYTHING,
      filters: [{ name: 'profession', value: '1|2' }],
    });
    expect(marketViewFrom({ _page: '999999' }).page).toBe(400);
    expect(marketPageCount(36_793)).toBe(400);
  });
});

describe('filters', () => {
  it('replace the one of their name, and lead to the first page', () => {
    const before = filteredBy({ ...EVERYTHING, page: 3 }, { name: 'region', value: 'a' });
    expect(before.page).toBe(1);
    expect(filteredBy(before, { name: 'region', value: 'b' }).filters).toEqual([
      { name: 'region', value: 'b' },
    ]);
    expect(filteredBy(before, { name: 'region', value: '' }).filters).toEqual([]);
  });

  it('by a value are taken away by the same press that set them', () => {
    const name = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => /[^|"\s]/.test(text));
    const code = name.filter((text) => !text.includes('|'));
    const value = fc.oneof(
      fc.tuple(fc.constant('organization_name'), name),
      fc.tuple(fc.constant('region'), code),
    );
    fc.assert(
      fc.property(value, ([field, chosen]) => {
        const narrowed = withValueToggled(EVERYTHING, field, chosen);
        expect(isChosen(narrowed, field, chosen)).toBe(true);
        expect(withValueToggled(narrowed, field, chosen)).toEqual(EVERYTHING);
      }),
    );
  });

  it('of names look for the whole name', () => {
    expect(filterOfValue('organization_name', 'Ada & Co')).toEqual({
      name: 'organization_name__exact',
      value: 'Ada & Co',
    });
    expect(filterOfValue('organization_name', 'Ada | Co').value).toBe('"Ada Co"');
    expect(filterOfValue('organization_name__not', 'Ada & Co').value).toBe('"Ada & Co"');
    expect(filterOfValue('organization_name__exact__not', 'Ada & Co').value).toBe('Ada & Co');
    expect(filterOfValue('profession', '7')).toEqual({ name: 'profession', value: '7' });
  });
});
