import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_NOTICE, MarketAggregateResponse, MarketSearchResponse } from '@/lib/contracts';
import { matchIndexedDocument, parseResume, searchDocuments } from '../operations';
import { serviceRuntime } from '../runtime';
import { CV, serveAssistant } from '../testing/assistant';
import { caller } from '../testing/calls';
import { aggregate, get, search } from '../testing/market-http';
import { GLOBEX } from '../testing/service';

let served: Awaited<ReturnType<typeof serveAssistant>>;
const call: typeof served.call = (...asked) => served.call(...asked);
const connected: typeof served.connected = (...asked) => served.connected(...asked);

beforeAll(async () => {
  served = await serveAssistant();
}, 180_000);

afterAll(() => served.stop());

describe('five questions of a recruiter, answered as the APIs answer them', () => {
  it('who knows C++ and works at night', async () => {
    const filter = { SearchExpression: 'skill:"c++"', UserDefinedTags: ['night shift'] };
    const { structuredContent } = await call('search', { find: 'candidates', indexes: ['people'], filter });
    const { value } = await caller(searchDocuments)(
      {},
      { IndexIdsToSearchInto: ['people'], FilterCriteria: filter },
    );
    expect(value.TotalCount).toBeGreaterThan(0);
    expect(structuredContent).toMatchObject({
      total: value.TotalCount,
      cost: 0.5,
      matches: value.Matches.map(({ Id }: { Id: string }) => ({
        id: Id,
        uri: `shortlist://candidates/People/${Id}`,
      })),
    });
  });

  it('who suits this job, and why', async () => {
    const input = { kind: 'job', index: 'posts', document: 'job-1', find: 'candidates', indexes: ['people'] };
    const { structuredContent } = await call('match', input);
    const path = { index: 'posts', document: 'job-1' };
    const { value } = await caller(matchIndexedDocument)(path, { IndexIdsToSearchInto: ['people'] });
    const matches = structuredContent?.matches as {
      id: string;
      score: number;
      reasons: { evidence: unknown[] }[];
    }[];
    expect(matches.map(({ id, score }) => [id, score])).toEqual(
      value.Matches.map(({ Id, SovScore }: { Id: string; SovScore: number }) => [Id, SovScore]),
    );
    expect(matches.length).toBeGreaterThan(1);
    expect(matches[0]?.reasons.flatMap(({ evidence }) => evidence).length).toBeGreaterThan(0);
  });

  it('what this CV says, without who it is', async () => {
    const { structuredContent, content } = await call('read_document', {
      kind: 'resume',
      text: CV,
      last_modified: '2026-05-01',
    });
    const { value } = await caller(parseResume)(
      {},
      {
        DocumentAsBase64String: Buffer.from(CV).toString('base64'),
        DocumentLastModified: '2026-05-01',
      },
    );
    expect(structuredContent).toMatchObject({ kind: 'resume', redacted: true, notice: DATA_NOTICE });
    const { EmploymentHistory } = (structuredContent?.data ?? {}) as {
      EmploymentHistory: { Positions: { JobTitle: unknown }[] };
    };
    const { Positions } = value.RedactedResumeData.EmploymentHistory;
    expect(EmploymentHistory.Positions.map(({ JobTitle }) => JobTitle)).toMatchObject(
      Positions.map(({ JobTitle }: { JobTitle: { Raw: string } }) => ({ Raw: JobTitle.Raw })),
    );
    const shown = JSON.stringify(content);
    for (const personal of ['Fenwick', 'ada.fenwick', '496']) expect(shown).not.toContain(personal);
  });

  it('where the demand is', async () => {
    const parameters = { _group: 'country', job_title: 'java', _limit: 5 };
    const { structuredContent } = await call('market_aggregate', { parameters });
    const { body } = await get(aggregate, { ...parameters, _limit: '5' }, MarketAggregateResponse);
    expect(body.length).toBeGreaterThan(1);
    expect(structuredContent).toEqual({ notice: DATA_NOTICE, buckets: body });
  });

  it('which jobs there are in a place, and of whom', async () => {
    const parameters = {
      location: 'Berlin',
      _facets: 'source_website',
      _fields: 'job_id,job_title',
      _limit: 3,
    };
    const { structuredContent } = await call('market_search', { parameters });
    const { body } = await get(search, { ...parameters, _limit: '3' }, MarketSearchResponse);
    expect(body.total_count).toBeGreaterThan(0);
    expect(structuredContent).toEqual({ notice: DATA_NOTICE, ...body });
  });
});

describe('the server', () => {
  it('has tools that read alone, unless the account may write', async () => {
    const reader = await connected();
    const { tools } = await reader.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('add_document');
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ inputSchema, outputSchema }) => inputSchema && outputSchema)).toBe(true);
    const writer = await connected(GLOBEX);
    expect((await writer.listTools()).tools.map(({ name }) => name)).toContain('add_document');
    await Promise.all([reader.close(), writer.close()]);
  });

  it('describes the languages, and reads candidates and jobs as JSON and as Markdown', async () => {
    const client = await connected();
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'shortlist://language/market',
      'shortlist://language/search',
    ]);
    const text = async (uri: string) => {
      const [first] = (await client.readResource({ uri })).contents;
      return first && 'text' in first ? String(first.text) : '';
    };
    expect(await text('shortlist://language/market')).toContain('_group');
    expect(JSON.parse(await text('shortlist://candidates/people/ada'))).toMatchObject({
      EmploymentHistory: { Positions: [{ JobTitle: { Raw: 'Lead Software Engineer' } }, {}] },
    });
    const markdown = await text('shortlist://candidates/people/ada.md');
    expect(markdown).toContain(DATA_NOTICE);
    expect(markdown).toContain('Lead Software Engineer');
    expect(markdown).not.toContain('Fenwick');
    expect(await text('shortlist://jobs/posts/job-1.md')).toContain('# Job job-1');
    await client.close();
  });

  it('opens a page of matches for a person to look at', async () => {
    const { structuredContent } = await call('open_matching_ui', {
      index: 'people',
      document: 'ada',
      indexes: ['posts'],
    });
    expect(String(structuredContent?.url)).toMatch(/\/matcher\/[\w-]{22}\/open\?key=/);
  });

  it('matches a posting that is pasted in, and charges both calls', async () => {
    const text =
      'Senior Software Engineer\nWe look for an engineer with five years of C++ and Node.js in Leeds.';
    const input = { kind: 'job', text, find: 'candidates', indexes: ['people'] };
    const { structuredContent } = await call('match', input);
    expect(structuredContent?.cost).toBe(2.2);
    expect(structuredContent?.total).toBeGreaterThan(0);
  });

  it('charges its calls and writes them down as any other', async () => {
    const { records } = await serviceRuntime();
    const written = () =>
      records
        .selectFrom('transaction_record')
        .select('operation')
        .where('account_id', '=', 'acme')
        .where('operation', '=', 'searchDocuments')
        .execute();
    const before = (await written()).length;
    await call('search', { find: 'candidates', indexes: ['people'], filter: { SearchExpression: 'java' } });
    expect((await written()).length).toBe(before + 1);
  });

  it('shows people to the accounts that may see them', async () => {
    const { structuredContent } = await call('read_document', { kind: 'resume', text: CV }, GLOBEX);
    expect(structuredContent).toMatchObject({ redacted: false });
    expect(JSON.stringify(structuredContent)).toContain('Ada Fenwick');
  });
});
