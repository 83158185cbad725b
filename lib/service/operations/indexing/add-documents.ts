import { setImmediate } from 'node:timers/promises';
import {
  CALLS,
  type DecodedOf,
  type DocumentOutcomeData,
  DocumentOutcomes,
  IndexedExtras,
  IndexJobsRequest,
  IndexResumesRequest,
  type IndexType,
  JobData,
  ResumeData,
  UserDefinedTags,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { wakeSearchFeed } from '../../document-search';
import { readObject } from '../../request-bodies';
import { serviceRuntime } from '../../runtime';
import { type DocumentIndex, putDocuments, type StoredDocument } from '../../store';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { type IndexOfPath, indexOfPath, NO_INDEX, refuseId } from './ids';
import { type ParsedDocument, refuseTags, refuseType, storedCopy } from './stored-copy';
import { isOfVersionTwo, versionTwoExtras } from './version-two';

const MAX_DOCUMENTS = 500;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** One document of many as it was sent, not yet checked. */
type Listed = {
  documentId?: string | null;
  data: unknown;
  userDefinedTags?: unknown;
  roles?: unknown;
  customFields?: unknown;
};

/** Why a document of many is left out, and the member of it that is wrong. */
type Refusal = OperationFailure & { member: string };

const GIVEN_BEFORE: OperationFailure = {
  code: 'DuplicateAsset',
  message: 'This DocumentId was given before in the same request.',
};

const LISTS = { Resume: 'Resumes', Job: 'Jobs' } as const;

const DATA = { Resume: 'ResumeData', Job: 'JobData' } as const;

function about<T>(member: string, read: Result<T, OperationFailure>): Result<T, Refusal> {
  return read.ok ? read : fail({ ...read.failure, member });
}

function readData(data: unknown, type: IndexType): Result<ParsedDocument, OperationFailure> {
  const member = DATA[type];
  if (data === undefined || data === null)
    return fail({ code: 'MissingParameter', message: `${member} is required.` });
  if (type === 'Job') {
    const job = readObject(data, JobData, member);
    return job.ok ? succeed({ type, job: job.value }) : job;
  }
  const resume = readObject(data, ResumeData, member);
  return resume.ok ? succeed({ type, resume: resume.value }) : resume;
}

function readTags(userDefinedTags: unknown): Result<DecodedOf<typeof UserDefinedTags>, OperationFailure> {
  const tags = readObject(userDefinedTags, UserDefinedTags, 'UserDefinedTags');
  const refused = tags.ok ? refuseTags(tags.value) : undefined;
  return refused ? fail(refused) : tags;
}

/** Roles and custom fields, which documents of version 2 have. */
function readExtras({ roles, customFields }: Listed): Result<DecodedOf<typeof IndexedExtras>, Refusal> {
  const read = readObject({ Roles: roles, CustomFields: customFields }, IndexedExtras);
  if (read.ok) return read;
  const member = read.failure.message.startsWith('Roles') ? 'Roles' : 'CustomFields';
  return about(member, read);
}

/** Reads one document of many, ready to be stored; `seen` has the ids before it. */
function readListed(
  listed: Listed,
  index: DocumentIndex,
  seen: Set<string>,
): Result<StoredDocument, Refusal> {
  const { documentId, data, userDefinedTags } = listed;
  const refused = refuseId(documentId, 'DocumentId');
  if (refused || !documentId) return about('DocumentId', fail(refused ?? NO_INDEX));
  const tags = about('UserDefinedTags', readTags(userDefinedTags));
  if (!tags.ok) return tags;
  const document = about(DATA[index.type], readData(data, index.type));
  if (!document.ok) return document;
  const given = readExtras(listed);
  if (!given.ok) return given;
  const extras = isOfVersionTwo(index)
    ? about(DATA[index.type], versionTwoExtras(document.value, given.value))
    : succeed({});
  if (!extras.ok) return extras;
  const key = documentId.toLowerCase();
  if (seen.has(key)) return about('DocumentId', fail(GIVEN_BEFORE));
  seen.add(key);
  return succeed({ ...storedCopy(documentId, document.value, tags.value), ...extras.value });
}

function outcomeOf({ documentId }: Listed, read: Result<StoredDocument, Refusal>): DocumentOutcomeData {
  const id = documentId ?? '';
  if (read.ok) return { documentId: id, code: 'Success', message: 'Successful transaction' };
  const { code, member, message } = read.failure;
  return { documentId: id, code, subCode: member, message };
}

/**
 * Stores the documents that can be stored; the problem of any other is reported for it and does not keep the rest out.
 */
async function addMany(
  { account, parameters }: Call & { parameters: IndexOfPath },
  type: IndexType,
  listed: readonly Listed[],
): Promise<Outcome<DocumentOutcomeData[]>> {
  const { records } = await serviceRuntime();
  const index = await indexOfPath(records, account.id, parameters);
  if (!index.ok) return index;
  const member = LISTS[type];
  if (listed.length === 0)
    return fail({ code: 'MissingParameter', message: `${member} must hold at least one document.` });
  if (listed.length > MAX_DOCUMENTS)
    return fail({
      code: 'InvalidParameter',
      message: `${member} may hold at most ${MAX_DOCUMENTS} documents.`,
    });
  const refused = refuseType(index.value, type);
  if (refused) return fail(refused);
  const seen = new Set<string>();
  const reads: Result<StoredDocument, Refusal>[] = [];
  for (const each of listed) {
    reads.push(readListed(each, index.value, seen));
    await setImmediate();
  }
  const stored = reads.flatMap((read) => (read.ok ? [read.value] : []));
  if (stored.length > 0 && !(await putDocuments(records, index.value.id, stored))) return fail(NO_INDEX);
  wakeSearchFeed();
  return succeed({
    value: listed.map((each, at) => outcomeOf(each, reads[at] ?? about('DocumentId', fail(NO_INDEX)))),
    ...(stored.length < listed.length && {
      code: 'SomeErrors',
      message: `${listed.length - stored.length} of ${listed.length} documents were not indexed; Value says why.`,
    }),
    charges: stored.map(() => 'indexDocument' as const),
  });
}

/** POST /v10/index/{i}/resumes (wire-facts 1.3). */
export const indexResumes = defineOperation({
  call: CALLS.indexResumes,
  name: 'indexResumes',
  leastCharges: ['indexDocument'],
  body: { schema: IndexResumesRequest, maxBytes: () => MAX_BODY_BYTES },
  value: DocumentOutcomes,
  run: (call) =>
    addMany(
      call,
      'Resume',
      call.body.resumes.map(({ resumeData, ...listed }) => ({ ...listed, data: resumeData })),
    ),
});

/** POST /v10/index/{i}/joborders. */
export const indexJobs = defineOperation({
  call: CALLS.indexJobs,
  name: 'indexJobs',
  leastCharges: ['indexDocument'],
  body: { schema: IndexJobsRequest, maxBytes: () => MAX_BODY_BYTES },
  value: DocumentOutcomes,
  run: (call) =>
    addMany(
      call,
      'Job',
      call.body.jobs.map(({ jobData, ...listed }) => ({ ...listed, data: jobData })),
    ),
});
