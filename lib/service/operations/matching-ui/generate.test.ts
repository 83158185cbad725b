import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uiRoute } from '../../http';
import { JOB, RESUME } from '../../testing/scored-documents';
import { ACME, GLOBEX, stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import {
  generateIndexedDetails,
  generateIndexedMatcher,
  generateJobDetails,
  generateJobMatcher,
  generateJobScorer,
  generateResumeDetails,
  generateResumeMatcher,
  generateResumeScorer,
  generateSearcher,
} from '.';
import { askUi } from './testing/calls';

const IndexIdsToSearchInto = ['people'];
const AppliedCategoryWeights = { Skills: 0.5, JobTitles: 0.5 };
const Result = { Id: 'ada', SovScore: 80, WeightedScore: 80, ReverseCompatibilityScore: 80 };
const MatchDetails = { Result, AppliedCategoryWeights, SourceDocumentType: 'Job' };

beforeAll(fillIndexes);
afterAll(stopService);

describe('an interface', () => {
  it.each([
    ['of a resume', generateResumeMatcher, {}, { ResumeData: RESUME, IndexIdsToSearchInto }],
    ['of a job', generateJobMatcher, {}, { JobData: JOB, IndexIdsToSearchInto }],
    [
      'of an indexed document',
      generateIndexedMatcher,
      { index: 'PEOPLE', document: 'ADA' },
      { IndexIdsToSearchInto },
    ],
    ['of a search', generateSearcher, {}, { IndexIdsToSearchInto }],
    [
      'of scored jobs',
      generateResumeScorer,
      {},
      { SourceResume: { Id: 'r', ResumeData: RESUME }, TargetJobs: [{ Id: 'j', JobData: JOB }] },
    ],
    [
      'of scored resumes',
      generateJobScorer,
      {},
      { SourceJob: { Id: 'j', JobData: JOB }, TargetResumes: [{ Id: 'r', ResumeData: RESUME }] },
    ],
  ])('%s has an address of its own, for 24 hours', async (_, operation, path, SaasRequest) => {
    const body = { SaasRequest, UIOptions: { Username: 'mary' } };
    const answers = [
      await askUi(uiRoute(operation as typeof generateSearcher), body, path),
      await askUi(uiRoute(operation as typeof generateSearcher), body, path),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(Object.keys(json)).toEqual(['url', 'expires_in', 'warnings'].slice(0, Object.keys(json).length));
      expect(json.expires_in).toBeGreaterThanOrEqual(86_400);
      expect(json.url).toMatch(/^http:\/\/localhost:3000\/matcher\/[\w-]{22}\/open\?key=[\w-]{43}$/);
    }
    expect(answers[0]?.json.url).not.toBe(answers[1]?.json.url);
  });

  it.each([
    ['resume', generateResumeDetails, { ...MatchDetails, ResumeData: RESUME }],
    ['job', generateJobDetails, { ...MatchDetails, SourceDocumentType: 'Resume', JobData: JOB }],
    [
      'job without a result',
      generateJobDetails,
      { AppliedCategoryWeights, SourceDocumentType: 'Resume', JobData: JOB },
    ],
    [
      'match of an index',
      generateIndexedDetails,
      { ...MatchDetails, Result: { ...Result, IndexId: 'people' } },
    ],
  ])('shows the details of a %s', async (_, operation, details) => {
    const answer = await askUi(uiRoute(operation as typeof generateResumeDetails), { MatchDetails: details });
    expect(answer).toMatchObject({ status: 200, json: { expires_in: expect.any(Number) } });
    expect(answer.json.url).toMatch(/\/matcher\/[\w-]{22}$/);
  });
});

const search = (UIOptions: unknown, SaasRequest: unknown = { IndexIdsToSearchInto }) =>
  askUi(uiRoute(generateSearcher), { SaasRequest, UIOptions });

const client = (hook: object) => ({ Hooks: { Client: [{ LinkText: 'Pick', ...hook }] } });
const JsAction = { Target: 'parent', TargetOrigin: 'https://ats.example.com' };
const UrlAction = { Url: 'https://ats.example.com/{id}?in={indexId}', Target: 'tx' };

describe('what is wrong is a text that names the member', () => {
  it.each([
    [client({ JsAction, UrlAction }), 'UIOptions.Hooks.Client[0] has both JsAction and UrlAction'],
    [client({}), 'UIOptions.Hooks.Client[0] must have JsAction or UrlAction'],
    [client({ UrlAction, IsBulk: true }), 'UIOptions.Hooks.Client[0].IsBulk'],
    [client({ JsAction: { ...JsAction, TargetOrigin: '*' } }), 'JsAction.TargetOrigin must be one origin'],
    [client({ JsAction: { ...JsAction, TargetOrigin: 'https://a.example/b' } }), 'JsAction.TargetOrigin'],
    [client({ JsAction: { ...JsAction, Target: 'top' } }), 'JsAction.Target must be parent or opener'],
    [client({ UrlAction: { Url: 'javascript:alert(1)' } }), 'UrlAction.Url must be an address'],
    [client({ JsAction, LinkText: '' }), 'UIOptions.Hooks.Client[0].LinkText is required'],
    [
      { Hooks: { Server: [{ LinkText: 'Tell', Url: 'ftp://ats.example.com' }] } },
      'UIOptions.Hooks.Server[0].Url',
    ],
    [
      { Hooks: { Sourcing: [{ LinkText: 'Get', Url: 'https://ats.example.com', IsBulk: true }] } },
      'Sourcing[0].IsBulk',
    ],
    [{ Hooks: { OnUpdate: { Server: {} } } }, 'UIOptions.Hooks.OnUpdate.Server.Url is required'],
    [{ Hooks: { OnUpdate: { Client: { Target: 'parent' } } } }, 'OnUpdate.Client.TargetOrigin is required'],
    [
      { FiltersToShow: [{ FilterId: 'SHOE_SIZE' }] },
      'UIOptions.FiltersToShow[0].FilterId must be one of JOB_TITLES',
    ],
    [{ FiltersToShow: [{ FilterId: 'TAGS' }, { FilterId: 'tags' }] }, 'FiltersToShow[1].FilterId'],
    [{ Style: { PrimaryColor: 'reddish' } }, 'UIOptions.Style.PrimaryColor must be a colour'],
    [{ Style: { HeaderColor: 'red;}body{' } }, 'UIOptions.Style.HeaderColor'],
    [
      { Style: { FontFamily: 'Inter', FontUrl: 'http://fonts.example.com/i.woff2' } },
      'UIOptions.Style.FontUrl',
    ],
    [{ Style: { FontUrl: 'https://fonts.example.com/i.woff2' } }, 'UIOptions.Style.FontFamily is required'],
    [{ Style: { FontFamily: 'a;} body {' } }, 'UIOptions.Style.FontFamily'],
    [{ CustomValuePicklists: [{ Options: [{ Value: 'a' }] }] }, 'UIOptions.CustomValuePicklists[0].Label'],
    [
      { UserDefinedTagsPicklists: [{ Label: 'a', Options: [{ Text: 'b' }] }] },
      'Picklists[0].Options[0].Value',
    ],
    [{ SkillsAutoCompleteCustomSkillsList: ['none'] }, 'SkillsAutoCompleteCustomSkillsList[0] names a list'],
    [{ ShowWeights: 'perhaps' }, 'UIOptions.ShowWeights'],
  ])('%j', async (options, message) => {
    const answer = await search(options);
    expect(answer.status).toBe(400);
    expect(answer.type).toBe('text/plain; charset=utf-8');
    expect(answer.text).toContain(message);
  });

  it.each([
    [{}, 'SaasRequest.IndexIdsToSearchInto'],
    [{ IndexIdsToSearchInto: ['nowhere'] }, 'SaasRequest.IndexIdsToSearchInto[0]'],
    [
      { IndexIdsToSearchInto, FilterCriteria: { SearchExpression: 'a AND (b' } },
      'SaasRequest.FilterCriteria.SearchExpression',
    ],
  ])('of the question: %j', async (request, message) => {
    expect((await search({}, request)).text).toContain(message);
  });

  it('of sources, targets and weights', async () => {
    const match = (SaasRequest: unknown) => askUi(uiRoute(generateJobMatcher), { SaasRequest });
    expect((await match({ JobData: {}, IndexIdsToSearchInto })).text).toContain('SaasRequest.JobData');
    const weights = { PreferredCategoryWeights: { Skills: -1 } };
    expect((await match({ JobData: JOB, IndexIdsToSearchInto, ...weights })).text).toContain(
      'SaasRequest.PreferredCategoryWeights.Skills',
    );
    const scored = await askUi(uiRoute(generateJobScorer), {
      SaasRequest: { SourceJob: { Id: 'a', JobData: JOB } },
    });
    expect(scored.text).toContain('SaasRequest.TargetResumes');
  });

  it('of what a details view shows', async () => {
    const details = (more: object) =>
      askUi(uiRoute(generateResumeDetails), {
        MatchDetails: { ...MatchDetails, ResumeData: RESUME, ...more },
      });
    expect((await details({ HtmlDocument: '<p>Hello</p>' })).text).toContain('MatchDetails.HtmlDocument');
    expect((await details({ SourceDocumentType: 'Person' })).text).toContain(
      'MatchDetails.SourceDocumentType',
    );
    expect((await details({ Result: undefined })).text).toContain('MatchDetails.Result');
    const lost = await askUi(uiRoute(generateIndexedDetails), {
      MatchDetails: { ...MatchDetails, Result: { ...Result, Id: 'nobody', IndexId: 'people' } },
    });
    expect(lost).toMatchObject({ status: 404 });
  });

  it('of who asks, and what belongs to others', async () => {
    const SaasRequest = { IndexIdsToSearchInto: ['posts'] };
    expect(await askUi(uiRoute(generateSearcher), { SaasRequest }, {}, {})).toMatchObject({ status: 401 });
    expect(await askUi(uiRoute(generateSearcher), { SaasRequest }, {}, GLOBEX)).toMatchObject({
      status: 404,
    });
    const path = { index: 'people', document: 'ada' };
    expect(await askUi(uiRoute(generateIndexedMatcher), { SaasRequest }, path, GLOBEX)).toMatchObject({
      status: 404,
    });
    expect(
      await askUi(uiRoute(generateSearcher), { SaasRequest, filler: 'x'.repeat(3_000_000) }, {}, ACME),
    ).toMatchObject({ status: 413 });
  });
});

it('says of sourcing that there is no source for it', async () => {
  const Sourcing = [{ LinkText: 'Import', Url: 'https://ats.example.com/import' }];
  const { status, json } = await search({ Hooks: { Sourcing }, ShowWebSourcing: true });
  expect(status).toBe(200);
  expect(json.warnings).toEqual([
    expect.stringContaining('UIOptions.Hooks.Sourcing[0]'),
    expect.stringContaining('UIOptions.ShowWebSourcing'),
    expect.stringContaining('in a frame'),
  ]);
});

it('says that no page may frame it, unless a hook or the account names one', async () => {
  expect((await search({})).json.warnings).toEqual([expect.stringContaining('in a frame')]);
  const JsAction = { Target: 'parent', TargetOrigin: 'https://ats.example.com', Data: {} };
  const { json } = await search({ Hooks: { Client: [{ LinkText: 'Take', JsAction }] } });
  expect(json.warnings).toBeUndefined();
});
