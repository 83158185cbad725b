import { describe, expect, it } from 'vitest';
import { resolveText } from '@/lib/engine/taxonomy';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
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
    const used = processorWatch();
    for (let index = 0; index < 1000; index++)
      places.findPlace('Springfield', { country: 'US', region: 'IL' });
    expect(used()).toBeLessThan(5000);
  });
});

describe('a town with its region behind a blank', () => {
  it.each([
    ['Ames Iowa', 'US', 'Ames'],
    ['Panaji Goa', 'IN', 'Panaji'],
    ['Sabadell Barcelona', 'ES', 'Sabadell'],
    ['Villeurbanne Rhône', 'FR', 'Villeurbanne'],
    ['Bengaluru Karnataka India', 'IN', 'Bengaluru'],
    ['Long Beach', 'US', 'Long Beach'],
    ['Kansas City', 'US', 'Kansas City'],
  ])('%s', async (text, country, town) => {
    expect(resolveText(text, {}, await gazetteer())).toMatchObject({ country, town: { name: town } });
  });

  it('is not seen where the region has no such town', async () => {
    const found = resolveText('San Pedro Alcántara', {}, await gazetteer());
    expect(found).toMatchObject({ isUnknownTown: true });
  });

  it('is no town of a sentence', async () => {
    expect(resolveText('GATEWAY FOR ENTREPRENEURS, TO', {}, await gazetteer())?.isUnknownTown).not.toBe(true);
  });
});

describe('a place that is written from the large to the small', () => {
  it.each([
    ['서울 강남구', 'KR', 'Seoul', 'Seoul'],
    ['경기 성남시 분당구', 'KR', 'Seongnam-si', 'Gyeonggi-do'],
    ['台北市中正區忠孝西路一段80號3樓', 'TW', 'Taipei', 'Taipei City'],
    ['上海-浦东新区', 'CN', 'Shanghai', 'Shanghai Municipality'],
    ['江苏省南京市', 'CN', 'Nanjing', 'Nanjing Shi'],
    ['新北市三重區集賢路189號1樓', 'TW', undefined, 'New Taipei City'],
  ])('%s', async (text, country, town, region) => {
    const found = resolveText(text, {}, await gazetteer());
    expect(found).toMatchObject({ country, region: { name: region } });
    expect(found?.town?.name).toBe(town);
  });

  it('is not the town that a road is called after', async () => {
    expect(resolveText('上海路5号', {}, await gazetteer())?.town).toBeUndefined();
  });
});
