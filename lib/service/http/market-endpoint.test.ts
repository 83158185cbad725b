import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MarketAggregateResponse, MarketFieldsResponse, MarketSearchResponse } from '@/lib/contracts';
import { gazetteer } from '../gazetteer';
import { marketStore } from '../market-store';
import { declareMarketCategories, listMarketCategories } from '../operations';
import { serviceRuntime } from '../runtime';
import { posting } from '../testing/market';
import { aggregate, basic, fields, forgetCalls, get, search } from '../testing/market-http';
import { appHeaders, jsonRequest, stopService } from '../testing/service';
import { smallMarket } from '../testing/small-market';
import { defineRoute } from '.';

const XSS = `<script>alert("java")</script> & 'Java'`;

beforeAll(async () => {
  await Promise.all([gazetteer(), serviceRuntime()]);
  const store = await marketStore();
  await store.write([
    ...smallMarket(200),
    posting(900, {
      jobId: 900,
      jobTitle: 'Krankenpfleger',
      fullText: XSS,
      date: '2026-11-01',
      profession: 40101,
      professionGroup: 401,
      professionClass: 4,
      location: 2950159,
      region: 'DE.16',
      country: 'DE',
      latitude: 52.5,
      longitude: 13.4,
      contractType: 1,
      salary: 42_000,
      itSkills: ['KS10001'],
      languageSkills: ['de'],
    }),
    posting(901, { jobId: 900, jobTitle: 'Nurse', sourceWebsite: 'example.org', date: '2026-11-02' }),
  ]);
}, 180_000);

afterAll(stopService);

describe('a search', () => {
  it('answers jobs with labels, postings, snippets and facets', async () => {
    const { status, headers, body } = await get(
      search,
      {
        job_id: '900',
        full_text: 'java',
        _snippets: '1',
        _fields:
          'job_id,job_title,job:contract_type,country,salary,location,posting,posting:job_title,posting:source_website',
        _language: 'de',
        _facets: 'country,source_website',
        _facets_limit: ',1',
      },
      MarketSearchResponse,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body).toEqual({
      total_count: 1,
      results: [
        {
          job_id: 900,
          job_title: 'Krankenpfleger',
          'job:contract_type': { value: 1, label: 'Unbefristet' },
          country: { value: 'DE', label: 'Deutschland' },
          salary: 42_000,
          location: { value: 2950159, label: 'Berlin' },
          posting: [
            { job_title: 'Krankenpfleger', source_website: 'example.com' },
            { job_title: 'Nurse', source_website: 'example.org' },
          ],
          _snippets: ['script&gt;alert(&quot;<em>java</em>&quot;)&lt;/script&gt; &amp; &#39;<em>Java</em>'],
        },
      ],
      facets: {
        country: [{ value: 'DE', label: 'Deutschland', count: 1 }],
        source_website: [{ value: 'example.com', count: 1 }],
      },
    });
  });

  it('highlights what was found in the title, which belongs to the full text', async () => {
    const query = { job_id: '900', full_text: 'krankenpfleger', _snippets: '1', _fields: 'job_id' };
    const { body } = await get(search, query, MarketSearchResponse);
    expect(body.results).toEqual([{ job_id: 900, _snippets: ['<em>Krankenpfleger</em>'] }]);
  });

  it('takes a full-text query on websites and addresses', async () => {
    const count = async (website: string) =>
      (await get(search, { job_id: '900', source_website: website }, MarketSearchResponse)).body.total_count;
    expect(await Promise.all(['"EXAMPLE.org"', 'exam*', 'NOT *.*', '-example.org'].map(count))).toEqual([
      1, 1, 0, 1,
    ]);
  });

  it('gives all fields by default, bare values with _labels=0, and only matching postings on demand', async () => {
    const { body } = await get(
      search,
      { job_id: '900', job_title: 'nurse', _labels: '0', _fields: '' },
      MarketSearchResponse,
    );
    expect(body.results[0]).toMatchObject({
      contract_type: 1,
      country: 'DE',
      job_title: 'Nurse',
      posting_count: 2,
    });
    expect(Object.keys(body.results[0]!)).toContain('first_posting_date');
    const matching = await get(
      search,
      { job_id: '900', job_title: 'nurse', _fields: 'posting', _matching_postings: '1' },
      MarketSearchResponse,
    );
    expect(matching.body.results[0]?.posting).toHaveLength(1);
    expect(matching.body.results[0]?.posting?.[0]).toMatchObject({ job_title: 'Nurse', profession: null });
  });

  it('takes the same parameters as a form', async () => {
    await forgetCalls();
    const response = await search.POST(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { ...basic(), 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: new URLSearchParams({ job_id: '900', _limit: '1', _pretty: '1' }),
      }),
    );
    const text = await response.text();
    expect(MarketSearchResponse.parse(JSON.parse(text)).total_count).toBe(1);
    expect(text).toContain('\n  "total_count": 1');
  });

  it('finds places by name, with a radius', async () => {
    const { body } = await get(
      search,
      { location__radius: 'Potsdam__40', job_id: '900' },
      MarketSearchResponse,
    );
    expect(body.total_count).toBe(1);
  });
});

