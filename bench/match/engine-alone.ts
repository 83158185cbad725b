/** The same questions to the engine alone: the query that only fetches likely documents, and retrieval by words. */

import { termsOf } from '@/lib/engine/market';
import type { Side } from '@/lib/engine/matcher';
import { searchFormOf } from '@/lib/expression';
import { columnSearch } from '@/lib/service/document-search/column-search';
import { likelyDocuments } from '@/lib/service/operations/scoring/likely';
import type { BenchEngine } from '../engine.ts';
import type { Job } from './questions.ts';

const BEST = 100;
/** Rows read at a time: their texts are cut into words all at once, and whole blocks of them take gigabytes. */
const ROWS_AT_A_TIME = 1024;
/** The constant of BM25 for how often a word is in a text; lengths are left out. */
const OFTEN = 1.2;

export async function engineAlone(engine: BenchEngine) {
  const search = await columnSearch(engine);
  const [index] = await engine.rows<{ id: number; n: number }>({
    sql: 'select index_id as id, count() as n from document group by index_id order by n desc limit 1',
    parameters: {},
  });
  const scope = { indexIds: [index?.id ?? 0], condition: { sql: 'true', parameters: {} } };
  const terms = termsOf('text');

  /** Number of documents with each word, for its weight. */
  async function rarities(words: readonly string[]) {
    const counts = await Promise.all(
      words.map((word) =>
        engine.rows<{ n: number }>({
          sql: `select count() as n from document where hasAllTokens(${terms}, {word:Array(String)})`,
          parameters: { word: [word] },
        }),
      ),
    );
    const all = index?.n ?? 1;
    return counts.map(([count]) => Math.log(1 + (all - (count?.n ?? 0) + 0.5) / ((count?.n ?? 0) + 0.5)));
  }

  return {
    candidates: (side: Side) => likelyDocuments(search, scope, side, { withMeaning: false }),
    /** The words of title and skills, ranked by BM25 over the documents that have any of them. */
    words: async (job: Job) => {
      const asked = [job.JobTitles.MainJobTitle, ...job.Skills.Raw.map(({ Name }) => Name)];
      const words = [...new Set(searchFormOf(asked.join(' ')).text.split(' '))].filter(Boolean);
      const weights = await rarities(words);
      const often = 'arrayMap(word -> countEqual(tokens, word), {words:Array(String)})';
      return engine.rows<{ id: number }>({
        sql: `with ${terms} as tokens select id from document where hasAnyTokens(${terms}, {words:Array(String)})
order by arraySum((n, weight) -> weight * n / (n + ${OFTEN}), ${often}, {weights:Array(Float64)}) desc limit ${BEST} settings max_block_size = ${ROWS_AT_A_TIME}`,
        parameters: { words, weights },
      });
    },
  };
}
