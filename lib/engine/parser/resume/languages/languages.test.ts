import { describe, expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findDetails } from '../details';
import { withParagraphs } from '../paragraphs';
import { findSections } from '../sections';
import { writtenTables } from '../testing/written-tables';
import { RESUME_LANGUAGE, readLanguages, withResumeLanguage } from './index';

function languagesOf(text: string) {
  const document = writtenDocument(text);
  const { rows, sections } = findDetails(document, findSections(document));
  return readLanguages(withParagraphs(document, sections), rows);
}

it('are all read from a grid whose columns are called like other sections', () => {
  const written = writtenTables(
    'Jane Doe\n\n# Languages\nMother tongue: Danish\n\n | UNDERSTANDING | SPEAKING | WRITING\nGERMAN | B2 | B1 | A2\nPOLISH | C1 | C1 | C1\n\n# Skills\nWelding',
  );
  const asHeading = { fontSize: 14, bold: true, role: 'heading', headingLevel: 2 } as const;
  const lines = written.lines.map((line) =>
    /^(?:UNDER|SPEAK|WRIT)/u.test(line.text) ? { ...line, ...asHeading } : line,
  );
  const document = { ...written, lines };
  const { rows, sections } = findDetails(document, findSections(document));
  const read = readLanguages(withParagraphs(document, sections), rows);
  expect(read.map(({ languageCode }) => languageCode)).toEqual(['da', 'de', 'pl']);
});

describe('languages', () => {
  it.each([
    ['# Languages\nEnglish (C1), German - native', ['en', 'de']],
    ['# Languages\nFluent in Pashto, Urdu and French.', ['ps', 'ur', 'fr']],
    ['# Languages\nGood command of German', ['de']],
    ['Jane Doe\nBrackwater, +44 7911 123456\nEnglish, Polish', ['en', 'pl']],
    [
      '# Skills\nMother tongue(s)⇥English\n\nOther language(s)⇥Dutch (B2)\n\nSwedish — B1',
      ['en', 'nl', 'sv'],
    ],
    ['# Sprachen\nEnglisch: verhandlungssicher\nSpanisch: Grundkenntnisse', ['en', 'es']],
    ['# Langues\n- Anglais courant\n- Néerlandais', ['en', 'nl']],
    ['# Idiomas\nInglés⇥Alto\nCatalán⇥Nativo', ['en', 'ca']],
    ['# Języki\nangielski, niemiecki', ['en', 'de']],
    ['# 语言\n英语 流利\n日语', ['en', 'ja']],
    ['# Языки\nАнглийский — свободно', ['en']],
    ['Bergen, Norway\nGerman, English, Norwegian', ['de', 'en', 'no']],
    ['# Hobbies\n- Chess\n- Anglais : bien\n- Arabe : langue maternelle', ['en', 'ar']],
    [
      '# Personal details\nNationality: Indian\nGender: female\nLanguages known: English\n: Hindi\n& Bengali',
      ['en', 'hi', 'bn'],
    ],
    ['# Personal details\nLanguages known: Englsih, Telgu, Malyalam and Hindhi', ['en', 'te', 'ml', 'hi']],
    ['# Awards\nTyping prize\nEnglish, Telgu and Tamil', ['en', 'te', 'ta']],
    ['# Hobbies\nEnglish\n- To speak\n- To read\n\nTamil\n- To speak', ['en', 'ta']],
    ['# Skills\nLanguages: English, Mandarin\nTools: Git', ['en', 'zh']],
    ['# Skills\n- Can speak, read and write English, Hindi and Tamil\n- Rigging', ['en', 'hi', 'ta']],
    ['# Strengths\n- Fluent in English, Hindi & Bhojpuri.', ['en', 'hi', 'bho']],
    ['# Skills\n- Proficiency in English, Hindi, Gujarati languages', ['en', 'hi', 'gu']],
    ['# Skills\n- English\n- Hindi\n- MS Word', ['en', 'hi']],
    ['# Skills\nHindi, English, Punjabi (speaking only)', ['hi', 'en', 'pa']],
    ['# Kenntnisse\n- MS Office sehr gut\n- Englisch fließend in Wort und Schrift', ['en']],
    ['# Divers\nAnglais courant, espagnol scolaire', ['en', 'es']],
    ['# Otros datos\nNivel de inglés: medio\nCarnet de conducir B', ['en']],
    ['# Summary\nNative German speaker with excellent English.', ['de', 'en']],
  ])('of %j', (text, codes) =>
    expect(languagesOf(`Jane Doe\n\n${text}`).map(({ languageCode }) => languageCode)).toEqual(codes),
  );

  it.each([
    '# Projects\nTranslated a manual from English into Hindi.',
    '# Education\nM.A. in English, fluent in Latin',
    '# Skills\nEnglish typing 40 wpm\nKnowledge of French cuisine',
    '# Summary\nSales manager with clients in Spanish and French markets.',
    '# Summary\nTaught spoken English to 30 students.',
  ])('are none of %j', (text) => expect(languagesOf(`Jane Doe\n\n${text}`)).toEqual([]));

  it('keep how well in their context', () => {
    expect(languagesOf('Jane Doe\n\n# Languages\nEnglish – fluent')).toEqual([
      { language: 'English', languageCode: 'en', foundInContext: 'English – fluent' },
    ]);
  });

  it('are no programming languages', () =>
    expect(languagesOf('Jane Doe\n\n# Skills\nLanguages: Python, Go')).toEqual([]));

  it('hold that of the resume itself when asked', () => {
    expect(withResumeLanguage([], 'fr')).toEqual([
      { language: 'French', languageCode: 'fr', foundInContext: RESUME_LANGUAGE },
    ]);
    expect(withResumeLanguage([{ language: 'Français', languageCode: 'fr' }], 'fr')).toHaveLength(1);
    expect(withResumeLanguage([], 'iv')).toEqual([]);
  });
});
