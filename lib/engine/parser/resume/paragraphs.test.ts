import { describe, expect, it } from 'vitest';
import { type SetLine, setDocument } from '../shared/testing/set';
import { writtenDocument } from '../shared/testing/written';
import type { Section } from './headings/kinds';
import { textOfSections, withParagraphs } from './paragraphs';
import { findSections } from './sections';

function paragraphsOf(lines: readonly SetLine[]) {
  const document = setDocument(lines);
  const section: Section = {
    kind: 'skills',
    type: 'SKILLS',
    alsoKinds: [],
    heading: 'Skills',
    firstLine: 0,
    lastLine: lines.length - 1,
    lines: document.lines.map((line, index) => ({ line, index })),
  };
  return withParagraphs(document, [section])[0]?.paragraphs.map(({ text }) => text);
}

const at = (text: string, width: number, gapBefore = 2, more: Partial<SetLine> = {}): SetLine => ({
  text,
  x: 40,
  y: 0,
  width,
  gapBefore,
  ...more,
});

describe('paragraphs of a page', () => {
  it('joins lines that were broken at the edge of their column', () => {
    expect(paragraphsOf([at('Builds platforms for', 300), at('the people of banks.', 120)])).toEqual([
      'Builds platforms for the people of banks.',
    ]);
  });

  it('parts lines that were broken on purpose', () => {
    expect(
      paragraphsOf([at('Python', 40), at('Go', 15), at('A long line that gives the column its edge', 300)]),
    ).toEqual(['Python', 'Go', 'A long line that gives the column its edge']);
  });

  it('parts lines that stand further apart than those of one paragraph', () => {
    expect(
      paragraphsOf([
        at('Continuous Integration and', 130, 6),
        at('Deployment', 60, 2),
        at('Docker Compose files', 128, 6),
      ]),
    ).toEqual(['Continuous Integration and Deployment', 'Docker Compose files']);
  });

  it('closes words that a hyphen cut', () => {
    expect(paragraphsOf([at('Wrote the documen-', 300), at('tation of all parts', 100)])).toEqual([
      'Wrote the documentation of all parts',
    ]);
  });

  it('begins a paragraph at each bullet', () => {
    expect(paragraphsOf([at('One', 300, 2, { bullet: '•' }), at('Two', 300, 2, { bullet: '•' })])).toEqual([
      'One',
      'Two',
    ]);
  });
});

describe('headings over two lines', () => {
  it('open one section', () => {
    const document = writtenDocument('Technical\nSkills\nPython');
    const lines = document.lines.map((line, index) => ({ line, index }));
    const base = { alsoKinds: [], lines: [] };
    const sections = withParagraphs(document, [
      { ...base, kind: 'other', type: null, heading: 'Technical', firstLine: 0, lastLine: 0 },
      {
        ...base,
        kind: 'skills',
        type: 'SKILLS',
        heading: 'Skills',
        firstLine: 1,
        lastLine: 2,
        lines: lines.slice(2),
      },
    ]);
    expect(sections).toMatchObject([
      { kind: 'skills', heading: 'Technical Skills', firstLine: 0, lastLine: 2 },
    ]);
  });
});

describe('lists in a narrow column', () => {
  it('keeps items apart that would not have fitted beside each other, in any script', () => {
    const edge = at('somebody@example.org', 150, 9);
    const items = [at('Ventilator management', 110), at('Wound care', 60), at('Hemodynamics', 70)];
    expect(paragraphsOf([{ ...edge, text: 'Somebody at example' }, ...items])).toHaveLength(4);
    expect(paragraphsOf([at('גיוס', 30, 9), at('ניהול משא ומתן', 140), at('הדרכה', 30)])).toHaveLength(3);
  });

  it('begins anew at each label', () => {
    expect(
      paragraphsOf([at('Clinical: Triage, wound care, charting', 300), at('Systems: Epicentre', 100)]),
    ).toEqual(['Clinical: Triage, wound care, charting', 'Systems: Epicentre']);
  });
});

describe('a heading that ends in a joint', () => {
  it('goes on in the next one, whatever that would be alone', () => {
    const document = writtenDocument('# Education and\n# training\nWestmark College, 2010');
    expect(withParagraphs(document, findSections(document))).toMatchObject([
      { kind: 'education', heading: 'Education and training' },
    ]);
  });
});

describe('text of sections', () => {
  it('is a row for each paragraph, and nothing where there is none', () => {
    const document = writtenDocument('One thing.\n\nAnother thing.');
    const section = {
      kind: 'hobbies',
      type: 'HOBBIES',
      alsoKinds: [],
      heading: 'Hobbies',
      firstLine: 0,
      lastLine: 1,
    } as const;
    const lines = document.lines.map((line, index) => ({ line, index }));
    expect(textOfSections(withParagraphs(document, [{ ...section, alsoKinds: [], lines }]))).toBe(
      'One thing.\nAnother thing.',
    );
    expect(textOfSections([])).toBeUndefined();
  });
});
