import type { ParseRequestBaseData } from '@/lib/contracts';
import type { SubResponse } from './sub-response';

type IndexingOptions = NonNullable<ParseRequestBaseData['indexingOptions']>;

const DOCUMENT_ID = /^[\w-]+$/;

function isGiven(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== '';
}

function missing(member: string): SubResponse {
  return { code: 'MissingParameter', message: `IndexingOptions.${member} is required.` };
}

function invalid(member: string, rule: string): SubResponse {
  return { code: 'InvalidParameter', message: `IndexingOptions.${member} ${rule}.` };
}

function answerForVersion1(options: IndexingOptions): SubResponse {
  if (!isGiven(options.indexId)) return missing('IndexId');
  return { code: 'DataNotFound', message: 'IndexingOptions.IndexId names an index that does not exist.' };
}

function answerForVersion2({ searchAndMatchEnvironment }: IndexingOptions): SubResponse {
  if (!isGiven(searchAndMatchEnvironment)) return missing('SearchAndMatchEnvironment');
  if (!['ACC', 'PROD'].includes(searchAndMatchEnvironment?.toUpperCase() ?? ''))
    return invalid('SearchAndMatchEnvironment', 'must be ACC or PROD');
  return { code: 'ConstraintError', message: 'This account is not enabled for search and match V2.' };
}

/**
 * parsing.md, IndexingOptions: indexing runs when any of its options is given. No index can exist in this version of
 * the service, so what is asked correctly finds none.
 */
export function answerIndexing(options: ParseRequestBaseData['indexingOptions']): SubResponse | undefined {
  if (!options || !Object.values(options).some(isGiven)) return undefined;
  const version = options.searchAndMatchVersion?.toUpperCase() ?? 'V1';
  if (version !== 'V1' && version !== 'V2') return invalid('SearchAndMatchVersion', 'must be V1 or V2');
  if (!options.documentId) return missing('DocumentId');
  if (!DOCUMENT_ID.test(options.documentId))
    return invalid('DocumentId', 'may hold letters, digits, dashes and underscores only');
  return version === 'V1' ? answerForVersion1(options) : answerForVersion2(options);
}
