import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GeocodeAndIndexJobResponse, GeocodeAndIndexResumeResponse } from '@/lib/contracts';
import { caller } from '../../testing/calls';
import { GLOBEX, stopService } from '../../testing/service';
import * as operations from '.';

const create = caller(operations.createDocumentIndex);
const resume = caller(operations.geocodeAndIndexResume);
const job = caller(operations.geocodeAndIndexJob);
const readResume = caller(operations.readIndexedResume);
const readJob = caller(operations.readIndexedJob);

const ResumeData = {
  ContactInformation: {
    CandidateName: { FormattedName: 'Maren Holloway' },
    Location: { CountryCode: 'BE', Municipality: 'Antwerpen', PostalCode: '2000' },
  },
};
const JobData = { JobTitles: { MainJobTitle: 'Lock keeper' } };

beforeAll(async () => {
  await create({ index: 'people' }, { IndexType: 'Resume' });
  await create({ index: 'posts' }, { IndexType: 'Job' });
});
afterAll(stopService);

describe('POST /v10/geocodeAndIndex', () => {
  it('locates a resume, indexes it, and gives it back', async () => {
    const IndexingOptions = { IndexId: 'people', DocumentId: 'one' };
    const answer = await resume({}, { ResumeData, IndexingOptions });
    expect(answer).toMatchObject({ status: 200, cost: 0.6 });
    const value = GeocodeAndIndexResumeResponse.shape.Value.parse(answer.value);
    expect(value?.GeocodeResponse?.Code).toBe('Success');
    expect(value?.IndexingResponse?.Code).toBe('Success');
    expect(value?.ResumeData?.ContactInformation?.Location?.GeoCoordinates?.Source).toBe('GeoNames');
    expect((await readResume({ index: 'people', document: 'one' })).status).toBe(200);
  });

  it('indexes what cannot be located only if told to', async () => {
    const IndexingOptions = { IndexId: 'posts', DocumentId: 'two' };
    const kept = await job({}, { JobData, IndexingOptions });
    expect(kept).toMatchObject({ status: 200, cost: 0 });
    const value = GeocodeAndIndexJobResponse.shape.Value.parse(kept.value);
    expect([value?.GeocodeResponse?.Code, value?.IndexingResponse]).toEqual(['InsufficientData', undefined]);
    expect((await readJob({ index: 'posts', document: 'two' })).status).toBe(404);
    const forced = await job({}, { JobData, IndexingOptions, IndexIfGeocodeFails: 'true' });
    expect(forced).toMatchObject({ cost: 0.1, value: { IndexingResponse: { Code: 'Success' } } });
    expect((await readJob({ index: 'posts', document: 'two' })).status).toBe(200);
  });

  it('says what is wrong with indexing in its own answer', async () => {
    const located = { GeocodeOptions: { GeoCoordinates: { Latitude: 51, Longitude: 4 } } };
    const foreign = await resume(
      {},
      { ResumeData, ...located, IndexingOptions: { IndexId: 'people', DocumentId: 'a' } },
      GLOBEX,
    );
    expect(foreign.value.IndexingResponse).toMatchObject({ Code: 'DataNotFound' });
    const nameless = await resume({}, { ResumeData, ...located, IndexingOptions: { IndexId: 'people' } });
    expect(nameless.value.IndexingResponse).toMatchObject({ Code: 'MissingParameter' });
    expect(await resume({}, { ResumeData })).toMatchObject({ status: 400, code: 'MissingParameter' });
  });
});
