import type { FlatParseValueData, JobParseValueData } from '@/lib/contracts';
import { failedJobV9, failedV10, readJobV9, readJobV10 } from '../../serializers';
import type { JobAsk } from '../../workers';
import type { ParseForm } from '../parsing/parse-document';

export const JOB_FORM_V10: ParseForm<JobAsk, JobParseValueData> = {
  dateMember: 'DocumentLastModified',
  titleLanguages: 'v10',
  read: readJobV10,
  failed: failedV10,
};

export const JOB_FORM_V9: ParseForm<JobAsk, FlatParseValueData> = {
  dateMember: 'RevisionDate',
  titleLanguages: 'v9',
  read: readJobV9,
  failed: failedJobV9,
};
