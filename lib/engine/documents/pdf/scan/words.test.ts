import { describe, expect, it } from 'vitest';
import { asWritten } from './words';

type Placed = [text: string, x0: number, x1: number, y0?: number, y1?: number];

/** Words on a line whose letters are 20 pixels high and stand on 100. */
const written = (...words: Placed[]) =>
  asWritten({
    words: words.map(([text, x0, x1, y0 = 80, y1 = 100]) => ({ text, x0, x1, y0, y1, certainty: 0.9 })),
    baseline: { y: 100, slope: 0 },
  }).words.map(({ text }) => text);

describe('marks of a picture', () => {
  it.each(['«', '®', '+', '*', '=', '¢', 'o', 'e', '«+'])('are bullets in front of a line: %s', (mark) => {
    expect(written([mark, 0, 8, 86, 94], ['Kept', 28, 70], ['ledgers', 76, 150])).toEqual([
      '•',
      'Kept',
      'ledgers',
    ]);
  });

  it.each<[string, Placed]>([
    ['as high as letters', ['e', 0, 10, 80, 100]],
    ['a dash', ['-', 0, 8, 89, 91]],
    ['a currency', ['€', 0, 8, 86, 94]],
    ['far from its text', ['«', -200, -192, 86, 94]],
    ['close to its text', ['«', 20, 26, 86, 94]],
  ])('stay as they are: one that is %s', (_, mark) => {
    expect(written(mark, ['Kept', 28, 70], ['ledgers', 76, 150])[0]).toBe(mark[0]);
  });

  it('are bullets in front of a second column, and not within a line', () => {
    const words: Placed[] = [
      ['Python', 0, 60],
      ['«', 200, 208, 86, 94],
      ['Kept', 228, 270],
      ['«', 280, 288, 86, 94],
      ['ledgers', 308, 390],
    ];
    expect(written(...words)).toEqual(['Python', '•', 'Kept', '«', 'ledgers']);
  });
});

describe('a stroke', () => {
  it('is a capital letter where it ends at the foot of the letters, and a bar where it reaches below', () => {
    expect(written(['tools.', 0, 50], ['|', 56, 59], ['led', 66, 90])).toEqual(['tools.', 'I', 'led']);
    expect(written(['Leeds', 0, 50], ['|', 56, 59, 80, 105], ['led', 66, 90])).toEqual(['Leeds', '|', 'led']);
  });
});

describe('a small l', () => {
  it.each([
    ['CircleCl', 'CircleCI'],
    ['NextUl,', 'NextUI,'],
    ['(OpenAl', '(OpenAI'],
    ['loT@Home', 'IoT@Home'],
    ['(laC)', '(IaC)'],
    ['lT', 'IT'],
    ['Al', 'Al'],
    ['lago', 'lago'],
    ['local', 'local'],
    ['Paul', 'Paul'],
    ['lA@example.com', 'lA@example.com'],
    ['https://x.example/lOS', 'https://x.example/lOS'],
  ])('is a capital I where no word has it: %s', (read, is) => {
    expect(written([read, 0, 80])).toEqual([is]);
  });
});

describe('addresses', () => {
  it('have their at sign, which other words do not', () => {
    expect(written(['robin', 0, 40], ['@', 44, 60], ['mail.example', 62, 160])).toEqual([
      'robin@mail.example',
    ]);
    expect(written(['Nurse', 0, 40], ['@', 46, 62], ['Clinic', 70, 120])).toEqual(['Nurse', '@', 'Clinic']);
  });

  it.each(['https:/site.example', 'https//site.example', 'https-//site.example', 'https://site.example'])(
    'begin as all do: %s',
    (read) => expect(written([read, 0, 150])).toEqual(['https://site.example']),
  );
});
