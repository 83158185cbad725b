import { expect, it } from 'vitest';
import { beginningWith, keptNames, namesOf } from './names';

it('finds what begins with a text, then what has a word that does, the short first', () => {
  const titles = ['Registered nurse', 'Nursery teacher', 'Nürse', 'Denurser', 'Nurse'];
  const names = namesOf(titles, (title) => title);
  expect(beginningWith(names, 'NURSE')).toEqual(['Nürse', 'Nurse', 'Nursery teacher', 'Registered nurse']);
});

it('reads each name of a source once, however often somebody types', () => {
  const source = { titles: ['Nurse', 'Welder'] };
  let read = 0;
  const names = keptNames((from: typeof source) =>
    namesOf(from.titles, (title) => {
      read += 1;
      return title;
    }),
  );
  for (const typed of ['n', 'nu', 'nur']) expect(beginningWith(names(source), typed)).toEqual(['Nurse']);
  expect(read).toBe(2);
  expect(beginningWith(names({ titles: ['Nun'] }), 'n')).toEqual(['Nun']);
});
