import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { forget } from '@/lib/platform';
import { caller } from '../../testing/calls';
import { JOB, RESUME, resumeNamed } from '../../testing/scored-documents';
import { stopService } from '../../testing/service';

type Reply = { status: number; body: unknown };

let server: Server;
let asked: string[][] = [];
let reply: ((texts: string[]) => Reply | undefined) | undefined;
let scoring: typeof import('.');
let indexing: typeof import('../indexing');
let keep: typeof import('../../embeddings/keep');
let model: typeof import('../../embeddings/model');
let runtime: typeof import('../../runtime');
/** Scores of the pair without the model. */
let alone: { SovScore: number; UnweightedCategoryScores: [] };

/** Two documents that share words are near each other. */
function vectorOf(text: string): number[] {
  const numbers = Array.from({ length: 32 }, () => 0.01);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
    numbers[sum % numbers.length] = (numbers[sum % numbers.length] ?? 0) + 1;
  }
  return numbers;
}

const vectors = (texts: string[]): Reply => ({
  status: 200,
  body: {
    object: 'list',
    model: 'm',
    data: texts.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
    usage: { prompt_tokens: 1, total_tokens: 1 },
  },
});

/** An endpoint with the protocol of OpenAI; without a reply it never answers. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { input } = JSON.parse(body) as { input: string[] };
    asked.push(input);
    const given = reply?.(input);
    if (given)
      response
        .writeHead(given.status, { 'content-type': 'application/json' })
        .end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  Object.assign(process.env, {
    LLM_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    LLM_MODEL: 'a-model',
    EMBEDDINGS_MODEL: 'near',
  });
  [scoring, indexing, keep, model, runtime] = await Promise.all([
    import('.'),
    import('../indexing'),
    import('../../embeddings/keep'),
    import('../../embeddings/model'),
    import('../../runtime'),
  ]);
  // The first pair waits for the tables that documents are described with.
  reply = () => ({ status: 500, body: {} });
  alone = await pairScore();
}, 120_000);

beforeEach(() => {
  // A failure in one test must not affect another.
  forget('service:embeddings-circuit');
  asked = [];
});

afterAll(async () => {
  await stopService();
  server.closeAllConnections();
  server.close();
});

const never = new AbortController().signal;
const NAMED = resumeNamed('Barnaby', 'Quillfeather', 'He');

async function pairScore() {
  const targets = [{ Id: 'joiner', ResumeData: NAMED }];
  const { value } = await caller(scoring.scoreJob)(
    {},
    { SourceJob: { Id: 'j', JobData: JOB }, TargetResumes: targets },
  );
  return value.Matches[0];
}

async function matchScore() {
  const { value } = await caller(scoring.matchJob)({}, { JobData: JOB, IndexIdsToSearchInto: ['people'] });
  return value.Matches[0];
}

const titlesOf = (match: { UnweightedCategoryScores: { Category: string; UnweightedScore: number }[] }) =>
  match.UnweightedCategoryScores.find(({ Category }) => /title/i.test(Category))?.UnweightedScore ?? -1;

it.each<[string, (texts: string[]) => Reply]>([
  ['refuses', () => ({ status: 500, body: {} })],
  ['answers no JSON', () => ({ status: 200, body: 'near enough' })],
])('adds nothing when the model %s, and changes nothing else', async (_, how) => {
  reply = how;
  expect(await pairScore()).toEqual(alone);
});

it('adds to the titles alone, the same in a match as for the pair, by titles and skills and nothing else', async () => {
  reply = vectors;
  await caller(indexing.createDocumentIndex)({ index: 'people' }, { IndexType: 'Resume' });
  await caller(indexing.indexResume)({ index: 'people', document: 'joiner' }, { ResumeData: NAMED });
  await vi.waitUntil(async () => (await matchScore()) !== undefined, { timeout: 50_000, interval: 200 });
  expect(await keep.embedSome(0, never)).toBe(0);
  const pair = await pairScore();
  expect(titlesOf(pair)).toBeGreaterThanOrEqual(titlesOf(alone));
  expect(pair.SovScore).toBeGreaterThanOrEqual(alone.SovScore);
  expect(pair).not.toEqual(alone);
  expect(await matchScore()).toEqual({ ...pair, IndexId: 'people' });
  const sent = asked.flat().join('\n');
  expect(sent).not.toMatch(/Barnaby|Quillfeather|@|\bHe\b/);
  expect(sent).toContain(RESUME.EmploymentHistory?.Positions?.[0]?.JobTitle?.Raw ?? 'a title');
});

it('asks for a text once, and keeps what is known while the model is silent', async () => {
  const before = await matchScore();
  await pairScore();
  await keep.embedSome(0, never);
  expect(asked).toEqual([]);
  reply = undefined;
  expect(await matchScore()).toEqual(before);
});

it('forgets a vector with its document', async () => {
  const { records } = await runtime.serviceRuntime();
  const count = async () => (await records.selectFrom('document_embedding').selectAll().execute()).length;
  expect(await count()).toBe(1);
  await caller(indexing.deleteIndexedDocument)({ index: 'people', document: 'joiner' });
  expect(await count()).toBe(0);
});

it('leaves a model alone that fails again and again', async () => {
  reply = () => ({ status: 503, body: {} });
  for (let at = 0; at < 6; at++) expect(await model.askVectors([`text ${at}`], never)).toEqual([undefined]);
  expect(asked.length).toBeLessThan(6);
});
