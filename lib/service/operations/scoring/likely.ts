import { likenessTo, type Side, tradesByNearness } from '@/lib/engine/matcher';
import type { DocumentSearch, LikelyDocument, SearchScope } from '../../document-search';
import { matchKnowledge } from '../../profiles';

/**
 * Finds the documents that are likely to match a source, by their columns in the column engine: the nearest trades up
 * to a number of documents, and of these the best by one sum (decisions 32, 46, 77, 86 and 98).
 */

/**
 * Documents that are scored exactly: all if there are few; else this many, and more where a model adds to scores beyond
 * the likeness.
 */
const SCORED = { few: 2000, many: 1000, withMeaning: 3000 };
/** Up to this many documents, all trades are looked at; of more than that, this share of them. */
const LOOKED_AT = { least: 100_000, share: 0.3 };
/** Least weight of titles and fields of work for limiting the best to near trades. */
const LEAST_WEIGHT_OF_TRADE = 0.4;

/** Returns the nearest trades that hold enough of the documents; undefined for all. */
export function tradesToLookAt(
  side: Side,
  counts: ReadonlyMap<number, number>,
  total: number,
): number[] | undefined {
  const { jobTitles, industries } = side.weights;
  if (total <= LOOKED_AT.least || jobTitles + industries < LEAST_WEIGHT_OF_TRADE) return undefined;
  const enough = Math.max(LOOKED_AT.least, LOOKED_AT.share * total);
  const chosen: number[] = [];
  let documents = 0;
  for (const trade of tradesByNearness(side.profile, matchKnowledge())) {
    const more = counts.get(trade) ?? 0;
    if (more > 0) chosen.push(trade);
    documents += more;
    if (documents >= enough) break;
  }
  return chosen;
}

/** Returns likely documents, and how many there are within the scope. */
export async function likelyDocuments(
  documents: DocumentSearch,
  scope: SearchScope,
  side: Side,
  { withMeaning }: { withMeaning: boolean },
): Promise<{ likely: LikelyDocument[]; total: number }> {
  const counts = await documents.trades(scope);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const within: SearchScope = { ...scope, trades: tradesToLookAt(side, counts, total) };
  const many = withMeaning ? SCORED.withMeaning : SCORED.many;
  const scored = total <= SCORED.few ? SCORED.few : many;
  const likely = await documents.candidates(likenessTo(side, matchKnowledge()), within, scored);
  return { likely, total };
}
