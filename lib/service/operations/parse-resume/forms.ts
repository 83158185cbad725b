import type { ResumeParseValueData, ResumeParseValueV9Data } from '@/lib/contracts';
import { failedResumeV9, failedResumeV10, readResumeV9, readResumeV10 } from '../../serializers';
import type { ResumeForm } from './parse-resume';

export const FORM_V10: ResumeForm<ResumeParseValueData> = {
  dateMember: 'DocumentLastModified',
  read: readResumeV10,
  failed: failedResumeV10,
};

export const FORM_V9: ResumeForm<ResumeParseValueV9Data> = {
  dateMember: 'RevisionDate',
  read: readResumeV9,
  failed: failedResumeV9,
};
