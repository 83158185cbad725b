import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorWatch } from '@/lib/platform/testing/processor-watch';
import { writtenDocument } from '../../shared/testing/written';
import { readEducation } from '../education';
import { readPositions } from '../positions';
import { findSections } from '../sections';

const context = { documentLastModified: '2026-03-01' };

const row = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '# Experience',
    '# Education',
    '**Site Manager**⇥2018 – 2021',
    'Harbour University, Bergen',
    '- did this',
    '',
    'BSc in Physics | 2014',
    '2013-02',
    '2017-06',
    '((((',
    ', , , ,',
  ),
);

function history(text: string) {
  const sections = findSections(writtenDocument(text));
  return { positions: readPositions(sections, context), education: readEducation(sections, context) };
}

describe('history of any text', () => {
  it('never throws, has ids in order and lines of the document', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const text = rows.join('\n');
        const { positions, education } = history(text);
        expect(positions.map(({ position }) => position.id)).toEqual(positions.map((_, n) => `POS-${n + 1}`));
        expect(education.map((entry) => entry.education.id)).toEqual(education.map((_, n) => `EDU-${n + 1}`));
        const count = writtenDocument(text).lines.length;
        for (const { lines } of [...positions, ...education])
          for (const line of lines) expect(line).toBeLessThan(count);
      }),
      { numRuns: 300 },
    );
  });

  it('takes time that grows with the text', () => {
    const entry =
      '**Site Manager** | Brackwater, Construction - Group / Bergen⇥01/2018 – 04/2021\n- Bridges\n';
    const time = (count: number) => {
      const document = writtenDocument(`# Experience\n${entry.repeat(count)}`);
      const used = processorWatch();
      readPositions(findSections(document), context);
      return used();
    };
    time(50);
    expect(time(1000)).toBeLessThan(3000);
  });
});
