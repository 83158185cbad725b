import { expect, it } from 'vitest';
import type { z } from 'zod';
import { decode, encode } from '../codec';
import { FILTER_IDS, FILTER_TITLES } from './options';
import {
  COMPLETION_KINDS,
  Completions,
  DELIVERY_STATES,
  Deliveries,
  DetailsQuery,
  HookDocuments,
  HookOutcome,
  MATCHER_KINDS,
  MATCHER_PATH,
  MatcherAnswer,
  MatcherDetails,
  MatcherProblem,
  MatcherQuery,
  MatcherView,
  NewSavedSearch,
  PreferenceUpdate,
  SavedSearches,
  SignInStarted,
} from './page';

const DOCUMENT = { IndexId: 'people', DocumentId: 'a-1' };
const WEIGHTS = { Skills: 0.7, JobTitles: 0.3 };
const SUMMARY = { ...DOCUMENT, Kind: 'Resume' as const, Headline: 'Harbour pilot', Place: 'Ellmouth, GB' };
const FACT = { Category: 'Skills', Fact: 'The resume names 3 of 4 skills.', Type: 'Mixed' as const };
const SIDE = { Scores: { Skills: 71.25 }, SuggestedWeights: { Skills: 1 } };
const RESULT = {
  ...SUMMARY,
  Positions: [{ Title: 'Harbour pilot', Employer: 'Port of Ellmouth', IsCurrent: true }],
  MonthsOfExperience: 140,
  Scores: { SovScore: 71, WeightedScore: 71, ReverseCompatibilityScore: 71, Own: SIDE, Reverse: SIDE },
  Facts: [FACT],
  FoundSkills: [{ Name: 'Radar', Months: 30, LastUsed: '2026-03-01', IsCurrent: true }],
  MissingSkills: ['Tide tables'],
};
const DELIVERY = {
  Id: 'd1',
  HookNumber: 0,
  LinkText: 'Shortlist',
  State: DELIVERY_STATES[0],
  Attempts: 1,
  CreatedAt: '2026-11-01T08:00:00Z',
  Documents: [DOCUMENT],
};
const SEARCH = { Name: 'Pilots', PreferredCategoryWeights: WEIGHTS };

const VIEW = {
  Kind: MATCHER_KINDS[0],
  Source: { ...SUMMARY, Kind: 'Job' as const },
  TargetKind: 'Resume' as const,
  IndexIds: ['people'],
  SovScoreName: 'Fit',
  Options: {
    ShowFilterCriteria: true,
    ExecuteImmediately: false,
    ShowBanner: true,
    ShowWeights: true,
    ShowDetailsButton: true,
    ShowFindSimilar: true,
    ShowWebSourcing: false,
    ShowJobBoards: true,
    ShowSavedSearches: false,
  },
  Style: { PrimaryColor: '#135', SquareCorners: false },
  Filters: FILTER_IDS.map((FilterId) => ({ FilterId, Title: FILTER_TITLES[FilterId] })),
  UserDefinedTagsPicklists: [{ Label: 'Office', Options: [{ Value: 'north', Text: 'North' }] }],
  Hooks: [
    {
      Number: 0,
      Kind: 'Client' as const,
      LinkText: 'Shortlist',
      IsBulk: true,
      JsAction: { Target: 'parent' as const, TargetOrigin: 'https://ats.example', Data: { Job: 7 } },
    },
  ],
  EmbeddingOrigins: ['https://ats.example'],
  ExpiresAt: '2026-11-02T08:00:00Z',
};

const BODIES: [name: string, schema: z.ZodType, body: unknown][] = [
  ['view', MatcherView, VIEW],
  ['query', MatcherQuery, { PreferredCategoryWeights: WEIGHTS, SimilarTo: DOCUMENT, Page: 1 }],
  [
    'answer',
    MatcherAnswer,
    { Matches: [RESULT], Page: 1, PageSize: 100, CurrentCount: 1, TotalCount: 1, Source: SUMMARY },
  ],
  ['details query', DetailsQuery, { ...DOCUMENT, PreferredCategoryWeights: WEIGHTS }],
  [
    'details',
    MatcherDetails,
    {
      Result: RESULT,
      Document: { Text: 'Radar since 2021' },
      Terms: [{ Category: 'Skills', Term: 'Radar', Places: [{ Start: 0, End: 5 }] }],
      Evidence: [{ ...FACT, Direction: 'Own', Places: [{ Start: 0, End: 5 }] }],
    },
  ],
  ['completions', Completions, { Completions: [{ Value: 'radar', Label: 'Radar', Related: ['Sonar'] }] }],
  ['sign-in', SignInStarted, { Address: 'https://app.example/match/sign-in', Code: 'a1b2' }],
  ['hook', HookDocuments, { Documents: [DOCUMENT] }],
  ['hook outcome', HookOutcome, { Delivery: DELIVERY }],
  ['deliveries', Deliveries, { Deliveries: [DELIVERY] }],
  ['update', PreferenceUpdate, { FilterCriteria: { IsMilitary: true } }],
  ['new search', NewSavedSearch, SEARCH],
  ['searches', SavedSearches, { Searches: [{ ...SEARCH, Id: 's1' }] }],
  [
    'problem',
    MatcherProblem,
    { Message: 'No.', Problems: [{ FilterId: 'BOOLEAN', Message: 'A quote is open.' }] },
  ],
];

it.each(BODIES)('gives the %s our names and back again', (_name, schema, body) => {
  expect(encode(schema, decode(schema, schema.parse(body)))).toEqual(body);
});

it('takes no hook for nobody, and no page before the first', () => {
  expect(HookDocuments.safeParse({ Documents: [] }).success).toBe(false);
  expect(MatcherQuery.safeParse({ Page: 0 }).success).toBe(false);
});

it('is below one address and completes what the filters are made of', () => {
  expect(MATCHER_PATH).toBe('/matcher');
  expect(COMPLETION_KINDS).toContain('skills');
});
