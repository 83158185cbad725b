import { parseResume, readParseAnswer } from '@/lib/clients';
import { type ParsedResume, ResumeData, type ResumeParseValueData } from '@/lib/contracts';
import { answersOf } from '../questions/answers';
import { readingOf } from '../questions/reading';
import { type Kind, keptAnswer } from '../records/kind';
import { columnsOf, identityOf } from './columns';

/** The clients let no answer through without a resume. */
function dataOf(value: ResumeParseValueData) {
  const { resumeData, redactedResumeData } = value;
  return {
    data: resumeData ?? {},
    redacted: redactedResumeData ?? null,
    answers: answersOf(value),
    reading: readingOf(value),
  };
}

/** Candidates: CVs, read into resumes. */
export const CANDIDATE: Kind = {
  name: 'candidate',
  schema: ResumeData,
  fixed: /^(?:resumeMetadata|skillsData)(?:\.|$)|(?:^|\.)(?:id|foundIn)$/,
  parse: async (document) => keptAnswer(await parseResume(document), dataOf),
  read: (answer) => keptAnswer(readParseAnswer(answer), dataOf),
  columns: (data, read) => columnsOf(data as ParsedResume, read as ParsedResume),
  keys: (data) => identityOf(data as ParsedResume),
};
