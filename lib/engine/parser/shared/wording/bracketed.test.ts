import { describe, expect, it } from 'vitest';
import { withoutLonelyBrackets } from './bracketed';
import { skillsOfParagraph } from './skills';

describe('brackets cut in two', () => {
  it.each([
    ['java (Less than', 'java'],
    ['EJB)', 'EJB'],
    ['C++ (STL) (boost', 'C++ (STL)'],
    ['Welding (TIG) at sea', 'Welding (TIG) at sea'],
    ['(welding', '(welding'],
    ['(3', '(3'],
  ])('%s', (text, name) => expect(withoutLonelyBrackets(text)).toBe(name));
});

it('leaves what is joined within brackets in one piece', () => {
  const text = 'Databases (MySQL, PostgreSQL and MongoDB)';
  expect(skillsOfParagraph({ text, lines: [] }).skills).toEqual([text]);
});
