import type { Actor } from '../ground/actor';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { type JobPayStanding, jobPayStanding } from '../market/job-pay';
import { type JobTimeStanding, jobTimeStanding } from '../market/job-time';
import type { MarketReply } from '../market/search/types';
import { findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { stagesOf } from '../shortlists/rows';
import { factsOf } from './facts';
import { measured } from './measure';

/** What the market says of jobs like this one; `few`: too little to say, or nothing that it can be compared by. */
type Beside<Standing> = { state: 'found'; standing: Standing } | { state: 'few' | 'unanswered' };

/** A job of one's own beside the market for its profession and place. */
export type BesideMarket = {
  /** Days from the beginning of the job until somebody was hired, or until today. */
  own: { days: number; isFilled: boolean };
  time: Beside<JobTimeStanding>;
  pay: Beside<JobPayStanding>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

async function besideOf<Standing>(
  asked: Promise<Outcome<MarketReply<Standing | null>>>,
): Promise<Beside<Standing>> {
  const reply = await asked;
  if (!reply.ok || reply.value.state !== 'found') return { state: 'unanswered' };
  const { found: standing } = reply.value;
  return standing === null ? { state: 'few' } : { state: 'found', standing };
}

async function timeToFill(job: { id: string; addedAt: Date }): Promise<BesideMarket['own']> {
  const db = await records();
  const facts = await factsOf(db, { from: null, to: null, jobId: job.id, memberId: null });
  const filled = measured('times', facts, await stagesOf(db)).find(({ id }) => id === 'fill')?.points[0]
    ?.days;
  const open = (Date.now() - job.addedAt.getTime()) / DAY_MS;
  return { days: Math.round(filled ?? open), isFilled: typeof filled === 'number' };
}

/** Compares how long a job takes, and what it pays, with the market for its profession and place. Any member. */
export const jobBesideMarket = defineUseCase(
  reads('viewer'),
  recordId,
  async (actor: Actor, id): Promise<Outcome<BesideMarket>> => {
    const job = await findDossier(await records(), id, 'job');
    if (!job) return UNKNOWN_DOSSIER;
    const [own, time, pay] = await Promise.all([
      timeToFill({ id, addedAt: job.added_at }),
      besideOf(jobTimeStanding(actor, id)),
      besideOf(jobPayStanding(actor, id)),
    ]);
    return done({ own, time, pay });
  },
);
