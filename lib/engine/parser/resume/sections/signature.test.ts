import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '.';

function skillLines(last: string): string[] {
  const sections = findSections(writtenDocument(`Jane Doe\n\n# Skills\nWelding, Rigging\n${last}`));
  const skills = sections.find(({ kind }) => kind === 'skills');
  return skills?.lines.map(({ line }) => line.text) ?? [];
}

describe('the last lines of a document', () => {
  it.each([
    'Quillstadt, den 3. Oktober 2026',
    'Quillstadt, am 12.10.2026',
    'Villaclara, 12 de marzo de 2024',
    'Fait à Belleville, le 3 mai 2024',
  ])('belong to no section where they say when it was signed: %s', (line) =>
    expect(skillLines(line)).toEqual(['Welding, Rigging']),
  );

  it.each(['Crane work, 2012', 'Rope access, Level 3'])('stay otherwise: %s', (line) =>
    expect(skillLines(line)).toEqual(['Welding, Rigging', line]),
  );
});
