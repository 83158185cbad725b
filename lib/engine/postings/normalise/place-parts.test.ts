import { beforeAll, expect, it } from 'vitest';
import type { Gazetteer } from '@/lib/engine/taxonomy';
import { gazetteer } from '@/lib/service/gazetteer';
import { placeOf } from './places';
import { placeInTitle } from './title-place';

let places: Gazetteer;
beforeAll(async () => {
  places = await gazetteer();
});

it.each([
  ['Zagrodnicza 20, Stare Miasto, Poznań(Greater Poland)', 'PL', 'Poznań'],
  ['مازندران، بابلسر', 'IR', 'Bābolsar'],
  ['Praha 4, Česko', 'CZ', 'Prague'],
  ['Bayern, München', 'DE', 'Munich'],
])('knows the town of %s in a source of %s', (text, majority, town) => {
  expect(placeOf({ text }, { majority }, places)?.town?.name).toBe(town);
});

it.each(['BTS ช่องนนทรี, ศาลาแดง', 'м. Тульская'])('takes no station for a town: %s', (text) => {
  expect(placeOf({ text }, {}, places)).toBeUndefined();
});

it.each([
  ['Auditeur senior | Casablanca (Maroc)', 'Auditeur senior', 'Casablanca'],
  ['Software Engineer - Berlin, Germany', 'Software Engineer', 'Berlin'],
])('parts the title %s from its place', (title, name, town) => {
  expect(placeInTitle(title, places)).toMatchObject({ title: name, place: { town: { name: town } } });
});

it.each(['Developer (Java, Python) - Backend', 'Java Developer | Spring, Kafka', 'Koch - Teilzeit (50 %)'])(
  'finds no place in %s',
  (title) => expect(placeInTitle(title, places)).toBeUndefined(),
);
