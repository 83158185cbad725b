import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  encode,
  HrXmlResume,
  type HrXmlResumeData,
  JobDocumentV9,
  JobParseResponseV9,
  ResumeParseResponseV9,
} from '@/lib/contracts';
import { emptyJobValueV9, emptyResumeValueV9 } from '@/lib/service/serializers';
import { hrXmlResume } from '@/lib/service/serializers/v9/hr-xml';
import { readAccount } from './account';
import { connectBy, type ParserConnection } from './connection';
import { parseJob, parseResume, readParseAnswer } from './parser';

vi.stubEnv('PRIVATE_HOSTS', '127.0.0.1,localhost');

type Asked = { path: string | undefined; body: Record<string, unknown> };

let server: Server;
let connection: ParserConnection;
let asked: Asked[] = [];
let document: HrXmlResumeData | undefined;

const info = { code: 'WarningsFoundDuringParsing', message: 'ok' };
const llmParserResponse = {
  code: 'Success',
  message: 'ok',
  differences: [{ field: 'Name' as const, id: null, standard: 'Mara Lind', claimed: 'Mara Linde' }],
};
const facts = { engineVersion: 'test', parsingMs: 1 };

function answerTo(path: string | undefined): unknown {
  if (path === '/v9/account')
    return {
      Info: { Code: 'Success' },
      Value: {
        CreditsRemaining: 7,
        CreditsUsed: 1,
        MaximumConcurrentRequests: 3,
        ExpirationDate: '2030/01/31',
      },
    };
  if (path === '/v9/parser/joborder') {
    const job = encode(JobDocumentV9, { sovrenData: { jobTitles: { mainJobTitle: 'Lock keeper' } } });
    const value = { ...emptyJobValueV9(), parsedDocument: JSON.stringify(job) };
    return encode(JobParseResponseV9, { info, value });
  }
  const parsedDocument = document ? JSON.stringify(encode(HrXmlResume, document)) : null;
  const value = { ...emptyResumeValueV9(), html: '<p>Mara</p>', parsedDocument, llmParserResponse };
  return encode(ResumeParseResponseV9, { info, value });
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ path: request.url, body: body === '' ? {} : JSON.parse(body) });
    response.end(JSON.stringify(answerTo(request.url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connection = {
    builtIn: false,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v10`,
    version: 'v9',
    uiOrigin: null,
    credentials: { kind: 'account', id: 'acme', key: 'key' },
    normalize: true,
  };
  const market = {
    builtIn: false,
    baseUrl: 'http://127.0.0.1:1',
    credentials: { kind: 'basic' as const, id: '', key: '' },
    limited: true,
  };
  connectBy(async () => ({ parser: connection, market }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const toParse = { document: Buffer.from('a'), lastModified: '2026-11-01', asHtml: true };

it('asks by version 9, and reads its answer as that of version 10, as it comes and as it was kept', async () => {
  asked = [];
  const resume = {
    contactInformation: {
      candidateName: { formattedName: 'Mara Lind' },
      emailAddresses: ['mara@example.org'],
    },
    languageCompetencies: [{ languageCode: 'sv' }],
  };
  document = hrXmlResume(resume, facts);
  const answer = await parseResume(toParse);
  if (!answer.ok) throw new Error(answer.failure.message);
  const [{ path, body } = { path: '', body: {} }] = asked;
  expect(path).toBe('/v9/parser/resume');
  expect(body).toMatchObject({ RevisionDate: '2026-11-01', OutputHtml: true });
  expect(body).not.toHaveProperty('DocumentLastModified');
  expect(answer.value.value).toMatchObject({
    parsingResponse: { code: 'WarningsFoundDuringParsing' },
    conversions: { html: '<p>Mara</p>' },
    llmParserResponse,
    resumeData: {
      contactInformation: resume.contactInformation,
      languageCompetencies: [{ language: 'Swedish', languageCode: 'sv' }],
    },
  });
  const { received } = answer.value;
  const kept = readParseAnswer({ status: 200, text: received, json: JSON.parse(received) });
  expect(kept).toEqual(answer);
});

it('is a failure when the answer holds no document', async () => {
  document = undefined;
  expect(await parseResume(toParse)).toMatchObject({
    ok: false,
    failure: { code: 'WarningsFoundDuringParsing', retry: 'never' },
  });
});

it('reads jobs, and the account, whose figures stand alone in version 9', async () => {
  asked = [];
  expect(await parseJob(toParse)).toMatchObject({
    value: { value: { jobData: { jobTitles: { mainJobTitle: 'Lock keeper' } } } },
  });
  expect(await readAccount()).toMatchObject({
    value: { accountId: 'acme', creditsRemaining: 7, expirationDate: '2030-01-31' },
  });
  expect(asked.map(({ path }) => path)).toEqual(['/v9/parser/joborder', '/v9/account']);
});
