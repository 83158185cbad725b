import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uiRoute } from '../../http';
import { caller } from '../../testing/calls';
import { JOB, RESUME } from '../../testing/scored-documents';
import { ACME, stopService } from '../../testing/service';
import { deleteIndexedDocument } from '../indexing';
import { fillIndexes } from '../search/testing/small-index';
import {
  actOnHook,
  changeUISettings,
  generateJobScorer,
  generateResumeMatcher,
  listMatcherDeliveries,
  matcherCompletions,
  matcherDetails,
  queryMatcher,
  readUISettings,
  replayMatcherDelivery,
  updatePreferences,
} from '.';
import { ask, opened } from './testing/visits';

type Received = { headers: http.IncomingHttpHeaders; body: string };

const received: Received[] = [];
let status = 200;
let base = '';
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.PRIVATE_HOSTS = host;
  base = `http://${host}`;
  await fillIndexes();
});

afterAll(async () => {
  server.close();
  await stopService();
});

const hooks = () => ({
  Client: [
    { LinkText: 'Pick', JsAction: { Target: 'parent', TargetOrigin: 'https://ats.example.com', Data: 7 } },
  ],
  Server: [
    { LinkText: 'One', Url: `${base}/one`, CustomInfo: { deal: 5 } },
    { LinkText: 'Many', Url: `${base}/many`, IsBulk: true },
    { LinkText: 'Inward', Url: 'http://127.0.0.1:1/private' },
  ],
  OnUpdate: { Server: { Url: `${base}/update`, CustomInfo: 'prefs' } },
});

const session = () => opened({ Username: 'mary', Hooks: hooks() });

describe('the list', () => {
  it('of a search shows documents without scores, and pages of them', async () => {
    const { session: id, cookie } = await session();
    const { status: code, json } = await ask(queryMatcher, id, { cookie, body: { Page: 1 } });
    expect(code).toBe(200);
    expect(json.Matches).toHaveLength(3);
    expect(json).toMatchObject({ TotalCount: 3, CurrentCount: 3, Page: 1 });
    expect(json.Matches[0]).toMatchObject({ Kind: 'Resume', IndexId: 'People', Facts: [] });
  });

  it('of similar documents is scored', async () => {
    const { session: id, cookie } = await session();
    const SimilarTo = { IndexId: 'people', DocumentId: 'ada' };
    const { json } = await ask(queryMatcher, id, { cookie, body: { Page: 1, SimilarTo } });
    expect(json.Matches.map(({ DocumentId }: { DocumentId: string }) => DocumentId)).not.toContain('ada');
    expect(json.Matches[0].Scores.SovScore).toBeGreaterThanOrEqual(0);
  });

  it('of a match has the scores of both directions, and changes with the weights', async () => {
    const SaasRequest = { ResumeData: RESUME, IndexIdsToSearchInto: ['people'] };
    const { session: id, cookie } = await opened(
      { Username: 'mary' },
      ACME,
      generateResumeMatcher,
      SaasRequest,
    );
    const { json } = await ask(queryMatcher, id, {
      cookie,
      body: { Page: 1, PreferredCategoryWeights: { Skills: 1 } },
    });
    expect(json.AppliedCategoryWeights.Skills).toBe(1);
    expect(json.Source).toMatchObject({ Kind: 'Resume' });
    const [best] = json.Matches;
    expect(best.Scores.WeightedScore).toBe(Math.round(best.Scores.Own.Scores.Skills));
    const details = await ask(matcherDetails, id, {
      cookie,
      body: { IndexId: 'people', DocumentId: best.DocumentId },
    });
    expect(details.json.Result.Scores.Own).toEqual(best.Scores.Own);
    expect(details.json.Evidence.length).toBeGreaterThan(0);
  });

  it('of given targets is theirs', async () => {
    const SaasRequest = {
      SourceJob: { Id: 'job', JobData: JOB },
      TargetResumes: [{ Id: 'Mine', ResumeData: RESUME }],
    };
    const { session: id, cookie } = await opened({ Username: 'mary' }, ACME, generateJobScorer, SaasRequest);
    const { json } = await ask(queryMatcher, id, { cookie, body: { Page: 1 } });
    expect(json.Matches).toMatchObject([{ DocumentId: 'Mine', Scores: { SovScore: expect.any(Number) } }]);
    expect(await ask(matcherDetails, id, { cookie, body: { DocumentId: 'Mine' } })).toMatchObject({
      status: 200,
    });
  });

  it('gives no document of another index, and tells what is wrong with a filter', async () => {
    const { session: id, cookie } = await session();
    expect(
      await ask(matcherDetails, id, { cookie, body: { IndexId: 'posts', DocumentId: 'job-1' } }),
    ).toMatchObject({ status: 404 });
    const wrong = await ask(queryMatcher, id, {
      cookie,
      body: { Page: 1, FilterCriteria: { SearchExpression: 'a AND (b' } },
    });
    expect(wrong).toMatchObject({
      status: 400,
      json: {
        Problems: [
          { FilterId: 'BOOLEAN', Message: 'This bracket is never closed.', Position: { Start: 6, End: 7 } },
        ],
      },
    });
    expect(
      await ask(queryMatcher, id, { cookie, body: { Page: 1, filler: 'x'.repeat(1_200_000) } }),
    ).toMatchObject({ status: 413 });
  });

  it.each([
    ['skills', 'weld'],
    ['titles', 'nurs'],
    ['tags', 'night'],
    ['places', 'Leeds'],
  ])('completes %s', async (kind, text) => {
    const { session: id, cookie } = await session();
    const { json } = await ask(matcherCompletions, id, { cookie, query: `?of=${kind}&q=${text}` });
    expect(json.Completions.length).toBeGreaterThan(0);
    expect(json.Completions[0].Label.toLowerCase()).toContain(text.toLowerCase());
  });
});

