/** The parse of one resume, version 10: what is checked, what is read, what each part of the answer says. */
import { ResumeParseRequest, ResumeParseValue } from '@/lib/contracts';
import { defineOperation } from '../operation';
import { maxDocumentBytes } from './document-bytes';
import { readAndParse } from './parse-resume';

const OPTIONS_BYTES = 1024 * 1024;

/** POST /v10/parser/resume (parsing.md, Endpoints). The body may hold the largest document as base64, and options. */
export const parseResume = defineOperation({
  name: 'parseResume',
  leastCharges: ['parseResume'],
  body: {
    schema: ResumeParseRequest,
    maxBytes: () => Math.ceil((maxDocumentBytes() * 4) / 3) + OPTIONS_BYTES,
  },
  value: ResumeParseValue,
  run: (call) => readAndParse(call),
});
