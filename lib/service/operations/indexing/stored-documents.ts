import {
  CALLS,
  type DecodedOf,
  DeleteDocumentsRequest,
  DocumentOutcomes,
  decode,
  type IndexType,
  JobData,
  NoValue,
  ResumeData,
  TAG_METHODS,
  TagsRequest,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { wakeSearchFeed } from '../../document-search';
import { serviceRuntime } from '../../runtime';
import {
  changeTags,
  type DocumentIndex,
  type DocumentState,
  deleteDocuments,
  findDocument,
  forgetDeliveriesOf,
  forgetEventsOf,
  type ServiceRecords,
} from '../../store';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { type DocumentOfPath, documentOfPath, indexOfPath, NO_DOCUMENT, refuseId } from './ids';
import { distinctTags, refuseTags } from './stored-copy';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_DELETED = 10_000;

type PathCall = Call & { parameters: DocumentOfPath };

async function stored(
  { account, parameters }: PathCall,
  type: IndexType,
): Promise<Result<DocumentState, OperationFailure>> {
  const { records } = await serviceRuntime();
  const place = await documentOfPath(records, account.id, parameters);
  if (!place.ok) return place;
  const { index, documentId } = place.value;
  const found = index.type === type ? await findDocument(records, index.id, documentId) : undefined;
  return found ? succeed(found) : fail(NO_DOCUMENT);
}

/** GET /v10/index/{i}/resume/{d} (wire-facts 1.3): the stored copy and its tags. */
export const readIndexedResume = defineOperation({
  call: CALLS.readIndexedResume,
  name: 'readIndexedResume',
  value: ResumeData,
  run: async (call) => {
    const found = await stored(call, 'Resume');
    if (!found.ok) return found;
    const { document, tags } = found.value;
    return succeed({
      value: { ...decode(ResumeData, JSON.parse(document)), userDefinedTags: [...tags] },
    });
  },
});

/** GET /v10/index/{i}/joborder/{d}. */
export const readIndexedJob = defineOperation({
  call: CALLS.readIndexedJob,
  name: 'readIndexedJob',
  value: JobData,
  run: async (call) => {
    const found = await stored(call, 'Job');
    if (!found.ok) return found;
    const { document, tags } = found.value;
    return succeed({ value: { ...decode(JobData, JSON.parse(document)), userDefinedTags: [...tags] } });
  },
});

const keyOf = (tag: string) => tag.trim().toLowerCase();

const CHANGES: Record<
  (typeof TAG_METHODS)[number],
  (tags: readonly string[], given: readonly string[]) => string[]
> = {
  Add: (tags, given) => distinctTags([...tags, ...given]),
  Delete: (tags, given) => {
    const gone = new Set(given.map(keyOf));
    return tags.filter((tag) => !gone.has(keyOf(tag)));
  },
  Overwrite: (_, given) => distinctTags(given),
};

async function patchTags(
  call: PathCall & { body: DecodedOf<typeof TagsRequest> },
  type: IndexType,
): Promise<Outcome<never>> {
  const { userDefinedTags, method } = call.body;
  const named = TAG_METHODS.find((each) => each.toLowerCase() === method.toLowerCase());
  if (!named) return fail({ code: 'InvalidParameter', message: 'Method must be Add, Delete or Overwrite.' });
  const refused = refuseTags(userDefinedTags);
  if (refused) return fail(refused);
  const found = await stored(call, type);
  if (!found.ok) return found;
  const changed = { ...found.value, tags: CHANGES[named](found.value.tags, userDefinedTags) };
  const tooMany = refuseTags(changed.tags);
  if (tooMany) return fail(tooMany);
  const { records } = await serviceRuntime();
  const done = await changeTags(records, found.value, (tags) => CHANGES[named](tags, userDefinedTags));
  wakeSearchFeed();
  return done ? succeed({}) : fail(NO_DOCUMENT);
}

const tagsBody = { schema: TagsRequest, maxBytes: () => MAX_BODY_BYTES };

/** PATCH /v10/index/{i}/resume/{d} (wire-facts 1.3): tags, the one thing that may be edited. */
export const changeTagsOfResume = defineOperation({
  call: CALLS.changeTagsOfResume,
  name: 'changeTags',
  body: tagsBody,
  value: NoValue,
  run: (call) => patchTags(call, 'Resume'),
});

/** PATCH /v10/index/{i}/joborder/{d}. */
export const changeTagsOfJob = defineOperation({
  call: CALLS.changeTagsOfJob,
  name: 'changeTags',
  body: tagsBody,
  value: NoValue,
  run: (call) => patchTags(call, 'Job'),
});

/**
 * Deletes documents and the mentions of them in events, in one transaction: no event about one of them is sent in
 * between.
 */
function deleteFrom(
  records: ServiceRecords,
  accountId: string,
  index: DocumentIndex,
  documentIds: readonly string[],
): Promise<string[]> {
  return records.transaction().execute(async (transaction) => {
    const gone = await deleteDocuments(transaction, index.id, documentIds);
    await forgetEventsOf(transaction, accountId, index.name, documentIds);
    return gone;
  });
}

/** DELETE /v10/index/{i}/documents/{d}: for good. */
export const deleteIndexedDocument = defineOperation({
  call: CALLS.deleteDocument,
  name: 'deleteDocument',
  value: NoValue,
  run: async ({ account, parameters }) => {
    const { records } = await serviceRuntime();
    const place = await documentOfPath(records, account.id, parameters);
    if (!place.ok) return place;
    const { index, documentId } = place.value;
    await forgetDeliveriesOf(records, account.id, index.name, [documentId]);
    const gone = await deleteFrom(records, account.id, index, [documentId]);
    wakeSearchFeed();
    return gone.length > 0 ? succeed({}) : fail(NO_DOCUMENT);
  },
});

/**
 * DELETE /v10/index/{i}/documents: removes those of the documents that exist. `Value` reports the result for each, like
 * that of the call which adds many.
 */
export const deleteIndexedDocuments = defineOperation({
  call: CALLS.deleteDocuments,
  name: 'deleteDocuments',
  body: { schema: DeleteDocumentsRequest, maxBytes: () => MAX_BODY_BYTES },
  value: DocumentOutcomes,
  run: async ({ account, parameters, body: { documentIds } }) => {
    const { records } = await serviceRuntime();
    const index = await indexOfPath(records, account.id, parameters);
    if (!index.ok) return index;
    if (documentIds.length === 0)
      return fail({ code: 'MissingParameter', message: 'DocumentIds must hold at least one id.' });
    if (documentIds.length > MAX_DELETED)
      return fail({ code: 'InvalidParameter', message: `DocumentIds may hold at most ${MAX_DELETED} ids.` });
    const valid = documentIds.filter((id) => !refuseId(id, 'DocumentId')).map((id) => id.toLowerCase());
    await forgetDeliveriesOf(records, account.id, index.value.name, valid);
    const gone = new Set(await deleteFrom(records, account.id, index.value, valid));
    wakeSearchFeed();
    const value = documentIds.map((documentId) => {
      const failure = refuseId(documentId, 'DocumentId') ?? NO_DOCUMENT;
      return gone.has(documentId.toLowerCase())
        ? { documentId, code: 'Success', message: 'Successful transaction' }
        : { documentId, code: failure.code, subCode: 'DocumentId', message: failure.message };
    });
    const missing = value.filter(({ code }) => code !== 'Success').length;
    return succeed({
      value,
      ...(missing > 0 && {
        code: 'SomeErrors',
        message: `${missing} of ${value.length} documents were not deleted; Value says why.`,
      }),
    });
  },
});

/** POST /v10/index/{i}/documents/delete: the same for clients that cannot send a body with DELETE. */
export const deleteIndexedDocumentsByPost = defineOperation({
  ...deleteIndexedDocuments,
  call: CALLS.deleteDocumentsByPost,
});
