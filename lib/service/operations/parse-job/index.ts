/** The parse of one job posting: what sets it apart from the parse of a resume, and its forms by version. */
import { JobParseRequest, JobParseValue } from '@/lib/contracts';
import { defineOperation } from '../operation';
import { maxBodyBytes } from '../parsing/body-size';
import { JOB_FORM_V10 } from './forms';
import { readAndParseJob } from './parse-job';

/** POST /v10/parser/joborder (parsing.md, Endpoints). */
export const parseJob = defineOperation({
  name: 'parseJob',
  leastCharges: ['parseJob'],
  body: { schema: JobParseRequest, maxBytes: maxBodyBytes },
  value: JobParseValue,
  run: (call) => readAndParseJob(call, JOB_FORM_V10),
});
