import { describe, expect, it } from 'vitest';
import { variationsOf } from './variations';

describe('variations of a title', () => {
  it.each([
    ['Sr. Software Engineer', ['Senior Software Engineer', 'Software Engineer']],
    ['Owner / Managing Director', ['Owner', 'Managing Director']],
    ['Sales Manager, Northern Region', ['Sales Manager']],
    ['Asst. Manager (Accounts)', ['Assistant Manager (Accounts)', 'Assistant Manager']],
    ['Director of Harbour Works', ['Harbour Works Director', 'Director']],
    ['Vice President of Sales', ['Sales Vice President', 'Vice President']],
    ['Nurse', []],
  ])('of %s', (title, expected) => expect(variationsOf(title, [])).toEqual(expected));

  it('names titles beside it, each once', () => {
    expect(variationsOf('Software Engineer', ['Team Lead', 'software engineer'])).toEqual(['Team Lead']);
  });
});
