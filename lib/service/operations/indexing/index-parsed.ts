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
} from '../../store';
import type { SubResponse } from '../parsing/sub-response';
import { refuseId } from './ids';
import { type ParsedDocument, refuseTags, refuseType, storedCopy } from './stored-copy';

type IndexingOptions = NonNullable<ParseRequestBaseData['indexingOptions']>;

/** What came of indexing, and what it costs; nothing when it failed. */
export type Indexed = { response: SubResponse; charges: readonly Charge[] };

const MAX_ROLES = 100;
const MAX_CUSTOM_FIELDS = 100;
const MAX_TEXT_LENGTH = 1000;
const EVERYBODY = 'all';

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

/** The index that a document of version 1 goes to: one of the account's. */
async function namedIndex(
  records: ServiceRecords,
  account: Account,
  { indexId }: IndexingOptions,
): Promise<Result<DocumentIndex, SubResponse>> {
  const refused = refuseId(indexId, 'IndexingOptions.IndexId');
  if (refused || !indexId) return fail(refused ?? { code: 'MissingParameter', message: '' });
  const [index] = await findIndexes(records, account.id, [indexId]);
  return index
    ? succeed(index)
    : refuse('DataNotFound', 'IndexingOptions.IndexId names an index that does not exist.');
}

function normalisedSkills(document: ParsedDocument) {
  return document.type === 'Job' ? document.job.skills?.normalized : document.resume.skills?.normalized;
}

/**
 * The index that a document of version 2 goes to: that of its environment and kind, made with the first document
 * (decision 0029). Version 2 scores by normalised skills alone, so a document without them cannot be in it.
 */
async function environmentIndex(
  records: ServiceRecords,
  account: Account,
  { searchAndMatchEnvironment }: IndexingOptions,
  document: ParsedDocument,
): Promise<Result<DocumentIndex, SubResponse>> {
  const environment = searchAndMatchEnvironment?.toUpperCase();
  if (!environment)
    return refuse('MissingParameter', 'IndexingOptions.SearchAndMatchEnvironment is required.');
  if (environment !== 'ACC' && environment !== 'PROD')
    return refuse('InvalidParameter', 'IndexingOptions.SearchAndMatchEnvironment must be ACC or PROD.');
  if (!normalisedSkills(document))
    return refuse(
      'ConstraintError',
      'Search and match V2 takes documents with normalized skills; set SkillsSettings.Normalize with TaxonomyVersion V2.',
    );
  const kind = document.type === 'Job' ? 'jobs' : 'resumes';
  const name = `v2-${environment.toLowerCase()}-${kind}`;
  await createIndex(records, { accountId: account.id, name, type: document.type });
  const [index] = await findIndexes(records, account.id, [name]);
  return index ? succeed(index) : refuse('Conflict', `The index ${name} was deleted meanwhile.`);
}

function refuseExtras({ roles, customFields }: IndexingOptions): SubResponse | undefined {
  const fields = Object.entries(customFields ?? {});
  const tooLong = (text: string) => text.length > MAX_TEXT_LENGTH;
  if ((roles?.length ?? 0) > MAX_ROLES || roles?.some(tooLong))
    return {
      code: 'InvalidParameter',
      message: `IndexingOptions.Roles may hold at most ${MAX_ROLES} roles of at most ${MAX_TEXT_LENGTH} characters.`,
    };
  if (fields.length > MAX_CUSTOM_FIELDS || fields.flat().some(tooLong))
    return {
      code: 'InvalidParameter',
      message: `IndexingOptions.CustomFields may hold at most ${MAX_CUSTOM_FIELDS} fields of at most ${MAX_TEXT_LENGTH} characters.`,
    };
  return undefined;
}

async function tryToIndex(
  account: Account,
  options: IndexingOptions,
  document: ParsedDocument,
): Promise<Result<DocumentIndex, SubResponse>> {
  const version = options.searchAndMatchVersion?.toUpperCase() || 'V1';
  if (version !== 'V1' && version !== 'V2')
    return refuse('InvalidParameter', 'IndexingOptions.SearchAndMatchVersion must be V1 or V2.');
  const { documentId, userDefinedTags, roles, customFields } = options;
  const refused =
    refuseId(documentId, 'IndexingOptions.DocumentId') ??
    refuseTags(userDefinedTags, 'IndexingOptions.UserDefinedTags') ??
    refuseExtras(options);
  if (refused || !documentId) return fail(refused ?? { code: 'MissingParameter', message: '' });
  const { records } = await serviceRuntime();
  const found =
    version === 'V1'
      ? await namedIndex(records, account, options)
      : await environmentIndex(records, account, options, document);
  if (!found.ok) return found;
  const wrongType = refuseType(found.value, document.type);
  if (wrongType) return fail(wrongType);
  const copy = storedCopy(documentId, document, version === 'V1' ? userDefinedTags : []);
  const extras =
    version === 'V2' ? { roles: roles?.length ? roles : [EVERYBODY], customFields: customFields ?? {} } : {};
  const put = await putDocuments(records, found.value.id, [{ ...copy, ...extras }]);
  return put ? found : refuse('DataNotFound', 'IndexingOptions.IndexId names an index that does not exist.');
}

/** Indexes a document as the options of its parse say (parsing.md, IndexingOptions). Nothing of it fails the parse. */
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
