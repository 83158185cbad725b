/** The parse of one resume, versions 9 and 10: its checks, its readings, and the parts of the answer. */
import {
  CALLS,
  ResumeParseRequest,
  ResumeParseRequestV9,
  ResumeParseValue,
  ResumeParseValueV9,
} from '@/lib/contracts';
import { emptyResumeValueV9 } from '../../serializers';
import { maxBodyBytes, maxBodyBytesV9 } from '../body-size';
import { defineOperation } from '../operation';
import { fromVersion9 } from '../parsing/version-9';
import { FORM_V9, FORM_V10 } from './forms';
import { readAndParse } from './parse-resume';

/** POST /v10/parser/resume (parsing.md, Endpoints). The body may hold the largest document as base64, and options. */
export const parseResume = defineOperation({
  call: CALLS.parseResume,
  name: 'parseResume',
  leastCharges: ['parseResume'],
  body: { schema: ResumeParseRequest, maxBytes: maxBodyBytes },
  value: ResumeParseValue,
  run: (call) => readAndParse(call, FORM_V10),
});

/**
 * POST /v9/parser/resume: the same parse, with request and answer in the form of version 9 (parsing.md, wire-facts
 * 2.11).
 */
export const parseResumeV9 = defineOperation({
  call: CALLS.parseResumeV9,
  name: 'parseResume',
  leastCharges: ['parseResume'],
  body: { schema: ResumeParseRequestV9, maxBytes: maxBodyBytesV9 },
  value: ResumeParseValueV9,
  complete: (value, creditsRemaining) => ({ ...(value ?? emptyResumeValueV9()), creditsRemaining }),
  run: (call) => readAndParse({ ...call, body: fromVersion9(call.body) }, FORM_V9),
});
