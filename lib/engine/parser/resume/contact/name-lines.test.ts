import { describe, expect, it } from 'vitest';
import type { Line } from '../../../documents';
import { STRING_CLASSES, type StringModel } from '../../../strings';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';
import { joinedNames } from './name-lines';

const line = (text: string, { x = 50, y = 60, column = 0 } = {}): Line => ({
  text,
  runs: [{ text, bold: false, italic: false, fontSize: 24 }],
  page: 0,
  box: { x0: x, x1: x + text.length * 12, y0: y, y1: y + 24 },
  fontSize: 24,
  bold: false,
  role: 'paragraph',
  block: 0,
  column,
});

const namesFrom = (lines: readonly Line[]) => joinedNames(lines, 0, (text) => text).map(({ name }) => name);

describe('a name over several lines', () => {
  it('goes on below, a word to a line', () => {
    const lines = ['Rodrigo', 'Augusto', 'Farias', 'Menezes'].map((text, n) =>
      line(text, { y: 60 + 30 * n }),
    );
    expect(namesFrom(lines)).toContain('Rodrigo Augusto Farias Menezes');
  });

  it('does not go on in an address', () => {
    const lines = ['QUINN ABARA', 'NORTH HARBOUR', 'OLD QUAY'].map((text, n) =>
      line(text, { y: 60 + 30 * n }),
    );
    expect(namesFrom(lines)).not.toContain('QUINN ABARA NORTH HARBOUR OLD QUAY');
  });

  it('goes on in the column beside it, at the same height', () => {
    const beside = line('ABARA', { x: 300, column: 2 });
    const between = line('Profile of a welder', { y: 90, column: 1 });
    expect(namesFrom([line('QUINN', { column: 1 }), between, beside])).toEqual(['QUINN ABARA']);
    expect(namesFrom([line('QUINN', { column: 1 }), between, { ...beside, page: 1 }])).toEqual([]);
  });
});

/** Takes two words for a person, and what ends in two capitals for a place. */
const strings: StringModel = {
  read: () => new Float32Array(STRING_CLASSES.length),
  likelihood: (text, kind) => {
    const isPlace = /, [A-Z]{2}$/.test(text);
    if (kind === 'person') return !isPlace && text.split(' ').length < 4 ? 0.9 : 0;
    return kind === 'place' && isPlace ? 0.9 : 0;
  },
};

describe('a name told by its letters', () => {
  const nameOf = (text: string) =>
    parseResume(writtenDocument(`${text}\n\n# Skills\nWelding`), {
      documentLastModified: '2026-11-01',
      strings,
    }).resume.contactInformation?.candidateName?.formattedName;

  it.each(['Quinn abara', 'quinn ABARA', 'Quinn lea Abara'])('has small words: %s', (name) =>
    expect(nameOf(name)).toBe(name),
  );

  it('is no town with its region', () => expect(nameOf('Anápolis, GO\nQuinn Abara')).toBe('Quinn Abara'));
});
