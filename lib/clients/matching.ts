import type { z } from 'zod';
import {
  type ApiCall,
  CALLS,
  CreateIndexRequest,
  callBelow,
  type Decoded,
  DeleteDocumentsRequest,
  type DocumentOutcomeData,
  DocumentOutcomesResponse,
  encode,
  IndexCountResponse,
  type IndexType,
  InfoOnly,
  JobData,
  MatchByIdRequest,
  type MatchRequestData,
  MatchResponse,
  type MatchValueData,
  type ParsedJob,
  type ParsedResume,
  ResumeData,
  TagsRequest,
} from '@/lib/contracts';
import type { Answered } from './failure';
import { readAnswer, withValue } from './http';
import { askParser, matchingGate } from './provider';

/** Index and match calls of the parsing provider (wire-facts 1.3, 2.1 to 2.4): they never wait behind parses. */

const TIMEOUT_MS = 30_000;
const SERVICE = 'The matching service';

type MatchingCall = { method: ApiCall['method']; path: string; body?: object };

async function call<S extends z.ZodType>(
  { method, path, body }: MatchingCall,
  schema: S,
): Promise<Answered<Decoded<z.output<S>>>> {
  const answer = await askParser({
    gate: matchingGate(),
    method,
    path,
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
    service: SERVICE,
  });
  return readAnswer(answer, schema, SERVICE);
}

const nothing = (answer: Answered<unknown>): Answered<null> =>
  answer.ok ? { ok: true, value: null } : answer;

/** `POST /index/{i}`; `DuplicateAsset` when there is one. */
export async function createIndex(index: string, indexType: IndexType): Promise<Answered<null>> {
  const body = encode(CreateIndexRequest, { indexType });
  return nothing(await call({ ...callBelow(CALLS.createIndex, { index }), body }, InfoOnly));
}

/** `DELETE /index/{i}`: the index with all that is in it. */
export async function deleteIndex(index: string): Promise<Answered<null>> {
  return nothing(await call(callBelow(CALLS.deleteIndex, { index }), InfoOnly));
}

/** `GET /index/{i}/count`. */
export async function countIndex(index: string): Promise<Answered<number>> {
  const answer = withValue(await call(callBelow(CALLS.countDocuments, { index }), IndexCountResponse));
  return answer.ok ? { ok: true, value: answer.value.count } : answer;
}

/** A document to be put into an index; `type` is that of the index. */
export type DocumentToIndex = { documentId: string; userDefinedTags: string[] } & (
  | { type: 'Resume'; data: ParsedResume }
  | { type: 'Job'; data: ParsedJob }
);

function listed({ documentId, userDefinedTags, ...document }: DocumentToIndex) {
  const known = { DocumentId: documentId, UserDefinedTags: userDefinedTags };
  return document.type === 'Job'
    ? { ...known, JobData: encode(JobData, document.data) }
    : { ...known, ResumeData: encode(ResumeData, document.data) };
}

/** `POST /index/{i}/resumes` or `/joborders`: adds documents of one type, and returns the result for each. */
export async function indexDocuments(
  index: string,
  type: IndexType,
  documents: readonly DocumentToIndex[],
): Promise<Answered<DocumentOutcomeData[]>> {
  const list = documents.map(listed);
  const [asked, body] =
    type === 'Job' ? [CALLS.indexJobs, { Jobs: list }] : [CALLS.indexResumes, { Resumes: list }];
  return withValue<DocumentOutcomeData[]>(
    await call({ ...callBelow(asked, { index }), body }, DocumentOutcomesResponse),
  );
}

/** `PATCH /index/{i}/resume/{d}` or `/joborder/{d}`: these tags instead of those before. */
export async function overwriteTags(
  index: string,
  type: IndexType,
  documentId: string,
  userDefinedTags: string[],
): Promise<Answered<null>> {
  const body = encode(TagsRequest, { userDefinedTags, method: 'Overwrite' });
  const asked = type === 'Job' ? CALLS.changeTagsOfJob : CALLS.changeTagsOfResume;
  return nothing(await call({ ...callBelow(asked, { index, document: documentId }), body }, InfoOnly));
}

/** `GET /index/{i}/resume/{d}` or `/joborder/{d}`: whether it is there. */
export async function isIndexed(
  index: string,
  type: IndexType,
  documentId: string,
): Promise<Answered<boolean>> {
  const asked = type === 'Job' ? CALLS.readIndexedJob : CALLS.readIndexedResume;
  const answer = await call(callBelow(asked, { index, document: documentId }), InfoOnly);
  if (!answer.ok && answer.failure.code === 'DataNotFound') return { ok: true, value: false };
  return answer.ok ? { ok: true, value: true } : answer;
}

/** `POST /index/{i}/documents/delete`: deletes these for good; missing ones count as deleted. */
export async function deleteIndexed(index: string, documentIds: string[]): Promise<Answered<null>> {
  const body = encode(DeleteDocumentsRequest, { documentIds });
  const answer = await call({ ...callBelow(CALLS.deleteDocumentsByPost, { index }), body }, InfoOnly);
  if (!answer.ok && answer.failure.code === 'DataNotFound') return { ok: true, value: null };
  return nothing(answer);
}

/** `POST /matcher/indexes/{i}/documents/{d}`: the best matches of an indexed document. */
export async function matchIndexed(
  index: string,
  documentId: string,
  request: MatchRequestData,
): Promise<Answered<MatchValueData>> {
  const asked = callBelow(CALLS.matchIndexedDocument, { index, document: documentId });
  const body = encode(MatchByIdRequest, request);
  return withValue<MatchValueData>(await call({ ...asked, body }, MatchResponse));
}
