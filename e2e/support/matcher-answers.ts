import type { Page } from '@playwright/test';
import { sovScore } from '../../lib/scoring/index.ts';

/**
 * A session of the matching UI with made-up answers, for the parts of the page that need no server. Of 22 characters,
 * like any id.
 */
export const SESSION = 'session-of-the-fixture';

const SUGGESTED = { JobTitles: 0.45, Skills: 0.27, Industries: 0.2, Education: 0.04, Languages: 0.04 };
const TITLES = ['Accountant', 'Controller', 'Bookkeeper', 'Tax adviser', 'Auditor', 'Payroll clerk'];
const SKILLS = ['SAP', 'Excel', 'IFRS', 'Payroll', 'Tax law', 'Budgeting', 'SQL', 'Audit'];
const WEIGHTS = Object.entries(SUGGESTED);

/** Numbers of 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const pick = <Value>(values: readonly Value[], share: number) =>
  values[Math.floor(share * values.length)] as Value;

function resultOf(index: number, next: () => number) {
  const side = () => ({
    Scores: Object.fromEntries(WEIGHTS.map(([category]) => [category, Math.round(next() * 1e6) / 1e4])),
    SuggestedWeights: SUGGESTED,
  });
  const own = side();
  const reverse = side();
  const sum = ({ Scores }: typeof own) =>
    WEIGHTS.reduce((total, [category, weight]) => total + (Scores[category] ?? 0) * weight, 0);
  const title = pick(TITLES, next());
  const sov = sovScore(sum(own), sum(reverse), 100);
  return {
    sov,
    result: {
      Kind: 'Resume',
      IndexId: 'people',
      DocumentId: `c-${index}`,
      Headline: title,
      Positions: [{ Title: title, Employer: 'Port of Ellmouth', IsCurrent: true }],
      Place: 'Utrecht, NL',
      MonthsOfExperience: Math.round(next() * 300),
      Scores: {
        SovScore: Math.round(sov),
        WeightedScore: Math.round(sum(own)),
        ReverseCompatibilityScore: Math.round(sum(reverse)),
        Own: own,
        Reverse: reverse,
      },
      Facts: [
        { Category: 'JobTitles', Fact: `"${title}" is nearly what is asked for.`, Type: 'Positive' },
        { Category: 'Skills', Fact: 'The resume names 4 of 8 skills.', Type: 'Mixed' },
        { Category: 'Education', Fact: 'The degree is one level below the one asked for.', Type: 'Negative' },
      ],
      FoundSkills: SKILLS.slice(0, 4).map((Name) => ({ Name, Months: 30, IsCurrent: true })),
      MissingSkills: SKILLS.slice(4),
    },
  };
}

const next = numbers(7);
export const RESULTS = Array.from({ length: 100 }, (_, index) => resultOf(index, next))
  .sort((one, other) => other.sov - one.sov)
  .map(({ result }) => result);

const TITLES_OF_FILTERS = {
  JOB_TITLES: 'Roles',
  SKILLS: 'Skills',
  BOOLEAN: 'Words',
  LOCATION: 'Where',
  TAGS: 'Office',
};

const VIEW = {
  Kind: 'Match',
  Source: { Kind: 'Job', Headline: 'Group accountant', Place: 'Utrecht, NL' },
  TargetKind: 'Resume',
  IndexIds: ['people'],
  Username: 'jo',
  AccountName: 'Harrow Talent',
  SovScoreName: 'Fit',
  Options: {
    ...{ ShowFilterCriteria: true, ExecuteImmediately: false, ShowBanner: true, ShowWeights: true },
    ...{ ShowDetailsButton: true, ShowFindSimilar: true, ShowWebSourcing: false, ShowJobBoards: true },
    ShowSavedSearches: false,
  },
  Style: { SquareCorners: false },
  Filters: Object.entries(TITLES_OF_FILTERS).map(([FilterId, Title]) => ({ FilterId, Title })),
  UserDefinedTagsPicklists: [{ Label: 'Offices', Options: [{ Value: 'north', Text: 'Northern office' }] }],
  Hooks: [
    {
      ...{ Number: 0, Kind: 'Client', LinkText: 'Shortlist', IsBulk: true },
      JsAction: { Target: 'parent', TargetOrigin: 'https://ats.example' },
    },
  ],
  EmbeddingOrigins: ['https://ats.example'],
  ExpiresAt: '2030-01-01T00:00:00Z',
};

const TEXT =
  'Accountant at the Port of Ellmouth\n\nMonth-end with SAP and Excel, IFRS for the group.\nMoved to SAP in 2019.';

function placesOf(words: string) {
  return Array.from(TEXT.matchAll(new RegExp(words, 'g')), ({ index }) => ({
    Start: index,
    End: index + words.length,
  }));
}

const detailsOf = (id: string) => ({
  Result: RESULTS.find(({ DocumentId }) => DocumentId === id) ?? RESULTS[0],
  Document: { Text: TEXT },
  Terms: ['SAP', 'Excel', 'IFRS'].map((Term) => ({ Category: 'Skills', Term, Places: placesOf(Term) })),
  Evidence: [
    {
      ...{ Category: 'Skills', Fact: 'SAP is mentioned in the text.', Type: 'Positive', Direction: 'Own' },
      Places: placesOf('Moved to SAP'),
    },
    { Category: 'Skills', Fact: 'The job names 3 of 9.', Type: 'Mixed', Direction: 'Reverse', Places: [] },
  ],
});

type Asked = { FilterCriteria?: { SearchExpression?: string }; DocumentId?: string };

function answerTo(asked: Asked, count: number) {
  const words = asked.FilterCriteria?.SearchExpression;
  if (words === 'a "b')
    return {
      status: 400,
      json: {
        Message: 'The expression is not understood.',
        Problems: [{ FilterId: 'BOOLEAN', Message: 'A quote is open.', Position: { Start: 2, End: 3 } }],
      },
    };
  return {
    json: {
      ...{
        Source: VIEW.Source,
        Matches: RESULTS.slice(0, count),
        Page: 1,
        PageSize: 100,
        CurrentCount: 100,
        TotalCount: 240,
      },
      ...{ SuggestedCategoryWeights: SUGGESTED, AppliedCategoryWeights: SUGGESTED },
    },
  };
}

/** Answers the requests of the page of the session, with this many results; returns the queries that came. */
export async function answerMatcher(
  page: Page,
  view: Partial<typeof VIEW> = {},
  count = 100,
): Promise<Asked[]> {
  const queries: Asked[] = [];
  await page.route(`**/matcher/${SESSION}/*`, (route) => {
    const path = new URL(route.request().url()).pathname.split('/').at(-1);
    const body = (route.request().postDataJSON() ?? {}) as Asked;
    if (path === 'view') return route.fulfill({ json: { ...VIEW, ...view } });
    if (path === 'details') return route.fulfill({ json: detailsOf(body.DocumentId ?? '') });
    if (path === 'completions')
      return route.fulfill({
        json: {
          Completions: [{ Value: 'Payroll', Label: 'Payroll', Detail: 'Finance', Related: ['Tax law'] }],
        },
      });
    queries.push(body);
    return route.fulfill(answerTo(body, count));
  });
  return queries;
}

/** Answers the queries of any session, and leaves everything else to the service. */
export async function answerQueries(page: Page): Promise<void> {
  await page.context().route('**/matcher/*/query', (route) => route.fulfill(answerTo({}, 10)));
}
