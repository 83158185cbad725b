/** The parse of one job posting: its differences from the parse of a resume, and its forms by version. */
import { CALLS, FlatParseValue, JobParseRequest, JobParseRequestV9, JobParseValue } from '@/lib/contracts';
import { emptyJobValueV9 } from '../../serializers';
import { maxBodyBytes, maxBodyBytesV9 } from '../body-size';
import { defineOperation } from '../operation';
import { fromVersion9 } from '../parsing/version-9';
import { JOB_FORM_V9, JOB_FORM_V10 } from './forms';
import { readAndParseJob } from './parse-job';

/** POST /v10/parser/joborder (parsing.md, Endpoints). */
export const parseJob = defineOperation({
  call: CALLS.parseJob,
  name: 'parseJob',
  leastCharges: ['parseJob'],
  body: { schema: JobParseRequest, maxBytes: maxBodyBytes },
  value: JobParseValue,
  run: (call) => readAndParseJob(call, JOB_FORM_V10),
});

/** POST /v9/parser/joborder: the same parse, with request and answer in the form of version 9 (parsing.md). */
export const parseJobV9 = defineOperation({
  call: CALLS.parseJobV9,
  name: 'parseJob',
  leastCharges: ['parseJob'],
  body: { schema: JobParseRequestV9, maxBytes: maxBodyBytesV9 },
  value: FlatParseValue,
  complete: (value, creditsRemaining) => ({ ...(value ?? emptyJobValueV9()), creditsRemaining }),
  run: (call) => readAndParseJob({ ...call, body: fromVersion9(call.body) }, JOB_FORM_V9),
});
