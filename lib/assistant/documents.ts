import type { z } from 'zod';
import {
  CALLS,
  type DOCUMENT_KINDS,
  encode,
  JobData,
  JobParseRequest,
  JobParseResponse,
  type JobParseValueData,
  type ParsedJob,
  type ParsedResume,
  ResumeData,
  ResumeParseRequest,
  ResumeParseResponse,
  type ResumeParseValueData,
} from '@/lib/contracts';
import { askFor, withoutNulls } from './answers';
import { type Answered, type Ask, type Rights, refused } from './ask';
import { jobWithoutPeople } from './people';

export type Kind = (typeof DOCUMENT_KINDS)[number];

/** A document as it is handed to a tool: as text, or as the file in base64. */
export type Given = { kind: Kind; text?: string; base64?: string; last_modified?: string };

type Place = { index: string; document: string; tags?: string[] };

export type Read = { cost: number } & (
  | { kind: 'resume'; value: ResumeParseValueData; data: ParsedResume }
  | { kind: 'job'; value: JobParseValueData; data: ParsedJob }
);

/** Skills and titles by the taxonomy, without which a document is not matched. */
const NORMALISED = {
  skillsSettings: { normalize: true, taxonomyVersion: 'V2' },
  professionsSettings: { normalize: true, version: { onet: '2019' } },
};

const NOTHING_READ = 'Nothing could be read of the document.';

function requestOf({ text, base64 = '', last_modified }: Given, place?: Place) {
  return {
    ...NORMALISED,
    documentAsBase64String: text === undefined ? base64 : Buffer.from(text).toString('base64'),
    documentLastModified: last_modified ?? new Date().toISOString().slice(0, 10),
    ...(place && {
      indexingOptions: {
        searchAndMatchVersion: 'V1',
        indexId: place.index,
        documentId: place.document,
        userDefinedTags: place.tags ?? [],
      },
    }),
  };
}

type Step = { code: string; message?: string | null } | null | undefined;

/** On an answer without data what counts is the code of the parse step; a document that was not indexed is a failure too. */
function refusalOf(parsing: Step, indexing: Step, hasData: boolean, place?: Place) {
  if (!hasData) return refused(parsing?.code ?? 'InsufficientData', parsing?.message ?? NOTHING_READ);
  if (place && indexing?.code !== 'Success')
    return refused(indexing?.code ?? 'InsufficientData', indexing?.message ?? 'The document was not added.');
  return undefined;
}

/** Parses a document, and puts it into an index where a place is given. It is charged as the call of the API is. */
export async function parse(ask: Ask, given: Given, place?: Place): Promise<Answered<Read>> {
  if ((given.text === undefined) === (given.base64 === undefined))
    return refused('InvalidParameter', 'Give the document as text or as base64, and not both.');
  const request = requestOf(given, place);
  if (given.kind === 'job') {
    const body = encode(JobParseRequest, request);
    const answer = await askFor(ask, { call: CALLS.parseJob, body }, JobParseResponse);
    if (!answer.ok) return answer;
    const { info, value } = answer.value;
    const data = value?.jobData;
    const failed = refusalOf(value?.parsingResponse ?? info, value?.indexingResponse, Boolean(data), place);
    if (failed || !value || !data) return failed ?? refused('InsufficientData', NOTHING_READ);
    return { ok: true, value: { kind: 'job', cost: info.transactionCost ?? 0, value, data } };
  }
  const body = encode(ResumeParseRequest, request);
  const answer = await askFor(ask, { call: CALLS.parseResume, body }, ResumeParseResponse);
  if (!answer.ok) return answer;
  const { info, value } = answer.value;
  const data = value?.resumeData;
  const failed = refusalOf(value?.parsingResponse ?? info, value?.indexingResponse, Boolean(data), place);
  if (failed || !value || !data) return failed ?? refused('InsufficientData', NOTHING_READ);
  return { ok: true, value: { kind: 'resume', cost: info.transactionCost ?? 0, value, data } };
}

/** Shows a resume with the names of the wire: its text only where it is asked for, what redaction rests on never. */
export function shownResume(resume: ParsedResume, withText: boolean): z.output<typeof ResumeData> {
  const { plainText, reservedData: _, ...metadata } = resume.resumeMetadata ?? {};
  const resumeMetadata = withText ? { ...metadata, plainText } : metadata;
  return withoutNulls(encode(ResumeData, { ...resume, resumeMetadata })) as z.output<typeof ResumeData>;
}

/** Shows a job with the names of the wire, its text only where it is asked for. */
export function shownJob(job: ParsedJob, withText: boolean, { people }: Rights): z.output<typeof JobData> {
  const allowed = people ? job : jobWithoutPeople(job);
  const { plainText, ...metadata } = allowed.jobMetadata ?? {};
  const jobMetadata = withText ? { ...metadata, plainText } : metadata;
  return withoutNulls(encode(JobData, { ...allowed, jobMetadata })) as z.output<typeof JobData>;
}
