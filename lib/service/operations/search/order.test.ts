import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACME, stopService } from '../../testing/service';
import { addPeople, searcher } from './testing/small-index';

/** Titles, the first of now, with skills, the text of the CV and the day on which it was last changed. */
const PEOPLE = {
  director: [
    ['PR Director, Iron Chef', 'Cook'],
    ['Press'],
    'Ran the press office of the show Iron Chef.',
    '2026-05-01',
  ],
  chef: [['Chef'], ['Menus'], 'Cooks for forty guests.', '2020-01-01'],
  cook: [['Cook', 'Waiter'], ['Menus'], 'Cooks lunches.', '2021-01-01'],
  waiter: [['Waiter', 'Chef'], ['Service'], 'Waits at tables.', '2022-01-01'],
  launch: [['Product Marketer'], ['Go-to-market'], 'Plans to go to market with software.', '2023-01-01'],
  gopher: [['Backend Developer'], ['Go', 'SQL'], 'Writes services in Go. Go since 2015.', '2019-01-01'],
  engineer: [['Software Engineer'], ['Java'], 'Software for banks.', '2018-01-01'],
  mechanic: [['Mechanical Engineer'], ['CAD'], 'Pumps, with some software.', '2024-01-01'],
  front: [['Front-End Developer'], ['CSS'], 'Web pages.', '2017-01-01'],
  ends: [['Front End Developer'], ['CSS'], 'Web pages.', '2016-01-01'],
  poster: [['Graphic Designer'], ['Posters'], 'Posters for theatres.', '2016-02-01'],
  analyst: [['Financial Analyst'], ['Budgets'], 'Budgets of a port.', '2016-03-01'],
  caller: [['Call Center Agent'], ['Phones'], 'Answers calls.', '2016-04-01'],
  printer: [['Printer'], ['Ink'], 'Prints.', '2016-05-01'],
  teacher: [
    ['Teacher of Young Pupils'],
    ['Reading'],
    'Teaches pupils to read and write at a primary school.',
    '2016-06-01',
  ],
} as const;

beforeAll(() =>
  addPeople(
    Object.entries(PEOPLE).map(([id, [titles, skills, text, day]]) => ({
      DocumentId: id,
      ResumeData: {
        ResumeMetadata: { PlainText: text, DocumentLastModified: day },
        EmploymentHistory: {
          Positions: titles.map((title, at) => ({
            Id: `POS-${at + 1}`,
            JobTitle: { Raw: title },
            IsCurrent: at === 0,
          })),
        },
        Skills: { Raw: skills.map((Name) => ({ Name })) },
      },
    })),
  ),
);
afterAll(stopService);

async function found(SearchExpression: string, more: Record<string, unknown> = {}) {
  const body = { IndexIdsToSearchInto: ['order'], FilterCriteria: { SearchExpression }, ...more };
  const { message, value } = await searcher({}, body, ACME);
  expect(message).toBe('Successful transaction');
  return { ids: value.Matches.map(({ Id }: { Id: string }) => Id) as string[], value };
}

describe('what a search finds comes by relevance', () => {
  it.each([
    ['chef OR cook', ['chef', 'cook', 'director', 'waiter']],
    ['chef or cook', ['chef', 'cook', 'director', 'waiter']],
    ['title:chef', ['chef', 'waiter', 'director']],
    ['title:cook and not title:waiter', ['director']],
    ['skill:go', ['gopher']],
    ['skill:"go-to-market"', ['launch']],
    ['skill:"go to market"', ['launch']],
    ['go', ['gopher', 'launch']],
    ['software engineer', ['engineer', 'mechanic']],
    ['softwear enginer', ['engineer', 'mechanic']],
    ['"software enginer"', ['engineer']],
    ['frontend dev', ['front', 'ends']],
    ['front end developer', ['front', 'ends']],
    ['NOT title:enginer AND pumps', ['mechanic']],
    ['grafic designer', ['poster']],
    ['painter', []],
    ['fin analyst', ['analyst']],
    ['call centre agent', ['caller']],
    ['teachers', ['teacher']],
    ['waiters', ['waiter', 'cook']],
  ])('%s', async (expression, expected) => {
    expect((await found(expression)).ids).toEqual(expected);
  });

  it('says by which words one was replaced or widened', async () => {
    const { value } = await found('softwear dev');
    expect(value.WidenedTerms).toEqual([
      { Term: 'softwear', With: ['software'] },
      { Term: 'dev', With: ['developer', 'development'] },
    ]);
    expect((await found('software')).value.WidenedTerms).toBeUndefined();
  });

  it('finds by meaning who does the work of a title, whatever the words, and what else is asked for', async () => {
    const semantic = async (expression: string) =>
      (
        await found(expression, {
          FilterCriteria: { SearchExpression: expression, SearchExpressionMode: 'Semantic' },
        })
      ).ids;
    expect(await semantic('Grundschullehrerin')).toEqual(['teacher']);
    expect(await semantic('Grundschullehrerin AND skill:reading')).toEqual(['teacher']);
    expect(await semantic('Grundschullehrerin AND skill:sql')).toEqual([]);
    expect(await semantic('Grundschullehrerin pupils')).toEqual(['teacher']);
    expect(await semantic('Grundschullehrerin css')).toEqual([]);
    expect(await semantic('Grundschullehrerin NOT pupils')).toEqual([]);
    expect((await found('Grundschullehrerin')).ids).toEqual([]);
  });

  it('gives pages of the one order', async () => {
    const { ids } = await found('chef OR cook OR developer');
    const pages: string[] = [];
    for (const Skip of ids.keys())
      pages.push(
        ...(await found('chef OR cook OR developer', { PaginationSettings: { Take: 1, Skip } })).ids,
      );
    expect(pages).toEqual(ids);
    expect(ids).toHaveLength(7);
  });
});
