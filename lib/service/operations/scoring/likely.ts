import { likenessTo, type Side, tradesByNearness } from '@/lib/engine/matcher';
import type { DocumentSearch, SearchScope } from '../../document-search';
import { matchKnowledge } from '../../matching';

/**
 * The documents that are likely to match a source, by what the engine of columns keeps of them: the nearest trades until so
 * many documents are looked at, and of these the best by one sum (decisions 32, 46, 77 and 86).
 */

/** Documents that are scored exactly: so many of those there are, within these bounds. */
const SCORED = { share: 0.03, least: 2000, most: 3000 };
/** Up to so many documents all trades are looked at; of more than those this share of them. */
const LOOKED_AT = { least: 25_000, share: 0.3 };
/** Where titles and fields of work weigh less than this, the best may be of any trade. */
const LEAST_WEIGHT_OF_TRADE = 0.4;

/** The nearest trades that hold enough of the documents; undefined for all. */
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

/** Numbers of likely documents, where they lie, and how many there are within the scope. */
export async function likelyDocuments(documents: DocumentSearch, scope: SearchScope, side: Side) {
  const counts = await documents.trades(scope);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const within: SearchScope = { ...scope, trades: tradesToLookAt(side, counts, total) };
  const scored = Math.min(Math.max(Math.ceil(SCORED.share * total), SCORED.least), SCORED.most);
  return {
    ids: await documents.candidates(likenessTo(side, matchKnowledge()), within, scored),
    within,
    total,
  };
}