it('offers the skills of lists that the account has set, and says what is wrong with one', async () => {
  const change = async (body: unknown) => {
    const init = { method: 'PATCH', headers: { ...ACME, 'content-type': 'application/json' } };
    const request = new Request('http://localhost', { ...init, body: JSON.stringify(body) });
    return uiRoute(changeUISettings)(request);
  };
  expect(
    (await change({ SkillsLists: { Ours: ['Zephyr keeping'] }, FrameOrigins: ['https://ats.example.com/'] }))
      .status,
  ).toBe(200);
  const { session: id, cookie } = await opened({
    Username: 'mary',
    SkillsAutoCompleteCustomSkillsList: ['ours'],
  });
  const { json } = await ask(matcherCompletions, id, { cookie, query: '?of=skills&q=zeph' });
  expect(json.Completions[0]).toMatchObject({ Value: 'Zephyr keeping', Detail: 'ours' });
  const refused = await change({ FrameOrigins: ['*'] });
  expect(await refused.text()).toContain('FrameOrigins[0]');
  await change({ FrameOrigins: [] });
});

describe('a hook', () => {
  const act = async (number: number, Documents: unknown) => {
    const { session: id, cookie } = await session();
    received.length = 0;
    const answer = await ask(actOnHook, id, {
      cookie,
      body: { Documents },
      path: { number: String(number) },
    });
    return { answer, id, cookie };
  };
  const ada = { IndexId: 'people', DocumentId: 'ada' };
  const bram = { IndexId: 'people', DocumentId: 'bram' };

  it('posts one document, signed', async () => {
    const { answer } = await act(1, [ada]);
    expect(answer.json.Delivery).toMatchObject({
      State: 'Delivered',
      Attempts: 1,
      LinkText: 'One',
      HookNumber: 1,
    });
    const [sent] = received;
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      Username: 'mary',
      CustomInfo: { deal: 5 },
      DocumentId: 'ada',
      IndexId: 'people',
    });
    const request = new Request('http://localhost', { headers: ACME });
    const settings = await (await uiRoute(readUISettings)(request)).json();
    const headers = sent?.headers as Record<string, string>;
    expect(new Webhook(settings.SigningSecret).verify(sent?.body ?? '', headers)).toBeTruthy();
    expect(() => new Webhook(settings.SigningSecret).verify(`${sent?.body} `, headers)).toThrow();
  });

  it('posts many documents where it is bulk, and one otherwise', async () => {
    await act(2, [ada, bram]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      Username: 'mary',
      CustomInfo: null,
      Documents: [
        { DocumentId: 'ada', IndexId: 'people' },
        { DocumentId: 'bram', IndexId: 'people' },
      ],
    });
    expect((await act(1, [ada, bram])).answer.status).toBe(400);
  });

  it('goes to no private address, and to nowhere by a redirect', async () => {
    expect((await act(3, [ada])).answer.json.Delivery).toMatchObject({
      State: 'Failed',
      Message: expect.stringContaining('private network'),
    });
    status = 302;
    expect((await act(1, [ada])).answer.json.Delivery).toMatchObject({ State: 'Waiting', Attempts: 1 });
    status = 200;
  });

  it('that is refused for good is not tried again, and can be replayed from the log', async () => {
    status = 410;
    const { answer, id, cookie } = await act(1, [ada]);
    expect(answer.json.Delivery).toMatchObject({ State: 'Failed', Message: expect.stringContaining('410') });
    status = 200;
    const [logged] = (await ask(listMatcherDeliveries, id, { cookie })).json.Deliveries;
    const replayed = await ask(replayMatcherDelivery, id, {
      cookie,
      body: {},
      path: { delivery: logged.Id },
    });
    expect(replayed.json.Delivery).toMatchObject({ Id: logged.Id, State: 'Delivered' });
    const other = await session();
    const foreign = await ask(replayMatcherDelivery, other.session, {
      cookie: other.cookie,
      body: {},
      path: { delivery: logged.Id },
    });
    expect(foreign.status).toBe(404);
  });

  it('is no client hook, and takes no document of elsewhere', async () => {
    expect((await act(0, [ada])).answer.status).toBe(404);
    expect((await act(9, [ada])).answer.status).toBe(404);
    expect((await act(1, [{ IndexId: 'posts', DocumentId: 'job-1' }])).answer.status).toBe(404);
  });

  it('tells what its user prefers', async () => {
    const { session: id, cookie } = await session();
    received.length = 0;
    const body = { FilterCriteria: { Employers: ['Acme'] }, PreferredCategoryWeights: { Skills: 0.5 } };
    expect((await ask(updatePreferences, id, { cookie, body })).status).toBe(204);
    await expect.poll(() => received.length).toBe(1);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ Username: 'mary', CustomInfo: 'prefs', ...body });
  });

  it('is forgotten with the document it was of', async () => {
    const { id, cookie } = await act(1, [ada]);
    await caller(deleteIndexedDocument)({ index: 'people', document: 'ada' });
    expect((await ask(listMatcherDeliveries, id, { cookie })).json.Deliveries).toEqual([]);
  });
});
