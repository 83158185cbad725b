import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACME, stopService } from '../../testing/service';
import { addPeople, searcher } from './testing/small-index';

/** By language, one title as it is written of a man, of a woman, and of both; where one is for all, it is that. */
const TITLES: Record<string, readonly string[]> = {
  en: ['Waiter', 'Waitress', 'Waiter/Waitress'],
  de: [
    'Krankenpfleger',
    'Krankenpflegerin',
    'Krankenpfleger:in',
    'Krankenpfleger (m/w/d)',
    'KrankenpflegerIn',
  ],
  fr: ['Infirmier', 'Infirmière', 'Infirmier(ère)'],
  es: ['Desarrollador de software', 'Desarrolladora de software', 'Desarrollador/a de software'],
  it: ['Cuoco', 'Cuoca', 'Cuoco/a'],
  nl: ['Verkoper', 'Verkoopster', 'Verkoper (m/v)'],
  pt: ['Programador', 'Programadora', 'Programador/a'],
  pl: ['Pielęgniarz', 'Pielęgniarka'],
  ro: ['Vânzător', 'Vânzătoare'],
  cs: ['Kuchař', 'Kuchařka'],
  sv: ['Lärare', 'Lärarinna'],
  da: ['Lærer', 'Lærerinde'],
};

const all = Object.entries(TITLES).flatMap(([language, titles]) =>
  titles.map((title, at) => ({ id: `${language}-${at}`, language, title })),
);
const idsOf = (language: string) => (TITLES[language] ?? []).map((_, at) => `${language}-${at}`);

beforeAll(() =>
  addPeople(
    all.map(({ id, language, title }) => ({
      DocumentId: id,
      ResumeData: {
        ResumeMetadata: { DocumentLanguage: language },
        EmploymentHistory: { Positions: [{ Id: 'POS-1', JobTitle: { Raw: title }, IsCurrent: true }] },
      },
    })),
  ),
);
afterAll(stopService);

async function found(FilterCriteria: Record<string, unknown>) {
  const body = {
    IndexIdsToSearchInto: ['order'],
    FilterCriteria,
    PaginationSettings: { Take: 100, Skip: 0 },
  };
  const { message, value } = await searcher({}, body, ACME);
  expect(message).toBe('Successful transaction');
  return value.Matches.map(({ Id }: { Id: string }) => Id).sort() as string[];
}

describe('titles of women, of men and of both', () => {
  it.each(Object.keys(TITLES))('find each other by words in %s', async (language) => {
    for (const title of TITLES[language] ?? []) {
      const SearchExpression = /[ (/]/.test(title) ? `"${title}"` : title;
      const ids = await found({ SearchExpression });
      expect(ids, title).toEqual(expect.arrayContaining(idsOf(language)));
    }
  });

  it.each(['de', 'fr', 'es', 'pl'])('find each other as a filter in %s', async (language) => {
    for (const title of (TITLES[language] ?? []).slice(0, 2))
      expect(await found({ JobTitles: [{ Title: title }] }), title).toEqual(
        expect.arrayContaining(idsOf(language)),
      );
  });

  it.each([
    ['nurse', ['de', 'fr', 'pl']],
    ['"software developer"', ['es', 'pt']],
    ['title:cook', ['it']],
  ])('are all found by the meaning of %s', async (SearchExpression, languages) => {
    const ids = await found({ SearchExpression, SearchExpressionMode: 'Semantic' });
    expect(ids).toEqual(expect.arrayContaining(languages.flatMap(idsOf)));
  });

  it('are no others', async () => {
    expect(await found({ SearchExpression: 'Krankenpflegerin' })).toEqual(idsOf('de').sort());
    expect(await found({ SearchExpression: 'title:Cuoca' })).toEqual(idsOf('it').sort());
  });
});
