import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';

test.use({ workspace: 'docs', variables: { SERVICE_CREDITS: '1000' } });

const run = promisify(execFile);

type Sample = { label: string; source: string };
type Described = {
  operationId: string;
  responses: { '200': { content: Record<string, { schema: object }> } };
  'x-codeSamples': Sample[];
};
type OpenApi = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, object> };
};
type App = { baseUrl: string; accountId: string; accountKey: string };

/** Deletions come last, so that every other example finds its subject. */
const DELETES = /^(?:delete|remove)/;
/** Runs last: it deletes the index that the others delete from. */
const LAST = 'deleteIndex';
/** Its example names a file of an event that nobody was sent here. */
const FILE = 'readEventBinary';
/** The job market refuses more than four calls a second. */
const PACE_MS = 300;

async function readDocument(app: App): Promise<OpenApi> {
  const response = await fetch(`${app.baseUrl}/service/openapi.json`);
  expect(response.status).toBe(200);
  // The document has the address that people use; the test runs at another one.
  return JSON.parse((await response.text()).replaceAll(/http:\/\/localhost:\d+/g, app.baseUrl));
}

function inOrder({ paths }: OpenApi): Described[] {
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  const makesJobs = (source: string) =>
    source.replaceAll('docs-people', 'docs-jobs').replace('Resume', 'Job');
  const create = all.find(({ operationId }) => operationId === 'createIndex');
  const jobs = create && {
    ...create,
    'x-codeSamples': create['x-codeSamples'].map((sample) => ({
      ...sample,
      source: makesJobs(sample.source),
    })),
  };
  const first = [create, jobs].filter((each) => each !== undefined);
  const others = all.filter((each) => each !== create && each.operationId !== FILE);
  const deletes = others
    .filter(({ operationId }) => DELETES.test(operationId))
    .toSorted((one, other) => Number(one.operationId === LAST) - Number(other.operationId === LAST));
  return [...first, ...others.filter((each) => !deletes.includes(each)), ...deletes];
}

function schemaOf({ components }: OpenApi, { responses }: Described): z.ZodType {
  const [content] = Object.values(responses['200'].content);
  const whole = { ...content?.schema, $defs: components.schemas };
  return z.fromJSONSchema(JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/')));
}

const environmentOf = (app: App) => ({
  ...process.env,
  TX_ACCOUNT_ID: app.accountId,
  TX_SERVICE_KEY: app.accountKey,
});

test('every curl example runs as it is pasted, and is answered as its schema says', async ({ app }) => {
  test.setTimeout(180_000);
  const document = await readDocument(app);
  const endpoints = inOrder(document);
  expect(endpoints.length).toBeGreaterThan(52);
  for (const endpoint of endpoints) {
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    const [{ source } = { source: '' }] = endpoint['x-codeSamples'];
    const script = `${source} -w '\\n%{http_code}'`;
    const { stdout } = await run('bash', ['-c', script], { env: environmentOf(app), maxBuffer: 2 ** 24 });
    const cut = stdout.lastIndexOf('\n');
    expect([endpoint.operationId, stdout.slice(cut + 1)], stdout.slice(0, 400)).toEqual([
      endpoint.operationId,
      '200',
    ]);
    const read = schemaOf(document, endpoint).safeParse(JSON.parse(stdout.slice(0, cut)));
    expect(read.error, endpoint.operationId).toBeUndefined();
  }
});

test('TypeScript examples run as they are pasted', async ({ app }) => {
  const document = await readDocument(app);
  const chosen = [
    'parseResume',
    'readAccount',
    'listIndexes',
    'marketFields',
    'aggregateMarketByPost',
    'issueToken',
    'addEventEndpoint',
    // These look the id of the endpoint up first.
    'testEventEndpoint',
    'replayEventDelivery',
  ];
  const endpoints = inOrder(document).filter(({ operationId }) => chosen.includes(operationId));
  expect(endpoints).toHaveLength(chosen.length);
  for (const endpoint of endpoints) {
    const source = endpoint['x-codeSamples'][1]?.source ?? '';
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', source], {
      env: environmentOf(app),
      maxBuffer: 2 ** 24,
    });
    expect(stdout, endpoint.operationId).toMatch(/^[{[]/);
  }
});

test('the pages tell of an endpoint and run it with an account of the reader', async ({
  app,
  signedIn: owner,
}) => {
  test.setTimeout(240_000);
  await owner.goto('/docs');
  await expect(owner.getByRole('heading', { name: 'Documentation', level: 1 })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: /^Every call/ }).click();
  await expect(owner.getByRole('heading', { name: 'OpenAPI' })).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('link', { name: 'POST Parse a resume', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Parse a resume' })).toBeVisible();
  await owner.getByRole('tab', { name: 'TypeScript' }).click();
  await expect(owner.getByRole('tabpanel')).toContainText('await fetch(');
  await owner.getByLabel('Account id').fill(app.accountId);
  await owner.getByLabel('Service key', { exact: true }).fill(app.accountKey);
  await owner.getByRole('button', { name: 'Run' }).click();
  await expect(owner.getByRole('status').filter({ hasText: '200' })).toContainText(
    '"FamilyName": "Whitcombe"',
  );
  await expectAccessible(owner);
  await owner.getByRole('link', { name: 'GET List indexes', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'List indexes' })).toBeVisible();
  await expect(owner.getByLabel('Account id')).toHaveValue(app.accountId);
  await owner.getByRole('button', { name: 'Run' }).click();
  await expect(owner.getByRole('region', { name: 'Answer', exact: true }).first()).toContainText('Success');
  await owner.goto('/docs/schemas/ResumeData');
  await expect(owner.getByRole('heading', { name: 'ResumeData' })).toBeVisible();
  await expectAccessible(owner);
});
