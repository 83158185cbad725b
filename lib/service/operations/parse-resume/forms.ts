import type { ResumeParseValueData, ResumeParseValueV9Data } from '@/lib/contracts';
import { failedResumeV9, failedV10, readResumeV9, readResumeV10 } from '../../serializers';
import type { ResumeAsk } from '../../workers';
import type { ParseForm } from '../parsing/parse-document';

export const FORM_V10: ParseForm<ResumeAsk, ResumeParseValueData> = {
  dateMember: 'DocumentLastModified',
  titleLanguages: 'v10',
  read: readResumeV10,
  failed: failedV10,
};

export const FORM_V9: ParseForm<ResumeAsk, ResumeParseValueV9Data> = {
  dateMember: 'RevisionDate',
  titleLanguages: 'v9',
  read: readResumeV9,
  failed: failedResumeV9,
};
