import type { DecodedOf } from '@/lib/contracts';
import type {
  Completions,
  Deliveries,
  MatcherAnswer,
  MatcherDetails,
  MatcherProblem,
  MatcherQuery,
  MatcherResult,
  MatcherView,
  SavedSearches,
} from '@/lib/contracts/matching-ui/page';

/** Data of the page, by the names of our code. */

export type View = DecodedOf<typeof MatcherView>;
export type Query = DecodedOf<typeof MatcherQuery>;
export type Answer = DecodedOf<typeof MatcherAnswer>;
export type Result = DecodedOf<typeof MatcherResult>;
export type Details = DecodedOf<typeof MatcherDetails>;
export type Completion = DecodedOf<typeof Completions>['completions'][number];
export type Delivery = DecodedOf<typeof Deliveries>['deliveries'][number];
export type SavedSearch = DecodedOf<typeof SavedSearches>['searches'][number];
export type ProblemBody = DecodedOf<typeof MatcherProblem>;
export type FilterProblem = NonNullable<ProblemBody['problems']>[number];
export type Hook = View['hooks'][number];
export type Filters = NonNullable<Query['filterCriteria']>;

/** A document of an index; one that came with the request has no index. */
export type DocumentRef = { indexId?: string | null | undefined; documentId: string };

/** Returns the reference to the document of a result, without its other data. */
export const bareRef = ({ indexId, documentId }: DocumentRef): DocumentRef => ({ indexId, documentId });

/** A document that a hook is about, with its SovScore where it was scored with the source of the session. */
export type HookedDocument = DocumentRef & { sovScore?: number | undefined };

/** Returns a text that identifies a document. */
export const keyOf = ({ indexId, documentId }: DocumentRef) => `${indexId ?? ''}/${documentId}`;

/** Returns the document of a key. */
export function refOf(key: string): DocumentRef {
  const at = key.indexOf('/');
  const documentId = key.slice(at + 1);
  return at > 0 ? { indexId: key.slice(0, at), documentId } : { documentId };
}
