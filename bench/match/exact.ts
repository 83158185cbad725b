/** The best documents by scoring every one of them, which an answer is compared with. */
import { decode, JobData } from '@/lib/contracts';
import { isBare, type Side, scorePair, sideOf } from '@/lib/engine/matcher';
import { describeJob, openStored } from '@/lib/service/matching';
import type { BenchEngine } from '../engine.ts';
import type { Job } from './questions.ts';

const OPTIONS = { exactTitles: false, preferred: undefined };
const A_PAGE = 4000;
const BEST = 100;

export function sideOfJob(job: Job): Side {
  const data = decode(JobData, job as Parameters<typeof decode<typeof JobData>>[1]);
  return sideOf(describeJob(data).profile, OPTIONS);
}

type Scored = { id: string; sov: number };

/** The hundred best of each job; tens of microseconds a pair. */
export async function bestByScoringAll(engine: BenchEngine, jobs: readonly Job[]): Promise<Scored[][]> {
  const sides = jobs.map(sideOfJob);
  const best = sides.map((): Scored[] => []);
  let after = 0;
  for (;;) {
    const rows = await engine.rows<{ id: number; document_id: string; profile: string }>({
      sql: 'select id, document_id, profile from document where id > {after:UInt64} order by id limit {page:UInt64}',
      parameters: { after, page: A_PAGE },
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
    after = rows.at(-1)?.id ?? after;
    if (rows.length < A_PAGE) return best;
  }
}

/** How many of the best an answer has. */
export function shared(best: readonly Scored[], answered: readonly string[]): number {
  const ids = new Set(answered);
  return best.filter(({ id }) => ids.has(id)).length;
}
