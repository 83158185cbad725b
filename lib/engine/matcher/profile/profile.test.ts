import { describe, expect, it } from 'vitest';
import { keyOf } from '../keys';
import { ACCOUNTANT, ACCOUNTANT_JOB, COOK, jobOf, parsedResume, resumeOf } from '../testing/documents';
import { knowledge } from '../testing/knowledge';
import { openProfile, packProfile, profileOfJob, profileOfResume } from '.';

describe('a profile', () => {
  it('is the same after it was packed and opened', () => {
    for (const { profile } of [resumeOf(ACCOUNTANT), resumeOf(COOK), jobOf(ACCOUNTANT_JOB)])
      expect(openProfile(packProfile(profile))).toEqual(profile);
  });

  it('opens wherever its bytes lie, and not in another format', () => {
    const bytes = packProfile(resumeOf(ACCOUNTANT).profile);
    for (const moved of [new Uint8Array(bytes.length + 3), Buffer.alloc(bytes.length + 3)]) {
      moved.set(bytes, 3);
      expect(openProfile(moved.subarray(3))).toEqual(openProfile(bytes));
    }
    const other = bytes.slice();
    other[0] = 99;
    expect(openProfile(other)).toBeUndefined();
    expect(openProfile(new Uint8Array())).toBeUndefined();
  });

  it('takes less than three kilobytes', () => {
    expect(packProfile(resumeOf(ACCOUNTANT).profile).length).toBeLessThan(3000);
  });

  it('is made of the first hundred thousand letters and the first thousand skills, however much there is', () => {
    const { profile: begun } = resumeOf(ACCOUNTANT);
    const PlainText = `${'x'.repeat(100_000)}\nI keep the books of a brewery with Excel.`;
    const long = profileOfResume({ resumeMetadata: { plainText: PlainText } }, knowledge).profile;
    expect(long.skills.keys).toHaveLength(0);
    expect(begun.skills.keys.length).toBeGreaterThan(0);
    const listed = (names: string[]) =>
      profileOfResume({ skills: { raw: names.map((name) => ({ name })) } }, knowledge).profile.skills.keys;
    const unknown = Array.from({ length: 999 }, (_, at) => `zz${at}`);
    expect(listed([...unknown, 'Excel'])).toHaveLength(1);
    expect(listed([...unknown, ...unknown, 'Excel'])).toHaveLength(1);
    expect(listed([...Array.from({ length: 50_000 }, (_, at) => `zz${at}`), 'Excel'])).toHaveLength(0);
  });

  it('knows nothing of an empty document, and says so', () => {
    const { profile } = profileOfResume({}, knowledge);
    expect(profile.degree).toBeUndefined();
    expect(profile.experience).toBeUndefined();
    expect(profile.managementLevel).toBeUndefined();
    expect(profile.themes).toHaveLength(0);
    expect(profile.skills.keys).toHaveLength(0);
    expect(openProfile(packProfile(profile))).toEqual(profile);
  });

  it('has the skills of running text and of lists, with a sentence where one speaks of them', () => {
    const { profile, wording } = resumeOf(COOK);
    const menu = [...knowledge.skills.skills.values()].find(({ labels }) => labels.en === 'Menu planning');
    expect(profile.skills.keys).toContain(keyOf(menu?.id ?? ''));
    const { wording: told } = resumeOf(ACCOUNTANT);
    expect(Object.values(told.skillSentences).join(' ')).toContain('month-end closing in SAP');
    expect(wording.titles[0]).toBe('Head Chef');
    const sap = [...knowledge.skills.skills.values()].find(({ labels }) => labels.en === 'SAP');
    expect(told.skillSentences[String(keyOf(sap?.id ?? ''))]).toContain('closing in SAP');
  });

  it.each([
    ['Fluent English, German and Dutch; basic French.', { en: 3, de: 3, nl: 3, fr: 1 }],
    ['German and English (C1), Spanish is a plus.', { de: 3, en: 3, es: 0 }],
    ['Sehr gute Englischkenntnisse und Grundkenntnisse in Italienisch', { en: 3, it: 1 }],
    ['Anglais courant, allemand souhaité', { en: 3, de: 0 }],
    ['Excellent communicator. You speak Dutch.', { nl: 0 }],
  ])('has the level that a posting asks a language for: %s', (jobRequirements, expected) => {
    const { profile, wording } = profileOfJob(
      { languageCodes: Object.keys(expected), jobRequirements },
      knowledge,
    );
    const levels = wording.languages.map((code, at) => [code, profile.languages.levels[at]]);
    expect(Object.fromEntries(levels)).toEqual(expected);
  });

  it('has what a posting requires', () => {
    const { profile, wording } = jobOf(ACCOUNTANT_JOB);
    expect(profile.degree).toBe(6);
    expect(profile.experience).toBe(36);
    expect(wording.certifications).toContain('CPA');
  });
});

