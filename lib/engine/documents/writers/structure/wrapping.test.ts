import { describe, expect, it } from 'vitest';
import type { Line } from '../../model';
import { joinWrapped } from './wrapping';

function line(text: string, x1: number, more: Partial<Line> = {}): Line {
  const run = { text, bold: false, italic: false, fontSize: 10 };
  const box = { x0: 50, y0: 0, x1, y1: 10 };
  return {
    text,
    runs: [run],
    page: 0,
    box,
    fontSize: 10,
    bold: false,
    role: 'paragraph',
    block: 0,
    column: 0,
    ...more,
  };
}

const LONG = 'A sentence that runs over the whole width of the page and then';

describe('joinWrapped', () => {
  it('joins the lines of a paragraph and leaves its last one to end it', () => {
    const lines = [line(LONG, 550), line('goes on.', 90), line('Another paragraph', 130)];
    const joined = joinWrapped(lines);
    expect(joined.map(({ text }) => text)).toEqual([`${LONG} goes on.`, 'Another paragraph']);
    expect(joined[0]?.runs.map(({ text }) => text).join('')).toBe(joined[0]?.text);
  });

  it('joins a list item up to the end of its sentence, however wide it is', () => {
    const item = line('Welded hulls of', 300, { bullet: '•', role: 'listItem' });
    const lines = [item, line('Baltic ferries.', 120), line('Nordwerft', 100), line(LONG, 550)];
    expect(joinWrapped(lines).map(({ text }) => text)).toEqual([
      'Welded hulls of Baltic ferries.',
      'Nordwerft',
      LONG,
    ]);
  });

  it('keeps short lines, headings and rows apart', () => {
    const lines = [
      line('mira@example.org', 540),
      line('+46 70 123', 550),
      line(LONG, 550),
      line('Work', 80, { role: 'heading' }),
      line(`${LONG}\t2019`, 550),
      line('Nordwerft', 90),
    ];
    expect(joinWrapped(lines)).toHaveLength(lines.length);
  });
});
