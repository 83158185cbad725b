import type { JobParseValueData } from '@/lib/contracts';
import { failedV10, readJobV10 } from '../../serializers';
import type { JobAsk } from '../../workers';
import type { ParseForm } from '../parsing/parse-document';

export const JOB_FORM_V10: ParseForm<JobAsk, JobParseValueData> = {
  dateMember: 'DocumentLastModified',
  titleLanguages: 'v10',
  read: readJobV10,
  failed: failedV10,
};