describe('an aggregation', () => {
  it('answers buckets: the values of the groups, then the metric', async () => {
    const { body, text } = await get(
      aggregate,
      { job_id: '900', _group: 'country,date__month', _metric: 'avg__salary,count', _totals: '1' },
      MarketAggregateResponse,
    );
    expect(body).toEqual([
      {
        country: { value: 'DE', label: 'Germany' },
        date__month: '2026-11-01',
        count: 1,
        avg__salary: 42_000,
        _totals: { country: 1 },
      },
    ]);
    expect(Object.keys(JSON.parse(text)[0]).slice(0, 2)).toEqual(['country', 'date__month']);
  });

  it('counts postings, and the whole without a group', async () => {
    const whole = await get(aggregate, { job_id: '900' }, MarketAggregateResponse);
    expect(whole.body).toEqual([{ count: 1 }]);
    const postings = await get(aggregate, { job_id: '900', _group: 'posting' }, MarketAggregateResponse);
    expect(postings.body).toEqual([{ count: 2 }]);
    const old = await get(aggregate, { job_id: '900', _metric: 'count_postings' }, MarketAggregateResponse);
    expect(old.body).toEqual([{ count: 2 }]);
    const bucketsOf = async (query: string) =>
      (await get(aggregate, query, MarketAggregateResponse)).body.map((bucket) => Object.values(bucket));
    const replaced = await bucketsOf('_metric=count_postings&_group=profession&_labels=0');
    expect(replaced).toEqual(await bucketsOf('_group=posting:profession&_labels=0'));
    const websites = await get(
      aggregate,
      { job_id: '900', _group: 'posting:source_website', _sort: '_key', _sortdir: 'desc' },
      MarketAggregateResponse,
    );
    expect(websites.body).toEqual([
      { 'posting:source_website': 'example.org', count: 1 },
      { 'posting:source_website': 'example.com', count: 1 },
    ]);
  });

  it('groups by categories that were declared', async () => {
    const put = defineRoute({ version: '10', audience: 'accounts', operation: declareMarketCategories });
    const list = defineRoute({ version: '10', audience: 'accounts', operation: listMarketCategories });
    const categories = [
      { field: 'profession', id: 1, labels: { en: 'Care', de: 'Pflege' }, values: [] },
      { field: 'profession', id: 2, parent: 1, labels: { en: 'Nursing' }, values: [40101] },
    ];
    const declared = await put(jsonRequest({ categories }));
    expect(declared.status).toBe(200);
    const listed = await (await list(jsonRequest({}))).json();
    expect(listed.Value.categories).toMatchObject(categories);
    const ofOthers = await (await list(jsonRequest({}, await appHeaders()))).json();
    expect(ofOthers.Value.categories).toEqual([]);
    const wrong = await put(jsonRequest({ categories: [{ ...categories[1], parent: 3 }] }));
    expect(wrong.status).toBe(400);
    const { body } = await get(
      aggregate,
      {
        profession__custom: '1',
        _group: 'profession__custom_1,profession__custom_2',
        _totals: '1',
        _language: 'de',
      },
      MarketAggregateResponse,
    );
    expect(body).toEqual([
      {
        profession__custom_1: { value: 1, label: 'Pflege' },
        profession__custom_2: { value: 2, label: 'Nursing' },
        count: 1,
        _totals: { profession__custom_1: 1 },
      },
    ]);
    const told = await get(fields, { _field: 'profession', _values: '40101' }, MarketFieldsResponse);
    expect(told.body.profession?.custom_categories).toEqual({
      '1': { '1': 'Care' },
      '2': { '2': 'Nursing' },
    });
  });
});

describe('the fields', () => {
  it('are told with type, levels, description and values in six languages', async () => {
    const { body } = await get(fields, { _get_all: '1' }, MarketFieldsResponse);
    expect(body.contract_type).toMatchObject({
      type: 'integer',
      level: ['job', 'posting'],
      possible_values: { 1: 'Permanent' },
    });
    expect(body.full_text).toEqual({ type: 'text', level: ['posting'], description: expect.any(String) });
    for (const language of ['en', 'es', 'de', 'fr', 'it', 'nl']) {
      const told = await get(fields, { _language: language }, MarketFieldsResponse);
      for (const [name, { possible_values }] of Object.entries(told.body))
        for (const [value, label] of Object.entries(possible_values ?? {}))
          expect(label, `${name} ${value} in ${language}`).not.toBe('');
    }
  });

  it('may be asked for one by one', async () => {
    const { body } = await get(
      fields,
      { _field: 'education_level', _values: '6,7,99' },
      MarketFieldsResponse,
    );
    expect(Object.keys(body)).toEqual(['education_level']);
    expect(Object.keys(body.education_level?.possible_values ?? {})).toEqual(['6', '7']);
  });
});

it('tells another version of the data after every change of them, and of the categories of the account', async () => {
  const version = async () =>
    (await get(fields, { _field: 'date' }, MarketFieldsResponse)).headers.get('market-version');
  const store = await marketStore();
  const seen = [await version()];
  expect(await version()).toBe(seen[0]);
  await store.write([posting(950, { jobId: 950 })]);
  seen.push(await version());
  await store.end([950], '2026-11-20');
  seen.push(await version());
  await store.remove([950]);
  seen.push(await version());
  const put = defineRoute({ version: '10', audience: 'accounts', operation: declareMarketCategories });
  await put(jsonRequest({ categories: [] }));
  seen.push(await version());
  expect(new Set(seen).size).toBe(5);
});