describe('what a profile must not know', () => {
  const own = packProfile(resumeOf(ACCOUNTANT).profile);

  it.each([
    [
      'name',
      [
        ['Margaret', 'Horatio'],
        ['Thornquist', 'Blackwell'],
        ['margaret@', 'horatio@'],
      ],
    ],
    ['pronouns', [['She likes', 'He likes']]],
    ['address', [['14 Mill Lane, Brinsby', '3 Castle Street, Halden']]],
    ['year of the degree', [['Halden, 2013', 'Halden, 1989']]],
    ['school', [['University of Halden', 'University of Brinsby']]],
    ['employer', [['Brinsby Marine Ltd', 'Quillfeather Marine Ltd']]],
  ])('is the %s', (_, swaps) => {
    const swapped = swaps.reduce((text, [from = '', to = '']) => text.replaceAll(from, to), ACCOUNTANT);
    expect(swapped).not.toBe(ACCOUNTANT);
    expect(packProfile(resumeOf(swapped).profile)).toEqual(own);
  });

  it('are gender, date of birth, birthplace, family and photo', () => {
    const resume = parsedResume(ACCOUNTANT);
    const personalAttributes = {
      gender: 'Female',
      dateOfBirth: {
        date: '1961-04-02',
        isCurrentDate: false,
        foundYear: true,
        foundMonth: true,
        foundDay: true,
      },
      birthplace: 'Halden',
      nationality: 'Norwegian',
      maritalStatus: 'Married',
      familyComposition: 'Two children',
    };
    const told = profileOfResume({ ...resume, personalAttributes }, knowledge);
    expect(packProfile(told.profile)).toEqual(own);
  });

  it.each([
    [
      'where the fields hold most of the text',
      'Built oak stairs and sash windows in old houses for ten years.',
    ],
    ['where the text itself counts', 'Joiner.'],
  ])('is what stands in lines about the person, %s', (_, professionalSummary) => {
    const work =
      'Built oak stairs and sash windows\nFitted kitchens\nRead drawings of architects\nRan a crew of six';
    const bytesWith = (...lines: string[]) => {
      const resumeMetadata = { plainText: [...lines, work].join('\n'), documentLanguage: 'en' };
      return packProfile(profileOfResume({ professionalSummary, resumeMetadata }, knowledge).profile);
    };
    const personal = ['Date of birth: 3 May 1961', 'Nationality: Norwegian, born in Halden', 'Male, married'];
    expect(bytesWith(...personal, '[redacted]', 'Passport number: 99887766')).toEqual(bytesWith());
  });

  it('is how long somebody has paused since', () => {
    const resume = parsedResume(ACCOUNTANT);
    const later = { ...resume.resumeMetadata, documentLastModified: '2029-01-01' };
    expect(packProfile(profileOfResume({ ...resume, resumeMetadata: later }, knowledge).profile)).toEqual(
      own,
    );
  });
});

describe('the level of a language in a list', () => {
  it.each([
    ['German (basic), English (fluent)', [1, 3]],
    ['native German, fluent English', [4, 3]],
    ['Fluent in English and German', [3, 3]],
    ['German: C2, English: B1', [4, 2]],
    ['German, English (fluent)', [0, 3]],
  ])('is its own: %s', (context, [german, english]) => {
    const languageCompetencies = ['de', 'en'].map((languageCode) => ({
      languageCode,
      language: languageCode,
      foundInContext: context,
    }));
    const { keys, levels } = profileOfResume({ languageCompetencies }, knowledge).profile.languages;
    expect([levels[keys.indexOf(keyOf('de'))], levels[keys.indexOf(keyOf('en'))]]).toEqual([german, english]);
  });
});
