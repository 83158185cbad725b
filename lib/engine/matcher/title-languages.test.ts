import { describe, expect, it } from 'vitest';
import { TITLE_LANGUAGES, wordsOfTitle } from '../taxonomy';
import type { TitleFacts } from './profile';
import { nearestTitles } from './score/titles';
import { jobOf, resumeOf } from './testing/documents';
import { knowledge } from './testing/knowledge';

const languageOf = (title: string, ofDocument: string | undefined) =>
  TITLE_LANGUAGES[knowledge.titleLanguageOf(wordsOfTitle(title, ofDocument), ofDocument) - 1];

describe('the language of a title', () => {
  it.each([
    ['Softwareentwicklerin', 'de', 'de'],
    ['Software Engineer', 'de', 'en'],
    ['Key Account Manager', 'fr', 'en'],
    ['Assistant de direction', 'fr', 'fr'],
    ['Director comercial', 'es', 'es'],
    ['Lehrer', 'en', 'de'],
    ['Quarzweberin', 'de', 'de'],
    ['Product Manager', 'pl', 'en'],
    ['Kierownik projektu', 'pl', undefined],
    ['Store Manager', undefined, 'en'],
  ])('of %s in a document in %s', (title, ofDocument, expected) => {
    expect(languageOf(title, ofDocument)).toBe(expected);
  });
});

const titlesOf = (resume: string) => resumeOf(resume).profile.titles;
const nearness = (titles: TitleFacts) =>
  nearestTitles(jobOf(posting).profile.titles, titles)[0]?.nearness ?? 0;
const posting = 'Warehouse Clerk\n\n# Tasks\nYou pick goods and load lorries.';
const german = (title: string) =>
  `Uta Zander\nuta@example.org\n\n# Berufserfahrung\n${title}, Hallen GmbH, 01/2018 - 02/2026\n- Waren kommissionieren und Lastwagen beladen\n\n# Ausbildung\nRealschulabschluss, 2014`;

describe('titles in two languages', () => {
  it('come as near as translations do in one, and never as near as the same words', () => {
    const titles = titlesOf(german('Lagerarbeiterin'));
    const asIfInOne = nearness({ ...titles, languages: titles.languages.fill(1) });
    const translated = nearness(titlesOf(german('Lagerarbeiterin')));
    expect(translated).toBeCloseTo(1.2 * asIfInOne, 1);
    expect(nearness(titlesOf(german('Lagerist')))).toBeLessThan(0.96);
  });

  it('are in one where a German CV has an English title', () => {
    const titles = titlesOf(german('Sales Manager'));
    const asIfGerman = nearness({ ...titles, languages: titles.languages.map(() => 2) });
    expect(nearness(titlesOf(german('Sales Manager')))).toBeLessThan(0.9 * asIfGerman);
  });
});
