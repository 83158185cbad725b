import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caller } from '../../testing/calls';
import { createDocumentIndex, listDocumentIndexes, readIndexedResume } from '../indexing';
import { openResumeParses } from './testing/resume-parses';

const create = caller(createDocumentIndex);
const list = caller(listDocumentIndexes);
const read = caller(readIndexedResume);

let parses: Awaited<ReturnType<typeof openResumeParses>>;

beforeAll(async () => {
  parses = await openResumeParses();
  await create({ index: 'cvs' }, { IndexType: 'Resume' });
  await create({ index: 'posts' }, { IndexType: 'Job' });
});

afterAll(() => parses.close());

async function parse(members: Record<string, unknown>) {
  const { status, body } = await parses.parse(members);
  return {
    status,
    cost: body.Info.TransactionCost,
    indexing: body.Value?.IndexingResponse,
    value: body.Value,
  };
}

describe('a parse with IndexingOptions', () => {
  it('indexes the redacted document with its tags, for a price', async () => {
    const { status, cost, indexing, value } = await parse({
      IndexingOptions: { IndexId: 'CVs', DocumentId: 'Parsed-1', UserDefinedTags: ['fresh'] },
    });
    expect([status, indexing?.Code, cost]).toEqual([200, 'Success', 1.1]);
    const kept = await read({ index: 'cvs', document: 'parsed-1' });
    expect(kept.value).toEqual({ ...value?.RedactedResumeData, UserDefinedTags: ['fresh'] });
  });

  it('puts a document of version 2 into the index of its environment', async () => {
    const IndexingOptions = {
      SearchAndMatchVersion: 'V2',
      SearchAndMatchEnvironment: 'acc',
      DocumentId: 'v2-1',
      IndexId: 'ignored',
      Roles: ['team-a'],
      CustomFields: { office: 'Leeds' },
    };
    expect((await parse({ IndexingOptions })).indexing).toMatchObject({ Code: 'ConstraintError' });
    const normalised = await parse({
      IndexingOptions,
      SkillsSettings: { Normalize: true, TaxonomyVersion: 'V2' },
    });
    expect(normalised.indexing).toMatchObject({ Code: 'Success' });
    expect((await list({})).value).toContainEqual({
      OwnerId: 'acme',
      Name: 'v2-acc-resumes',
      IndexType: 'Resume',
    });
    expect((await read({ index: 'v2-acc-resumes', document: 'v2-1' })).status).toBe(200);
  });

  it.each([
    [{ IndexId: 'nowhere', DocumentId: 'a' }, 'DataNotFound'],
    [{ IndexId: 'posts', DocumentId: 'a' }, 'ConstraintError'],
    [{ IndexId: 'cvs', DocumentId: 'a', UserDefinedTags: ['x'.repeat(201)] }, 'InvalidParameter'],
    [{ IndexId: 'cvs', DocumentId: 'a'.repeat(101) }, 'InvalidParameter'],
    [
      {
        SearchAndMatchVersion: 'V2',
        SearchAndMatchEnvironment: 'PROD',
        DocumentId: 'a',
        Roles: Array.from({ length: 101 }, String),
      },
      'InvalidParameter',
    ],
  ])('of %j answers %s, and the parse is good all the same', async (IndexingOptions, code) => {
    const { status, cost, indexing, value } = await parse({ IndexingOptions });
    expect([status, indexing?.Code, value?.ParsingResponse?.Code]).toEqual([200, code, 'Success']);
    expect(cost).toBe(1);
  });
});
