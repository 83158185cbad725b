import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { joinTornDays } from './torn-dates';

const today = '2026-03-01';

function joined(text: string): string[] {
  const lines = writtenDocument(text).lines.map((line, index) => ({ index, line }));
  return joinTornDays(lines, today).map(({ line }) => line.text.replaceAll('\t', '⇥'));
}

describe('dates that the end of a line tore apart', () => {
  it.each([
    [
      'a day and a month',
      '**Tallow Works**⇥5th June\n2013 - 26 Nov 2014',
      ['Tallow Works⇥5th June 2013 - 26 Nov 2014'],
    ],
    ['a month', 'Fernbank Foods, March\n2015 – April 2017', ['Fernbank Foods,⇥March 2015 – April 2017']],
    ['a German month', 'Backhaus Quill⇥1. März\n2015 – 2017', ['Backhaus Quill⇥1. März 2015 – 2017']],
  ])('brings together a range that was torn after %s', (_, text, lines) => {
    expect(joined(text)).toEqual(lines);
  });

  it.each(['2013 - 2014\n2015 - 2016', 'Clerk May\n2013 saw the move to Hull'])('leaves %j alone', (text) =>
    expect(joined(text)).toEqual(text.split('\n')),
  );
});
