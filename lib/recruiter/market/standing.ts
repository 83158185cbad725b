import type { ParsedJob } from '@/lib/contracts';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { problemOfFailure } from '../provider/problems';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { replyFrom } from './dashboard/ask';
import { type MarketOfJob, professionOfJob } from './places-of-job';
import { type KnownFields, readFields } from './search/fields';
import type { MarketReply } from './search/types';

/** Compares a job with the market for its profession, by the fields that the market has. */
type StandingOf<Standing> = (
  fields: KnownFields,
  job: ParsedJob,
  profession: MarketOfJob['profession'],
) => Promise<Standing | null>;

/**
 * Compares a job with the market. Finds null for a job without a profession, and in a market without one of the fields
 * that are needed.
 */
export async function standingOfJob<Standing>(
  id: string,
  needs: readonly string[],
  standingOf: StandingOf<Standing>,
): Promise<Outcome<MarketReply<Standing | null>>> {
  const db = await records();
  const dossier = await findDossier(db, id, 'job');
  if (!dossier) return UNKNOWN_DOSSIER;
  const { effective: job } = await currentParse<ParsedJob>(db, dossier);
  const profession = professionOfJob(job);
  if (!profession) return done({ state: 'found', found: null });
  const fields = await readFields();
  if (!fields.ok) return problemOfFailure(fields.failure);
  if (!needs.every((name) => name in fields.value)) return done({ state: 'found', found: null });
  return replyFrom(() => standingOf(fields.value, job, profession));
}
