import { randomUUID } from 'node:crypto';
import { CALLS, CANDIDATE_IMPORT, CandidateImportRequest, type DecodedOf, EventMade } from '@/lib/contracts';
import { fail, succeed } from '@/lib/engine/kernel';
import { announce, binaryOwner, type EventFile, wakeEventSender } from '../../events';
import { openValue } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { findEventBinary, findIndexes, isEventKnown, lockDocument } from '../../store';
import { maxBodyBytes } from '../body-size';
import { NO_DOCUMENT } from '../indexing/ids';
import { defineOperation } from '../operation';

/** Imported candidates: announced with their files, which the service keeps until the person is deleted. */

type Request = DecodedOf<typeof CandidateImportRequest>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const fileOf = ({ type, content }: NonNullable<Request['cv']>): EventFile => ({
  id: randomUUID(),
  type: type.toLowerCase(),
  bytes: Buffer.from(content, 'base64'),
});

const named = ({ id, type }: EventFile) => ({ id, type });

/** `binaries` has the CV or is not there at all (matching-ui.md, candidate_import/v1). `fields` are ours, and only there if there are some. */
function payloadOf(
  { data, fields }: Pick<Request, 'data' | 'fields'>,
  cv: EventFile | undefined,
  attachments: readonly EventFile[],
) {
  const known = { data, ...(fields?.length && { fields }) };
  if (!cv) return known;
  return {
    ...known,
    binaries: { cv: named(cv), ...(attachments.length > 0 && { attachments: attachments.map(named) }) },
  };
}

/** POST /events/v1/imports. */
export const announceImport = defineOperation({
  call: CALLS.announceImport,
  name: 'announceImport',
  body: { schema: CandidateImportRequest, maxBytes: maxBodyBytes },
  value: EventMade,
  run: async ({ account, body }) => {
    const { indexId, documentId } = body;
    if (!body.cv && body.attachments?.length)
      return fail({ code: 'MissingParameter', message: 'Cv is required where there are Attachments.' });
    const cv = body.cv ? fileOf(body.cv) : undefined;
    const attachments = (body.attachments ?? []).map(fileOf);
    const { records } = await serviceRuntime();
    const [index] = await findIndexes(records, account.id, [indexId]);
    if (index?.type !== 'Resume') return fail(NO_DOCUMENT);
    const id = await records.transaction().execute(async (transaction) => {
      // A concurrent deletion is awaited, and the document no longer found.
      if (!(await lockDocument(transaction, index.id, documentId.toLowerCase()))) return undefined;
      if (body.id && (await isEventKnown(transaction, body.id))) return body.id;
      return announce(transaction, {
        ...(body.id && { id: body.id.toLowerCase() }),
        accountId: account.id,
        type: CANDIDATE_IMPORT,
        payload: payloadOf(body, cv, attachments),
        documents: [{ side: 'candidate', indexId, documentId }],
        files: cv ? [cv, ...attachments] : [],
      });
    });
    if (!id) return fail(NO_DOCUMENT);
    await wakeEventSender();
    return succeed({ value: { id } });
  },
});

/** Returns a file of an event to those who may have it; undefined for everybody else. */
export async function readEventBinary(
  callerId: string,
  id: string,
): Promise<{ type: string; bytes: Buffer } | undefined> {
  if (!UUID.test(id)) return undefined;
  const { records } = await serviceRuntime();
  const found = await findEventBinary(records, id, callerId);
  if (!found) return undefined;
  const owner = binaryOwner({ id: id.toLowerCase(), accountId: found.accountId });
  return { type: found.type, bytes: Buffer.from(String(await openValue(found.content, owner)), 'base64') };
}
