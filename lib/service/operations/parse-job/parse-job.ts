import type { JobParseRequestData } from '@/lib/contracts';
import type { JobAsk, ReaderPool } from '../../workers';
import type { Call, Outcome } from '../outcome';
import { type DocumentSort, type ParseForm, parseDocument } from '../parsing/parse-document';

const JOBS: DocumentSort<JobParseRequestData, JobAsk> = {
  charge: 'parseJob',
  lateCode: 'ConversionException',
  defaultProvider: 'house',
  ask: ({ configuration }) => ({ sort: 'job', configuration: configuration ?? undefined }),
  locationOf: ({ job }) => job.currentLocation,
  withLocation: (read, currentLocation) => ({ ...read, job: { ...read.job, currentLocation } }),
  withTags: (read, userDefinedTags) => ({ ...read, job: { ...read.job, userDefinedTags } }),
  readFurther: async (_, read) => ({ read, notes: [] }),
  ownResponses: async () => ({}),
};

/** Parses a job posting and answers in the form of a version. */
export function readAndParseJob<Value>(
  call: Call & { body: JobParseRequestData },
  form: ParseForm<JobAsk, Value>,
  pool?: ReaderPool,
): Promise<Outcome<Value>> {
  return parseDocument(call, JOBS, form, pool);
}
