import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentOutcomesResponse,
  IndexCountResponse,
  IndexListResponse,
  StoredJobResponse,
  StoredResumeResponse,
} from '@/lib/contracts';
import { serviceRecords } from '../../store';
import { caller } from '../../testing/calls';
import { ACME, GLOBEX, stopService } from '../../testing/service';
import * as operations from '.';

const create = caller(operations.createDocumentIndex);
const list = caller(operations.listDocumentIndexes);
const count = caller(operations.countIndexedDocuments);
const drop = caller(operations.deleteDocumentIndex);
const addResume = caller(operations.indexResume);
const addJob = caller(operations.indexJob);
const addResumes = caller(operations.indexResumes);
const addJobs = caller(operations.indexJobs);
const readResume = caller(operations.readIndexedResume);
const readJob = caller(operations.readIndexedJob);
const tagResume = caller(operations.changeTagsOfResume);
const tagJob = caller(operations.changeTagsOfJob);
const remove = caller(operations.deleteIndexedDocument);
const removeMany = caller(operations.deleteIndexedDocuments);

const ResumeData = {
  ContactInformation: {
    CandidateName: { FormattedName: 'Ottoline Farrow', GivenName: 'Ottoline', FamilyName: 'Farrow' },
    EmailAddresses: ['ottoline@example.org'],
    Location: {
      CountryCode: 'GB',
      Municipality: 'Leeds',
      PostalCode: 'LS1 4AP',
      GeoCoordinates: { Latitude: 53.8, Longitude: -1.55 },
    },
  },
  EmploymentHistory: { Positions: [{ Id: 'POS-1', JobTitle: { Raw: 'Joiner' } }] },
  ResumeMetadata: { PlainText: 'Ottoline Farrow\nJoiner', DocumentLastModified: '2026-05-01' },
};
const JobData = { JobTitles: { MainJobTitle: 'Joiner' }, UserDefinedTags: ['north'] };

beforeAll(async () => {
  await create({ index: 'People' }, { IndexType: 'Resume' });
  await create({ index: 'Posts' }, { IndexType: 'job' });
});
afterAll(stopService);

describe('indexes', () => {
  it('are made once, whatever the case of their ids', async () => {
    expect(await create({ index: 'pEOPLE' }, { IndexType: 'Job' })).toMatchObject({
      status: 409,
      code: 'DuplicateAsset',
    });
    const answer = await list({});
    expect(IndexListResponse.shape.Value.parse(answer.value)).toEqual([
      { OwnerId: 'acme', Name: 'People', IndexType: 'Resume' },
      { OwnerId: 'acme', Name: 'Posts', IndexType: 'Job' },
    ]);
  });

  it('say what is wrong with a request', async () => {
    expect(await create({ index: 'x' }, { IndexType: 'Person' })).toMatchObject({
      status: 400,
      message: 'IndexType must be Resume or Job.',
    });
    expect(await create({ index: 'x' }, {})).toMatchObject({ status: 400, code: 'MissingParameter' });
    expect(await create({ index: "x'; drop" }, { IndexType: 'Job' })).toMatchObject({
      code: 'InvalidParameter',
    });
    expect(await create({ index: 'x'.repeat(101) }, { IndexType: 'Job' })).toMatchObject({ status: 400 });
    expect(await count({ index: 'nowhere' })).toMatchObject({ status: 404, code: 'DataNotFound' });
    expect(await drop({ index: 'nowhere' })).toMatchObject({ status: 404, code: 'DataNotFound' });
  });

  it('go with their documents, and may be made again', async () => {
    await create({ index: 'short-lived' }, { IndexType: 'Resume' });
    await addResume({ index: 'short-lived', document: 'a' }, { ResumeData });
    expect(await drop({ index: 'SHORT-lived' })).toMatchObject({ status: 200, value: undefined });
    expect(await readResume({ index: 'short-lived', document: 'a' })).toMatchObject({ status: 404 });
    expect((await create({ index: 'short-lived' }, { IndexType: 'Resume' })).status).toBe(200);
    expect((await count({ index: 'short-lived' })).value).toEqual({ Count: 0 });
    await drop({ index: 'short-lived' });
  });

  it('do not exist for another account', async () => {
    expect((await list({}, undefined, GLOBEX)).value).toEqual([]);
    expect(await count({ index: 'People' }, undefined, GLOBEX)).toMatchObject({ status: 404 });
    expect(await drop({ index: 'People' }, undefined, GLOBEX)).toMatchObject({ status: 404 });
    expect((await create({ index: 'People' }, { IndexType: 'Job' }, GLOBEX)).status).toBe(200);
    expect((await count({ index: 'People' }, undefined, ACME)).status).toBe(200);
  });
});

