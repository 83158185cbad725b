import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRoute } from '../../http';
import * as operations from '../../operations';
import { caller } from '../calls';
import { ACME } from '../service';
import {
  GOOGLE,
  isThrown,
  openPublishedClient,
  type PublishedClient,
  parsedBy,
  searching,
  TEXTS,
  until,
} from './client';

/** Calls and assertions of published clients about the account, indexes and coordinates. */

let client: PublishedClient;
let parsed: Awaited<ReturnType<typeof parsedBy>>;

const call = {
  create: caller(operations.createDocumentIndex),
  list: caller(operations.listDocumentIndexes),
  remove: caller(operations.deleteDocumentIndex),
  deleteDocument: caller(operations.deleteIndexedDocument),
};

/** Calls and data of each side for tests that are otherwise equal. */
const SIDES = {
  Resume: {
    member: 'ResumeData',
    add: caller(operations.indexResume),
    read: caller(operations.readIndexedResume),
    tag: caller(operations.changeTagsOfResume),
    geocode: caller(operations.geocodeResume),
    geocodeAndIndex: caller(operations.geocodeAndIndexResume),
    bare: () => parsed.resume,
    placed: () => parsed.resumeWithAddress,
  },
  Job: {
    member: 'JobData',
    add: caller(operations.indexJob),
    read: caller(operations.readIndexedJob),
    tag: caller(operations.changeTagsOfJob),
    geocode: caller(operations.geocodeJob),
    geocodeAndIndex: caller(operations.geocodeAndIndexJob),
    bare: () => parsed.job,
    placed: () => parsed.jobWithAddress,
  },
};

beforeAll(async () => {
  client = await openPublishedClient();
  parsed = await parsedBy(client);
}, 120_000);
afterAll(() => client.close());

