import { describe, expect, it } from 'vitest';
import { STRING_CLASSES, type StringModel } from '../../../strings';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';

/** Takes few words for a person, unless they are a heading. */
const strings: StringModel = {
  read: () => new Float32Array(STRING_CLASSES.length),
  likelihood: (text, kind) => {
    const isHeading = text === 'Core Qualifications';
    if (kind === 'person') return !isHeading && text.split(' ').length < 4 ? 0.9 : 0;
    return kind === 'heading' && isHeading ? 0.9 : 0;
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

  it('is no heading', () => {
    expect(
      nameOf('Over ten years of work in kitchens and bakeries of ships\nCore Qualifications'),
    ).toBeUndefined();
  });
});