describe('documents', () => {
  it('are kept without what identifies a person', async () => {
    const added = await addResume(
      { index: 'people', document: 'Cand-1' },
      { ResumeData, UserDefinedTags: ['north', 'North', ' day '] },
    );
    expect(added).toMatchObject({ status: 200, code: 'Success', cost: 0.1 });
    const { status, value } = await readResume({ index: 'PEOPLE', document: 'CAND-1' });
    expect(status).toBe(200);
    const kept = StoredResumeResponse.shape.Value.parse(value);
    expect(JSON.stringify(kept)).not.toMatch(/Ottoline|Farrow|LS1|53\.8/);
    expect(kept?.ContactInformation).toEqual({ Location: { CountryCode: 'GB', Municipality: 'Leeds' } });
    expect(kept?.EmploymentHistory).toEqual(ResumeData.EmploymentHistory);
    expect(kept?.UserDefinedTags).toEqual(['north', 'day']);
    const count1 = await count({ index: 'people' });
    expect(IndexCountResponse.shape.Value.parse(count1.value)).toEqual({ Count: 1 });
  });

  it('are put in place of those of the same id', async () => {
    await addJob({ index: 'posts', document: 'j1' }, { JobData });
    expect((await readJob({ index: 'posts', document: 'j1' })).value.UserDefinedTags).toEqual(['north']);
    await addJob(
      { index: 'posts', document: 'J1' },
      { JobData: { JobTitles: { MainJobTitle: 'Roofer' } }, UserDefinedTags: ['south'] },
    );
    expect((await count({ index: 'posts' })).value).toEqual({ Count: 1 });
    const { value } = await readJob({ index: 'posts', document: 'j1' });
    expect(StoredJobResponse.shape.Value.parse(value)).toEqual({
      JobTitles: { MainJobTitle: 'Roofer' },
      UserDefinedTags: ['south'],
    });
  });

  it('fit the type of their index', async () => {
    expect(await addJob({ index: 'people', document: 'x' }, { JobData })).toMatchObject({
      status: 400,
      code: 'ConstraintError',
    });
    expect(await readJob({ index: 'people', document: 'cand-1' })).toMatchObject({ status: 404 });
    expect(await addJobs({ index: 'people' }, { Jobs: [{ DocumentId: 'x', JobData }] })).toMatchObject({
      code: 'ConstraintError',
    });
  });

  it('say what is wrong with a request', async () => {
    const path = { index: 'people', document: 'x' };
    expect(await addResume(path, {})).toMatchObject({
      code: 'MissingParameter',
      message: 'ResumeData is required.',
    });
    expect(await addResume(path, { ResumeData: 'text' })).toMatchObject({ code: 'InvalidParameter' });
    expect(await addResume({ index: 'people', document: 'a/b' }, { ResumeData })).toMatchObject({
      code: 'InvalidParameter',
    });
    expect(
      await addResume(path, { ResumeData, UserDefinedTags: Array.from({ length: 201 }, String) }),
    ).toMatchObject({ code: 'InvalidParameter', message: 'UserDefinedTags may hold at most 200 tags.' });
    expect(await addResume({ index: 'none', document: 'x' }, { ResumeData })).toMatchObject({ status: 404 });
    expect(await readResume(path)).toMatchObject({ status: 404, code: 'DataNotFound' });
  });

  it('keep roles and custom fields in the indexes of version 2, and take no document without skills there', async () => {
    await create({ index: 'v2-prod-resumes' }, { IndexType: 'Resume' });
    const able = { ...ResumeData, Skills: { Normalized: [{ Name: 'Joinery', Type: 'Certification' }] } };
    const carried = { Roles: ['board'], CustomFields: { desk: 'north' } };
    const answer = await addResumes(
      { index: 'v2-prod-resumes' },
      {
        Resumes: [
          { DocumentId: 'r-1', ResumeData: able, ...carried },
          { DocumentId: 'r-2', ResumeData, ...carried },
          { DocumentId: 'r-3', ResumeData: able, Roles: 'board' },
          { DocumentId: 'r-4', ResumeData: able, CustomFields: { desk: 'n'.repeat(1001) } },
        ],
      },
    );
    const outcomes = DocumentOutcomesResponse.shape.Value.parse(answer.value);
    expect(outcomes?.map(({ DocumentId, Code }) => [DocumentId, Code])).toEqual([
      ['r-1', 'Success'],
      ['r-2', 'ConstraintError'],
      ['r-3', 'InvalidParameter'],
      ['r-4', 'InvalidParameter'],
    ]);
    await addResume({ index: 'v2-prod-resumes', document: 'r-5' }, { ResumeData: able, ...carried });
    const records = await serviceRecords();
    const kept = await records
      .selectFrom('indexed_document')
      .select(['document_id', 'roles', 'custom_fields'])
      .where('document_id', 'like', 'r-%')
      .orderBy('document_id')
      .execute();
    const stored = { roles: '["board"]', custom_fields: '{"desk":"north"}' };
    expect(kept).toEqual([
      { document_id: 'r-1', ...stored },
      { document_id: 'r-5', ...stored },
    ]);
  });

  it('come many at once, each with its own outcome', async () => {
    const answer = await addResumes(
      { index: 'people' },
      {
        Resumes: [
          { DocumentId: 'm-1', ResumeData, UserDefinedTags: ['a'] },
          { DocumentId: 'M-1', ResumeData },
          { DocumentId: 'm 2', ResumeData },
          { DocumentId: 'm-3' },
          { DocumentId: 'm-4', ResumeData: { Skills: 'many' } },
          { DocumentId: 'm-5', ResumeData, SearchAndMatchVersion: 'V1', Roles: [], IndexId: 'people' },
          { DocumentId: 'm-6', ResumeData, UserDefinedTags: 'night' },
          { DocumentId: 'm-7', ResumeData, Roles: 'all' },
          { DocumentId: 'm-8', ResumeData, CustomFields: { desk: 1 } },
        ],
      },
    );
    expect(answer).toMatchObject({ status: 200, code: 'SomeErrors', cost: 0.2 });
    const outcomes = DocumentOutcomesResponse.shape.Value.parse(answer.value);
    expect(outcomes?.map(({ DocumentId, Code, SubCode }) => [DocumentId, Code, SubCode])).toEqual([
      ['m-1', 'Success', undefined],
      ['M-1', 'DuplicateAsset', 'DocumentId'],
      ['m 2', 'InvalidParameter', 'DocumentId'],
      ['m-3', 'MissingParameter', 'ResumeData'],
      ['m-4', 'InvalidParameter', 'ResumeData'],
      ['m-5', 'Success', undefined],
      ['m-6', 'InvalidParameter', 'UserDefinedTags'],
      ['m-7', 'InvalidParameter', 'Roles'],
      ['m-8', 'InvalidParameter', 'CustomFields'],
    ]);
    expect(outcomes?.[4]?.Message).toBe('ResumeData.Skills must be an object.');
    const jobs = await addJobs({ index: 'posts' }, { Jobs: [{ DocumentId: 'm-1', JobData }] });
    expect(jobs).toMatchObject({ code: 'Success', value: [{ DocumentId: 'm-1', Code: 'Success' }] });
    expect(await addResumes({ index: 'people' }, { Resumes: [] })).toMatchObject({
      code: 'MissingParameter',
    });
  });

  it('do not exist for another account', async () => {
    const path = { index: 'people', document: 'cand-1' };
    expect(await readResume(path, undefined, GLOBEX)).toMatchObject({ status: 404 });
    expect(await remove(path, undefined, GLOBEX)).toMatchObject({ status: 404 });
    expect(await tagResume(path, { UserDefinedTags: [], Method: 'Overwrite' }, GLOBEX)).toMatchObject({
      status: 404,
    });
    const many = await removeMany({ index: 'people' }, { DocumentIds: ['cand-1'] }, GLOBEX);
    expect(many.value).toMatchObject([{ Code: 'DataNotFound', SubCode: 'DocumentId' }]);
    expect((await readResume(path)).status).toBe(200);
  });
});

