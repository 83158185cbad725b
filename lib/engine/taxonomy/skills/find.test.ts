import { describe, expect, it } from 'vitest';
import { findSkills } from './find';
import { shipped } from './testing/shipped';

function found(text: string, language = 'en'): string[] {
  return findSkills(shipped, text, language).map(({ skill }) => skill.labels.en);
}

describe('skills in running text', () => {
  it.each([
    ['We build services in Java, Go and Rust.', ['Java', 'Go', 'Rust']],
    ['Experience with Go is welcome.', ['Go']],
    ['Spring Boot and Hibernate', ['Spring Boot', 'Hibernate']],
    ['You know Java and Spring.', ['Java', 'Spring Framework']],
    ['Since 2019 we use Spring with Kotlin.', ['Spring Framework', 'Kotlin']],
    ['Node.js\nPostgres', ['Node.js']],
  ])('%j', (text, expected) => expect(found(text)).toEqual(expect.arrayContaining(expected)));

  it.each([
    'We go to market and excel in what we do.',
    'A swift response and a ruby ring, in spring.',
    'Our C-level team takes vitamin C.',
    'The position begins in Spring 2026.',
    'You graduate in Fall 2026 or Spring of 2027.',
    'An internship for Spring or Summer.',
  ])('finds nothing in %j', (text) => expect(found(text)).toEqual([]));

  it('says where they are', () => {
    const [first] = findSkills(shipped, 'Daily work with  Visual  Basic.', 'en');
    expect(first).toMatchObject({ start: 17, end: 30, text: 'Visual  Basic' });
  });
});
