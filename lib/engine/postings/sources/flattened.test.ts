import { expect, it } from 'vitest';
import { createUnflattener } from './flattened';

it('puts the items of a list together that have a column each', () => {
  const whole = createUnflattener();
  expect(whole({ title: 'Cook', 'skills[0]': 'Sauces', 'skills[1]': '', 'skills[2]': 'Bread' })).toEqual({
    title: 'Cook',
    skills: ['Sauces', 'Bread'],
  });
  expect(whole({ title: 'Baker', 'skills[0]': '', 'skills[1]': '', 'skills[2]': '' })).toEqual({
    title: 'Baker',
    skills: [],
  });
});

it('leaves rows without such columns as they are', () => {
  const row = { 'title [en]': 'Cook', '[0]': 'x' };
  expect(createUnflattener()(row)).toBe(row);
});
