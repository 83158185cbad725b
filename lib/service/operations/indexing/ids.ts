import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { type DocumentIndex, findIndexes, type ServiceRecords } from '../../store';
import type { PathParameters } from '../operation';
import type { OperationFailure } from '../outcome';

const MAX_ID_LENGTH = 100;
const ID = /^[A-Za-z0-9_-]+$/;

/** What is wrong with an id of an index or a document (parsing.md, IndexingOptions.DocumentId); undefined when nothing is. */
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

/** An id of the path, e.g. `index`; ids are compared without regard to case, and those of documents kept in lower case. */
export function readId(
  parameters: PathParameters,
  name: 'index' | 'document',
): Result<string, OperationFailure> {
  const given = parameters[name];
  const id = typeof given === 'string' ? given : '';
  const refused = refuseId(id, name === 'index' ? 'The id of the index' : 'The id of the document');
  return refused ? fail(refused) : succeed(id);
}

export const NO_INDEX: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no index of that id.',
};

export const NO_DOCUMENT: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no document of that id in this index.',
};

/** The index of the path, if it is one of the account's; what belongs to another does not exist for it. */
export async function indexOfPath(
  records: ServiceRecords,
  accountId: string,
  parameters: PathParameters,
): Promise<Result<DocumentIndex, OperationFailure>> {
  const name = readId(parameters, 'index');
  if (!name.ok) return name;
  const [index] = await findIndexes(records, accountId, [name.value]);
  return index ? succeed(index) : fail(NO_INDEX);
}

/** The document of the path and its index, which is of that type; does not check whether the document exists. */
export async function documentOfPath(
  records: ServiceRecords,
  accountId: string,
  parameters: PathParameters,
): Promise<Result<{ index: DocumentIndex; documentId: string }, OperationFailure>> {
  const index = await indexOfPath(records, accountId, parameters);
  if (!index.ok) return index;
  const id = readId(parameters, 'document');
  return id.ok ? succeed({ index: index.value, documentId: id.value.toLowerCase() }) : id;
}
