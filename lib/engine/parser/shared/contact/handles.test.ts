import { describe, expect, it } from 'vitest';
import { handlesInText, isPlainHandle } from './handles';

const addresses = (text: string) => handlesInText(text).map(({ address }) => address);

describe('a handle', () => {
  it.each([
    ['LinkedIn: jane-doe', 'linkedin.com/in/jane-doe'],
    ['Linked-in: in/jane-doe', 'linkedin.com/in/jane-doe'],
    ['+41 44 555 01 73 | in/jane-doe', 'linkedin.com/in/jane-doe'],
    ['GitHub @janedoe', 'github.com/janedoe'],
    ['github/janedoe', 'github.com/janedoe'],
    ['Skype ID: jane.doe E-mail: jane@example.org', 'jane.doe'],
  ])('stands in %s: %s', (text, address) => expect(addresses(text)).toEqual([address]));

  it.each([
    'Git | GitHub | Jenkins',
    'Tools: GitHub - Bitbucket',
    'GitHub: Actions',
    'Social media: Facebook, LinkedIn | Instagram',
    'LinkedIn: View profile',
    'LinkedIn: Jane Doe',
    'Github – version control',
    'Born in/Geboren in',
  ])('is none in %s', (text) => expect(addresses(text)).toEqual([]));

  it('may be a word only if nothing in it is a sign of an account', () => {
    expect(['Jira', 'jira', 'SQL'].every(isPlainHandle)).toBe(true);
    expect(['jane-doe', 'janedoe7', 'JaneDoe', 'j.doe'].some(isPlainHandle)).toBe(false);
  });
});