it('tells of the account', async () => {
  const account = defineRoute({ version: '10', audience: 'accounts', operation: operations.accountInfo });
  const answer = await account(
    new Request('http://localhost/', { headers: { ...ACME, 'x-forwarded-for': '192.0.2.7' } }),
  );
  const { CustomerDetails: asked } = (await answer.json()).Info;
  expect(asked).toMatchObject({
    AccountId: expect.stringMatching(/\S/),
    Name: expect.stringMatching(/\S/),
    IPAddress: expect.stringMatching(/\S/),
    Region: expect.stringMatching(/\S/),
    ExpirationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(asked.CreditsRemaining).toBeGreaterThan(0);
  expect(asked.CreditsUsed).toBeGreaterThan(0);
  expect(asked.MaximumConcurrentRequests).toBeGreaterThan(0);
});

describe.each(['Resume', 'Job'] as const)('an index of type %s', (type) => {
  const side = SIDES[type];
  const index = `SDK-${type}-lifecycle`;

  it('comes, is there once, and goes', async () => {
    const isThere = async () => {
      const { value } = await call.list({});
      return (value as { Name: string }[]).some(({ Name }) => Name.toLowerCase() === index.toLowerCase());
    };
    expect(await isThere()).toBe(false);
    expect(await call.create({ index }, { IndexType: type })).toMatchObject({ status: 200 });
    expect(await call.create({ index }, { IndexType: type })).toMatchObject({
      status: 409,
      code: 'DuplicateAsset',
    });
    expect(await isThere()).toBe(true);
    expect(await call.remove({ index })).toMatchObject({ status: 200 });
    expect(await isThere()).toBe(false);
    expect(await call.remove({ index })).toMatchObject({ status: 404, code: 'DataNotFound' });
  });

  it('keeps a document from its first day to its last', async () => {
    const at = { index, document: '1' };
    const data = { [side.member]: side.bare(), UserDefinedTags: null };
    expect((await side.read(at)).code).toBe('DataNotFound');
    expect((await side.add(at, data)).code).toBe('DataNotFound');
    await call.create({ index }, { IndexType: type });
    expect((await side.read(at)).code).toBe('DataNotFound');
    expect((await side.add(at, data)).status).toBe(200);
    expect((await side.read(at)).status).toBe(200);
    expect((await side.add(at, data)).status).toBe(200);
    const DocumentIds = ['1'];
    await until(async () => (await searching(index, { DocumentIds })).value?.TotalCount === 1);
    expect((await searching(index, { DocumentIds })).value).toMatchObject({
      CurrentCount: 1,
      Matches: [{ Id: '1' }],
    });
    const UserDefinedTags = ['userDefinedTag1'];
    expect((await side.tag(at, { UserDefinedTags, Method: 'Overwrite' })).status).toBe(200);
    const tagged = { DocumentIds, UserDefinedTags };
    await until(async () => (await searching(index, tagged)).value?.TotalCount === 1);
    expect((await side.read(at)).value.UserDefinedTags).toEqual(UserDefinedTags);
    expect((await call.deleteDocument(at)).status).toBe(200);
    expect((await side.read(at)).code).toBe('DataNotFound');
    expect((await call.deleteDocument(at)).code).toBe('DataNotFound');
    expect((await call.remove({ index })).status).toBe(200);
    expect((await call.deleteDocument(at)).code).toBe('DataNotFound');
  });

  it('takes a document with coordinates', async () => {
    await call.create({ index }, { IndexType: type });
    const asked = (document: unknown, IndexingOptions: unknown) =>
      side.geocodeAndIndex(
        {},
        {
          [side.member]: document,
          IndexIfGeocodeFails: false,
          GeocodeOptions: GOOGLE,
          ...(IndexingOptions !== undefined && { IndexingOptions }),
        },
      );
    const whole = { IndexId: index, DocumentId: '1', UserDefinedTags: null };
    for (const options of [undefined, {}, { IndexId: index }])
      expect(isThrown(await asked(side.placed(), options))).toBe(true);
    expect(isThrown(await asked(side.bare(), whole))).toBe(true);
    expect((await asked(side.placed(), whole)).value).toMatchObject({
      GeocodeResponse: { Code: 'Success' },
      IndexingResponse: { Code: 'Success' },
    });
    expect((await side.read({ index, document: '1' })).status).toBe(200);
    await call.remove({ index });
  });

  it('is left as it is by a parse that cannot geocode, and has what one brought that can', async () => {
    const parse = type === 'Resume' ? client.parseResume : client.parseJob;
    const [bare, placed] =
      type === 'Resume' ? [TEXTS.resume, TEXTS.resumeWithAddress] : [TEXTS.job, TEXTS.jobWithAddress];
    const options = {
      GeocodeOptions: { IncludeGeocoding: true },
      IndexingOptions: { SearchAndMatchVersion: 'V1', DocumentId: '1', IndexId: index },
    };
    expect((await parse(bare, options)).value.GeocodeResponse.Code).not.toBe('Success');
    expect((await parse(placed, options)).value).toMatchObject({
      GeocodeResponse: { Code: 'Success' },
      IndexingResponse: { Code: 'DataNotFound' },
    });
    await call.create({ index }, { IndexType: type });
    expect((await parse(placed, options)).value).toMatchObject({
      GeocodeResponse: { Code: 'Success' },
      IndexingResponse: { Code: 'Success' },
    });
    expect((await side.read({ index, document: '1' })).status).toBe(200);
    await call.remove({ index });
  });

  it('has documents whose address the caller may give', async () => {
    const geocode = (document: unknown, PostalAddress?: object) =>
      side.geocode({}, { [side.member]: document, ...GOOGLE, PostalAddress });
    for (const address of [undefined, {}, { CountryCode: 'US' }])
      expect((await geocode(side.bare(), address)).status).toBeGreaterThanOrEqual(400);
    const dallas = { CountryCode: 'US', Municipality: 'Dallas', Region: 'TX' };
    expect((await geocode(side.bare(), dallas)).status).toBe(200);
    expect((await geocode(side.placed())).status).toBe(200);
  });
});

it('refuses whoever has no account as 401', async () => {
  const stranger = { 'Tx-AccountId': '1234', 'Tx-ServiceKey': '1234' };
  expect(await call.list({}, undefined, stranger)).toMatchObject({
    status: 401,
    code: 'AuthenticationError',
  });
});
