import { CALLS, type DecodedOf, SearchRequest, SearchValue } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { documentSearch } from '../../document-search';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { readScope, tellMissing } from './scope';

type Request = DecodedOf<typeof SearchRequest>;

const MAX_BODY_BYTES = 1024 * 1024;
const DEFAULT_TAKE = 10;
const MAX_TAKE = 100;
const MAX_SKIP = 1_000_000;

function readPage({ paginationSettings }: Request): Result<{ take: number; skip: number }, OperationFailure> {
  const { take, skip } = paginationSettings ?? {};
  const invalid = (member: string, most: number) =>
    fail({
      code: 'InvalidParameter' as const,
      message: `PaginationSettings.${member} must lie between 0 and ${most}.`,
    });
  if ((take ?? 0) < 0 || (take ?? 0) > MAX_TAKE) return invalid('Take', MAX_TAKE);
  if ((skip ?? 0) < 0 || (skip ?? 0) > MAX_SKIP) return invalid('Skip', MAX_SKIP);
  return succeed({ take: take || DEFAULT_TAKE, skip: skip ?? 0 });
}

/**
 * Searches the indexes of a request (wire-facts 2.1, 2.4). A search without any filter is refused except for the
 * generated interface, which then shows all documents.
 */
export async function search(
  call: Call & { body: Request },
  { mayHaveNoFilters }: { mayHaveNoFilters: boolean },
): Promise<Outcome<DecodedOf<typeof SearchValue>>> {
  const startedAt = performance.now();
  const page = readPage(call.body);
  if (!page.ok) return page;
  const documents = await documentSearch();
  const read = await readScope(call, documents, { catchesUp: true });
  if (!read.ok) return read;
  const { scope, relevance, indexes, filters, widened, missing } = read.value;
  if (filters === 0 && !mayHaveNoFilters)
    return fail({ code: 'MissingParameter', message: 'FilterCriteria must have at least one filter.' });
  const { found, total } = await documents.search(scope, { ...page.value, relevance });
  const names = new Map(indexes.map(({ id, name }) => [id, name]));
  return succeed({
    value: {
      matches: found.map(({ documentId, indexId }) => ({
        id: documentId,
        indexId: names.get(indexId) ?? '',
      })),
      currentCount: found.length,
      totalCount: total,
      elapsedMilliseconds: Math.round(performance.now() - startedAt),
      ...(widened.length > 0 && { widenedTerms: widened.map((each) => ({ ...each, with: [...each.with] })) }),
    },
    ...tellMissing(missing),
    charges: ['search'],
  });
}

/** POST /v10/searcher. */
export const searchDocuments = defineOperation({
  call: CALLS.searchDocuments,
  name: 'searchDocuments',
  leastCharges: ['search'],
  body: { schema: SearchRequest, maxBytes: () => MAX_BODY_BYTES },
  value: SearchValue,
  run: (call) => search(call, { mayHaveNoFilters: false }),
});
