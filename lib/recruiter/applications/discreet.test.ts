import { describe, expect, it } from 'vitest';
import { discreetly } from './discreet';

const hiding = (...employers: string[]) => discreetly({ employers, places: ['Kiel', 'Germany'], pay: [] });

describe('an employer who is not shown', () => {
  it.each([
    ['Nordwerk GmbH', 'Nordwerk GmbH builds ships.', 'The employer builds ships.'],
    ['Nordwerk GmbH', 'We at NORDWERK like ships.', 'We at the employer like ships.'],
    ['Nordwerk Maschinenbau GmbH & Co. KG', "It is Nordwerk's yard.", "It is the employer's yard."],
    ['Acme Ltd', 'Acmeology is a science.', 'Acmeology is a science.'],
    ['Kiel Marine AG', 'Work in Kiel.', 'Work in Kiel.'],
    ['C++ (Systems) Ltd.', 'C++ (Systems) grows.', 'The employer grows.'],
  ])('%s is taken out of "%s"', (name, text, expected) => {
    expect(hiding(name)(text)).toBe(expected);
  });

  it.each([
    'Send it to jobs@nordwerk.example.',
    'See https://www.nordwerk.example/jobs for more.',
    'Look at nordwerk-careers.de now.',
    'Call us on +49 431 123456 today.',
  ])('goes with the sentence "%s"', (sentence) => {
    expect(hiding('Nordwerk GmbH')(`Weld ships. ${sentence} Be kind.`)).toBe('Weld ships. Be kind.');
  });

  it('leaves words of a trade alone', () => {
    const text = 'Five years of ASP.NET and Node.js, from 2019 to 2024, 40,000 lines.';
    expect(hiding('Nordwerk GmbH')(text)).toBe(text);
  });
});

it('leaves out the sentences that state pay which is not shown', () => {
  const say = discreetly({ employers: [], places: [], pay: ['60,000', '70,000'] });
  expect(say('Write code. We pay 60,000 to 70,000 a year. Be kind.')).toBe('Write code. Be kind.');
  expect(say('- EUR 160,000 budget')).toBe('- EUR 160,000 budget');
});
