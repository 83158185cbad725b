import { expect, it } from 'vitest';
import { placeNames } from './map-names';

const room = { width: 640, height: 400, fontSize: 13 };
const nameOf = (id: string) => id;
const place = (id: string, x: number, y: number, radius = 10) => ({ id, x, y, radius });

it('puts a name to the right, and to the left where the edge is near', () => {
  const names = placeNames([place('Leipzig', 100, 100), place('Görlitz', 620, 300)], nameOf, room, 5);
  expect(names.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Leipzig', 'start'],
    ['Görlitz', 'end'],
  ]);
});

it('lets no name lie over another or over a greater circle', () => {
  const names = placeNames(
    [place('Potsdam', 300, 200), place('Berlin', 320, 200), place('Spandau', 306, 202)],
    nameOf,
    room,
    5,
  );
  expect(names.find(({ id }) => id === 'Potsdam')?.anchor).toBe('end');
  expect(names.find(({ id }) => id === 'Berlin')?.anchor).toBe('start');
  const rows = names.map(({ y }) => y);
  expect(new Set(rows).size).toBeGreaterThan(1);
});

it('moves a name below its circle away from the edge', () => {
  const names = placeNames(
    [place('San Francisco', 27, 150, 20), place('Oakland', 60, 150, 20)],
    nameOf,
    room,
    1,
  );
  expect(names).toHaveLength(1);
  expect(names[0]?.x).toBeGreaterThan(40);
});

it('leaves out a name that fits nowhere', () => {
  const crowd = Array.from({ length: 60 }, (_, index) => place(`Frankfurt am Main ${index}`, 320, 200));
  const names = placeNames(crowd, nameOf, room, 60);
  expect(names.length).toBeLessThan(5);
  expect(names[0]?.id).toBe('Frankfurt am Main 0');
});

it('names no more than asked', () => {
  const far = Array.from({ length: 20 }, (_, index) => place(`A${index}`, 100, 10 + index * 19));
  expect(placeNames(far, nameOf, room, 5)).toHaveLength(5);
});
