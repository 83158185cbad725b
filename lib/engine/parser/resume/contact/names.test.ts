import { describe, expect, it } from 'vitest';
import { fold } from '../../../kernel';
import { writtenDocument } from '../../shared/testing/written';
import { parseResume } from '../index';
import { CVS } from '../testing/languages';
import { splitName } from './name-parts';
import { CULTURES } from './testing/cultures';
import { type WrittenName, writtenNames } from './testing/people';

/** Returns whether a CV that begins with a name is read as one of the person, whatever capitals it is written in. */
function isRight({ written, given, family, language }: WrittenName): boolean {
  const [, ...rest] = (CVS[language] ?? '').split('\n');
  const head = written.split('\n').map((line) => line.replace('\t', '⇥'));
  const { resume } = parseResume(writtenDocument([...head, ...rest].join('\n')), {
    documentLastModified: '2026-11-01',
  });
  const name = resume.contactInformation?.candidateName;
  const isAlike = (read: string | null | undefined, right: string) =>
    fold((read ?? '').toUpperCase()) === fold(right.toUpperCase());
  return isAlike(name?.givenName, given) && isAlike(name?.familyName, family);
}

/** Of forty names of each culture. All were right when this was written; the others are for those to come. */
const FEWEST = 38;

describe('a thousand names', () => {
  const names = writtenNames();

  it.each(CULTURES.map(({ name }) => name))('of 25 cultures are read whole: %s', (culture) => {
    const own = names.filter((name) => name.culture === culture);
    const wrong = own.filter((name) => !isRight(name));
    expect(
      own.length - wrong.length,
      wrong.map(({ form, written }) => `${form}: ${written}`).join('\n'),
    ).toBeGreaterThanOrEqual(FEWEST);
  });
});

describe('parts of a name', () => {
  it.each([
    ['Quinn Abara, R.N., FAWM', 'Quinn', 'Abara', 'R.N., FAWM'],
    ['Quinn Abara MD, MPH', 'Quinn', 'Abara', 'MD, MPH'],
    ['Abara III, Quinn Tobias', 'Quinn', 'Abara', 'III'],
    ['Abara, Jr., Quinn', 'Quinn', 'Abara', 'Jr.'],
    ['QUINN T MA', 'QUINN', 'MA', undefined],
    ['Quinn Do', 'Quinn', 'Do', undefined],
    ['QUINN ABARA, MBA', 'QUINN', 'ABARA', 'MBA'],
  ])('are told from degrees: %s', (written, givenName, familyName, suffix) => {
    const name = splitName(written);
    expect([name.givenName, name.familyName, name.suffix]).toEqual([givenName, familyName, suffix]);
  });

  it.each([
    ['Dr. rer. nat. Annegret Vosswinkel', 'Dr. rer. nat.', 'Annegret', 'Vosswinkel'],
    ['Prof. Dr. h.c. Alois Di Marco', 'Prof. Dr. h.c.', 'Alois', 'Di Marco'],
    ['Di Marco, Alois', undefined, 'Alois', 'Di Marco'],
  ])('are told from titles: %s', (written, prefix, givenName, familyName) =>
    expect(splitName(written)).toMatchObject({ ...(prefix && { prefix }), givenName, familyName }),
  );

  it('are two characters of family in most Japanese names', () => {
    expect(splitName('山田花子', 'ja')).toMatchObject({ familyName: '山田', givenName: '花子' });
    expect(splitName('佐々木健太', 'ja')).toMatchObject({ familyName: '佐々木', givenName: '健太' });
  });

  it.each(['Quinn Abara (she/they)\tpost.example/q', 'Quinn Abara\tpost.example/quinn'])(
    'are read beside an address: %s',
    (line) => {
      const { resume } = parseResume(writtenDocument(`${line.replace('\t', '⇥')}\n\n# Skills\nWelding`), {
        documentLastModified: '2026-11-01',
      });
      expect(resume.contactInformation?.candidateName?.formattedName).toBe('Quinn Abara');
    },
  );

  it('leave out pronouns', () =>
    expect(splitName('Quinn Abara (she/they)')).toEqual({
      formattedName: 'Quinn Abara',
      givenName: 'Quinn',
      familyName: 'Abara',
    }));
});