describe('tags', () => {
  it('are added, deleted and overwritten', async () => {
    const path = { index: 'posts', document: 'm-1' };
    const tags = async () => (await readJob(path)).value.UserDefinedTags;
    await tagJob(path, { UserDefinedTags: ['b', 'NORTH'], Method: 'Add' });
    expect(await tags()).toEqual(['north', 'b']);
    await tagJob(path, { UserDefinedTags: ['North', 'unknown'], Method: 'Delete' });
    expect(await tags()).toEqual(['b']);
    await tagJob(path, { UserDefinedTags: [], Method: 'overwrite' });
    expect(await tags()).toEqual([]);
  });

  it('say what is wrong with a request', async () => {
    const path = { index: 'people', document: 'cand-1' };
    expect(await tagResume(path, { UserDefinedTags: ['a'], Method: 'Swap' })).toMatchObject({
      code: 'InvalidParameter',
      message: 'Method must be Add, Delete or Overwrite.',
    });
    expect(await tagResume(path, { Method: 'Add' })).toMatchObject({ code: 'MissingParameter' });
    const missing = await tagResume(
      { ...path, document: 'nobody' },
      { UserDefinedTags: ['a'], Method: 'Add' },
    );
    expect(missing).toMatchObject({ code: 'DataNotFound' });
  });
});

describe('deleting', () => {
  it('takes one document, and says when it is not there', async () => {
    const path = { index: 'people', document: 'm-5' };
    expect(await remove(path)).toMatchObject({ status: 200, code: 'Success' });
    expect(await remove(path)).toMatchObject({ status: 404, code: 'DataNotFound' });
    expect(await readResume(path)).toMatchObject({ status: 404 });
  });

  it('takes many documents', async () => {
    const answer = await removeMany({ index: 'people' }, { DocumentIds: ['M-1', 'gone', 'a b'] });
    expect(answer).toMatchObject({ status: 200, code: 'SomeErrors' });
    expect(answer.value.map((each: { Code: string }) => each.Code)).toEqual([
      'Success',
      'DataNotFound',
      'InvalidParameter',
    ]);
    expect(await removeMany({ index: 'people' }, { DocumentIds: [] })).toMatchObject({
      code: 'MissingParameter',
    });
    expect((await count({ index: 'people' })).value).toEqual({ Count: 1 });
  });
});
