/** Parses of resumes by version 10, and the resume that most tests send. */
import { ResumeParseResponse } from '@/lib/contracts';
import { base64, openParses } from '../../../testing/parses';
import type { bundledReaders } from '../../../testing/readers';
import { defineOperation } from '../../operation';
import { parseResume } from '..';
import { FORM_V10 } from '../forms';
import { readAndParse } from '../parse-resume';

export const CV = `Maren Holloway
Brightwater Lane 14, 2000 Antwerp, Belgium
maren.holloway@example.com
+32 470 12 34 56

Summary
Operations manager who likes clear processes and short meetings.

Work experience
Operations Manager, Quillfeather Logistics
March 2019 - present
Runs a warehouse of forty people.

Education
Bachelor of Business Administration, Northmere University, 2012

Skills
Forecasting, SQL, Excel
`;

/** Opens `/v10/parser/resume` on separate readers; requests send the resume above unless they bring another. */
export async function openResumeParses(readers?: Parameters<typeof bundledReaders>[0]) {
  return await openParses({
    version: '10',
    operation: (pool) =>
      defineOperation({ ...parseResume, run: (call) => readAndParse(call, FORM_V10, pool) }),
    answer: ResumeParseResponse,
    readers,
    defaults: { DocumentAsBase64String: base64(CV), DocumentLastModified: '2026-03-01' },
  });
}
