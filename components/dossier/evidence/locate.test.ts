import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextItem } from './fold';
import { type EvidenceRange, indexEvidence, locateEvidence } from './locate';

function items(...lines: string[]): TextItem[] {
  return lines.map((text) => ({ text, endsLine: true }));
}

function shown(source: readonly TextItem[], ranges: readonly EvidenceRange[]): string[] {
  return ranges.map(({ item, start, end }) => source[item]!.text.slice(start, end));
}

function locate(source: TextItem[], value: string | string[], context = {}) {
  return shown(source, locateEvidence(indexEvidence(source), value, context));
}

describe('locateEvidence', () => {
  it('finds a value whatever its case, accents and spacing', () => {
    expect(locate(items('J O S É  GARCÍA', 'Málaga'), 'José García')).toEqual(['J O S É  GARCÍA']);
    expect(locate(items('Straße des 17. Juni'), 'STRASSE DES 17 JUNI')).toEqual(['Straße des 17. Juni']);
  });

  it('sees through ligatures', () => {
    expect(locate(items('O\uFB03ce Manager at Con\uFB02ux'), 'Office Manager')).toEqual([
      'O\uFB03ce Manager',
    ]);
  });

  it('joins a word that is hyphenated at the end of a line, also across runs', () => {
    const source = items('Head of Engi-', 'neering, Platform');
    expect(locate(source, 'Head of Engineering')).toEqual(['Head of Engi-'.slice(0, 12), 'neering']);
  });

  it('joins runs that cut a word in the middle', () => {
    const source = [
      { text: 'ada.love', endsLine: false },
      { text: 'lace@mail.example', endsLine: true },
    ];
    expect(locate(source, 'ada.lovelace@mail.example')).toEqual(['ada.love', 'lace@mail.example']);
  });

  it('takes a short value only as a whole word', () => {
    const source = items('Careful driver', 'Tools: R, C++, C, C#');
    expect(locate(source, 'R')).toEqual(['R']);
    expect(locateEvidence(indexEvidence(source), 'C')).toEqual([{ item: 1, start: 15, end: 16 }]);
    expect(locate(source, 'Go')).toEqual([]);
  });

  it('prefers a whole word to a part of one', () => {
    const source = items('JavaScript developer', 'Skills: Java');
    expect(locateEvidence(indexEvidence(source), 'Java')[0]?.item).toBe(1);
  });

  it('chooses among several occurrences by what is near', () => {
    const source = items(
      'Accountant, Birch Ltd, 2011 – 2014',
      'Kept the books.',
      'Accountant, Cedar GmbH, 2014 – 2019',
      'Kept more books.',
    );
    const at = (near: string[]) => locateEvidence(indexEvidence(source), 'Accountant', { near })[0]?.item;
    expect(at(['Birch Ltd', '2011'])).toBe(0);
    expect(at(['Cedar GmbH', '2019'])).toBe(2);
    expect(at([])).toBe(0);
  });

  it('chooses the occurrence under its heading', () => {
    const source = items(
      'Used Python daily at work',
      'A long tale of other things '.repeat(20),
      'Skills',
      'Python',
    );
    expect(locateEvidence(indexEvidence(source), 'Python', { after: ['Skills'] })[0]?.item).toBe(3);
  });

  it('takes the first spelling that is found', () => {
    const source = items('Tel. 030 / 555 01 23');
    expect(locate(source, ['+49 30 5550123', '030/5550123'])).toEqual(['030 / 555 01 23']);
  });

  it('finds a passage that the original interrupts', () => {
    const source = items(
      '• Led the move of billing to a new ledger.',
      'Page 1 of 2',
      '• Cut the monthly close from nine days to three.',
    );
    const value = 'Led the move of billing to a new ledger.\nCut the monthly close from nine days to three.';
    expect(locateEvidence(indexEvidence(source), value).map((range) => range.item)).toEqual([0, 2]);
  });

  it('finds nothing where nothing is', () => {
    expect(locate(items('Something else'), 'Calculated value')).toEqual([]);
    expect(locate([], 'x')).toEqual([]);
    expect(locate(items('words'), '…')).toEqual([]);
  });

  it('keeps its ranges inside the runs, and finds every run of whole words it is given', () => {
    const word = fc.stringMatching(/^[a-zà-ÿ]{2,8}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        (lines) => {
          const source = items(...lines.map((line) => line.join(' ')));
          const value = lines[lines.length - 1]!.join(' ');
          const ranges = locateEvidence(indexEvidence(source), value);
          expect(ranges.length).toBeGreaterThan(0);
          for (const { item, start, end } of ranges) {
            expect(start).toBeLessThan(end);
            expect(end).toBeLessThanOrEqual(source[item]!.text.length);
          }
        },
      ),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
        fc.string({ unit: 'binary' }),
        (lines, value) => {
          locateEvidence(indexEvidence(items(...lines)), value, { near: lines, after: lines });
        },
      ),
    );
  });
});
