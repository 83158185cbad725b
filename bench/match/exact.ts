/** The best documents by scoring every one of them, which an answer is compared with. */
import { decode, JobData } from '@/lib/contracts';
import { isBare, monthAt, type Side, scorePair, sideOf } from '@/lib/engine/matcher';
import { describeJob, openStored } from '@/lib/service/profiles';
import type { BenchEngine } from '../engine.ts';
import type { Job } from './questions.ts';

const OPTIONS = { exactTitles: false, preferred: undefined, month: monthAt(Date.now()) };
const A_PAGE = 4000;
const BEST = 100;

export function sideOfJob(job: Job): Side {
  const data = decode(JobData, job as Parameters<typeof decode<typeof JobData>>[1]);
  return sideOf(describeJob(data).profile, OPTIONS);
}

type Scored = { id: string; sov: number };
type Row = { index_id: number; trade: number; id: number; document_id: string; profile: string };

/** Returns the hundred best of each job; tens of microseconds a pair. */
export async function bestByScoringAll(engine: BenchEngine, jobs: readonly Job[]): Promise<Scored[][]> {
  const sides = jobs.map(sideOfJob);
  const best = sides.map((): Scored[] => []);
  // In the order of the table, so that each page is read where the last one ended.
  let after = { index: 0, trade: 0, id: 0 };
  for (;;) {
    const rows = await engine.rows<Row>({
      sql: `select index_id, trade, id, document_id, profile from document
        where (index_id, trade, id) > ({index:UInt32}, {trade:UInt16}, {id:UInt64})
        order by index_id, trade, id limit {page:UInt64}`,
      parameters: { ...after, page: A_PAGE },
    });
    for (const { document_id, profile: stored } of rows) {
      const profile = openStored(stored);
      if (!profile || isBare(profile)) continue;
      sides.forEach((side, at) => {
        best[at]?.push({ id: document_id, sov: scorePair(side, profile, OPTIONS).sov });
      });
    }
    for (const [at, list] of best.entries())
      best[at] = list.sort((one, other) => other.sov - one.sov).slice(0, BEST);
    const last = rows.at(-1);
    if (!last || rows.length < A_PAGE) return best;
    after = { index: last.index_id, trade: last.trade, id: last.id };
  }
}

/** Returns how many of the best an answer has. */
export function shared(best: readonly Scored[], answered: readonly string[]): number {
  const ids = new Set(answered);
  return best.filter(({ id }) => ids.has(id)).length;
}
