import { CALLS, IndexJobRequest, IndexResumeRequest, NoValue } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { wakeSearchFeed } from '../../document-search';
import { serviceRuntime } from '../../runtime';
import { putDocuments } from '../../store';
import { maxBodyBytes } from '../body-size';
import { defineOperation } from '../operation';
import type { Call, Outcome } from '../outcome';
import { type DocumentOfPath, documentOfPath, NO_INDEX } from './ids';
import { type ParsedDocument, refuseTags, refuseType, storedCopy } from './stored-copy';
import { isOfVersionTwo, versionTwoExtras } from './version-two';

type Given = {
  userDefinedTags?: readonly string[] | null;
  roles?: readonly string[] | null;
  customFields?: Readonly<Record<string, string>> | null;
};

async function add(
  { account, parameters }: Call & { parameters: DocumentOfPath },
  document: ParsedDocument,
  given: Given,
): Promise<Outcome<never>> {
  const { records } = await serviceRuntime();
  const place = await documentOfPath(records, account.id, parameters);
  if (!place.ok) return place;
  const { index, documentId } = place.value;
  const refused = refuseType(index, document.type) ?? refuseTags(given.userDefinedTags);
  if (refused) return fail(refused);
  const extras = isOfVersionTwo(index) ? versionTwoExtras(document, given) : succeed({});
  if (!extras.ok) return extras;
  const copy = storedCopy(documentId, document, given.userDefinedTags);
  const put = await putDocuments(records, index.id, [{ ...copy, ...extras.value }]);
  if (!put) return fail(NO_INDEX);
  wakeSearchFeed();
  return succeed({ charges: ['indexDocument'] });
}

/** POST /v10/index/{i}/resume/{d} (wire-facts 1.3): puts a resume in, in place of one of the same id. */
export const indexResume = defineOperation({
  call: CALLS.indexResume,
  name: 'indexResume',
  leastCharges: ['indexDocument'],
  body: { schema: IndexResumeRequest, maxBytes: maxBodyBytes },
  value: NoValue,
  run: (call) => add(call, { type: 'Resume', resume: call.body.resumeData }, call.body),
});

/** POST /v10/index/{i}/joborder/{d}. */
export const indexJob = defineOperation({
  call: CALLS.indexJob,
  name: 'indexJob',
  leastCharges: ['indexDocument'],
  body: { schema: IndexJobRequest, maxBytes: maxBodyBytes },
  value: NoValue,
  run: (call) => add(call, { type: 'Job', job: call.body.jobData }, call.body),
});
