import { parseJob, readJobAnswer } from '@/lib/clients';
import { JobData, type JobParseValueData, type ParsedJob } from '@/lib/contracts';
import { type Kind, keptAnswer } from '../records/kind';
import { columnsOf } from './columns';

/** The clients let no answer through without a job. */
function dataOf({ jobData }: JobParseValueData) {
  return { data: jobData ?? {}, redacted: null, answers: null, reading: null };
}

/** Jobs: postings, read into requirements and offers. Two are the same only when their documents are. */
export const JOB: Kind = {
  name: 'job',
  schema: JobData,
  fixed: /^(?:jobMetadata|skillsData)(?:\.|$)|(?:^|\.)id$/,
  parse: async (document) => keptAnswer(await parseJob(document), dataOf),
  read: (answer) => keptAnswer(readJobAnswer(answer), dataOf),
  columns: (data) => columnsOf(data as ParsedJob),
  keys: () => [],
};
