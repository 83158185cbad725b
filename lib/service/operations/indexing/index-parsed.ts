import type { ParseRequestBaseData } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { log } from '@/lib/platform';
import type { Charge } from '../../costs';
import { wakeSearchFeed } from '../../document-search';
import { serviceRuntime } from '../../runtime';
import {
  type Account,
  createIndex,
  type DocumentIndex,
  findIndexes,
  putDocuments,
  type ServiceRecords,
  type StoredDocument,
} from '../../store';
import type { SubResponse } from '../sub-response';
import { refuseId } from './ids';
import { type ParsedDocument, refuseTags, refuseType, storedCopy } from './stored-copy';
import { environmentIndexName, versionTwoExtras } from './version-two';

type IndexingOptions = NonNullable<ParseRequestBaseData['indexingOptions']>;

/** Result of indexing, and its cost; nothing when it failed. */
export type Indexed = { response: SubResponse; charges: readonly Charge[] };

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

/** parsing.md, Endpoints, rule 2: indexing runs when any of its options is given. */
export function asksForIndexing(
  options: ParseRequestBaseData['indexingOptions'],
): options is IndexingOptions {
  return Boolean(options) && Object.values(options ?? {}).some(isGiven);
}

function refuse(code: SubResponse['code'], message: string): Result<never, SubResponse> {
  return fail({ code, message });
}

/** Destination of a document, and the data kept with it there. */
type Place = { index: DocumentIndex; extras: Partial<StoredDocument> };

/** Returns the place of a document of version 1: one of the account's indexes. */
async function namedIndex(
  records: ServiceRecords,
  account: Account,
  { indexId }: IndexingOptions,
): Promise<Result<Place, SubResponse>> {
  const refused = refuseId(indexId, 'IndexingOptions.IndexId');
  if (refused || !indexId) return fail(refused ?? { code: 'MissingParameter', message: '' });
  const [index] = await findIndexes(records, account.id, [indexId]);
  return index
    ? succeed({ index, extras: {} })
    : refuse('DataNotFound', 'IndexingOptions.IndexId names an index that does not exist.');
}

/**
 * The place of a document of version 2: the index of its environment and kind, made with the first document
 * (decision 0029).
 */
async function environmentIndex(
  records: ServiceRecords,
  account: Account,
  options: IndexingOptions,
  document: ParsedDocument,
): Promise<Result<Place, SubResponse>> {
  const { searchAndMatchEnvironment } = options;
  if (!searchAndMatchEnvironment)
    return refuse('MissingParameter', 'IndexingOptions.SearchAndMatchEnvironment is required.');
  const name = environmentIndexName(searchAndMatchEnvironment, document.type);
  if (!name)
    return refuse('InvalidParameter', 'IndexingOptions.SearchAndMatchEnvironment must be ACC or PROD.');
  const extras = versionTwoExtras(document, options, 'IndexingOptions.');
  if (!extras.ok) return extras;
  await createIndex(records, { accountId: account.id, name, type: document.type });
  const [index] = await findIndexes(records, account.id, [name]);
  return index
    ? succeed({ index, extras: extras.value })
    : refuse('Conflict', `The index ${name} was deleted meanwhile.`);
}

async function tryToIndex(
  account: Account,
  options: IndexingOptions,
  document: ParsedDocument,
): Promise<Result<DocumentIndex, SubResponse>> {
  const version = options.searchAndMatchVersion?.toUpperCase() || 'V1';
  if (version !== 'V1' && version !== 'V2')
    return refuse('InvalidParameter', 'IndexingOptions.SearchAndMatchVersion must be V1 or V2.');
  const { documentId, userDefinedTags } = options;
  const refused =
    refuseId(documentId, 'IndexingOptions.DocumentId') ??
    refuseTags(userDefinedTags, 'IndexingOptions.UserDefinedTags');
  if (refused || !documentId) return fail(refused ?? { code: 'MissingParameter', message: '' });
  const { records } = await serviceRuntime();
  const place =
    version === 'V1'
      ? await namedIndex(records, account, options)
      : await environmentIndex(records, account, options, document);
  if (!place.ok) return place;
  const { index, extras } = place.value;
  const wrongType = refuseType(index, document.type);
  if (wrongType) return fail(wrongType);
  const copy = storedCopy(documentId, document, version === 'V1' ? userDefinedTags : []);
  const put = await putDocuments(records, index.id, [{ ...copy, ...extras }]);
  return put
    ? succeed(index)
    : refuse('DataNotFound', 'IndexingOptions.IndexId names an index that does not exist.');
}

/**
 * Indexes a document by the options of its parse (parsing.md, IndexingOptions). A failure does not affect the parse.
 */
export async function indexParsed(
  account: Account,
  options: IndexingOptions,
  document: ParsedDocument,
): Promise<Indexed> {
  try {
    const indexed = await tryToIndex(account, options, document);
    if (!indexed.ok) return { response: indexed.failure, charges: [] };
    wakeSearchFeed();
    return {
      response: { code: 'Success', message: 'Successful transaction.' },
      charges: ['indexDocument'],
    };
  } catch (error) {
    log().error({ err: error, accountId: account.id }, 'a parsed document could not be indexed');
    return {
      response: { code: 'UnhandledException', message: 'The document was parsed but could not be indexed.' },
      charges: [],
    };
  }
}
