import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, readDocument } from '../../../documents';
import { findPostingSections } from '.';
import { subjectOf } from './content';

async function kindsOf(text: string) {
  const read = await readDocument(Buffer.from(text), DEFAULT_READ_LIMITS);
  if (!read.ok) throw new Error(read.failure.message);
  return findPostingSections(read.value).map(({ kind, heading }) => [kind, heading]);
}

describe('a heading that is in no table', () => {
  it.each([
    ['How Tuesdays look:', ['Prepare the kiln', 'Write the weekly report', 'Order glaze'], 'duties'],
    ['Der Rucksack, den du trägst:', ['Abgeschlossene Ausbildung', 'Erfahrung im Verkauf'], 'requirements'],
    ['Notre coup de pouce', ['Mutuelle familiale', 'Tickets restaurant', 'Congés payés'], 'benefits'],
    ['Co czeka na stole:', ['Opieka medyczna', 'Premia kwartalna'], 'benefits'],
  ])('%s is read by the list below it', async (heading, items, kind) => {
    const text = `Potter\nKiln & Co\n\nSome words on the job itself.\n\n${heading}\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
    expect(await kindsOf(text)).toContainEqual([kind, heading]);
  });

  it('opens nothing where the list says nothing', async () => {
    const text = 'Potter\n\nSome words on the job itself.\n\nIn the old mill\n\n- Blue\n- Green\n- Red\n';
    expect(await kindsOf(text)).toEqual([['head', '']]);
  });

  it('is that of the employer when it is about a name', async () => {
    const text = 'Potter\n\nAbout Kiln Brothers\n\nWe make bowls.\n\nAbout the role\n\nYou make bowls.\n';
    expect(await kindsOf(text)).toEqual([
      ['head', ''],
      ['employer', 'About Kiln Brothers'],
      ['role', 'About the role'],
    ]);
  });
});

describe('a notice', () => {
  it('ends what the last heading opened', async () => {
    const text =
      'Potter\n\nBenefits\n\n- Pension\n- Free clay\n\nWe are an equal opportunity employer and welcome everyone who makes bowls.\n';
    expect((await kindsOf(text)).map(([kind]) => kind)).toEqual(['head', 'benefits', 'notice']);
  });
});

describe('lines of any text', () => {
  it('have one subject or none, in time that grows with them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 200 })), (lines) => {
        expect(['duties', 'requirements', 'benefits', 'employer', 'notice', undefined]).toContain(
          subjectOf(lines),
        );
      }),
    );
    expect(subjectOf(Array.from({ length: 1000 }, () => 'experience '.repeat(1000)))).toBe('requirements');
  });
});
