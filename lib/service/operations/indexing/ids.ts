import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { type DocumentIndex, findIndexes, type ServiceRecords } from '../../store';
import type { OperationFailure } from '../outcome';

const MAX_ID_LENGTH = 100;
const ID = /^[A-Za-z0-9_-]+$/;

/**
 * Returns the problem with an id of an index or a document (parsing.md, IndexingOptions.DocumentId); undefined without
 * one.
 */
export function refuseId(id: string | null | undefined, member: string): OperationFailure | undefined {
  if (!id) return { code: 'MissingParameter', message: `${member} is required.` };
  if (!ID.test(id))
    return {
      code: 'InvalidParameter',
      message: `${member} may hold letters, digits, dashes and underscores only.`,
    };
  if (id.length > MAX_ID_LENGTH)
    return { code: 'InvalidParameter', message: `${member} may hold at most ${MAX_ID_LENGTH} characters.` };
  return undefined;
}

export const NO_INDEX: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no index of that id.',
};

export const NO_DOCUMENT: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no document of that id in this index.',
};

/** Path parameters of a call about an index or one of its documents. */
export type IndexOfPath = { index: string };
export type DocumentOfPath = { index: string; document: string };

/** Finds the index of the path, if it belongs to the account; those of another do not exist for it. */
export async function indexOfPath(
  records: ServiceRecords,
  accountId: string,
  { index: name }: IndexOfPath,
): Promise<Result<DocumentIndex, OperationFailure>> {
  const [index] = await findIndexes(records, accountId, [name]);
  return index ? succeed(index) : fail(NO_INDEX);
}

/**
 * Finds the index of the path, and returns it with the id of the document, which may not exist. Ids are compared
 * without regard to case, and those of documents kept in lower case.
 */
export async function documentOfPath(
  records: ServiceRecords,
  accountId: string,
  parameters: DocumentOfPath,
): Promise<Result<{ index: DocumentIndex; documentId: string }, OperationFailure>> {
  const index = await indexOfPath(records, accountId, parameters);
  return index.ok ? succeed({ index: index.value, documentId: parameters.document.toLowerCase() }) : index;
}
