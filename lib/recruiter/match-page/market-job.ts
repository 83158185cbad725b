import { parseJob } from '@/lib/clients';
import type { JobParseValueData } from '@/lib/contracts';
import type { Actor } from '../ground/actor';
import { done, type Outcome, refused } from '../ground/outcome';
import { readMarketJob } from '../market/search/read-job';
import { problemOfFailure } from '../provider/problems';

type Read = { title: string; jobData: NonNullable<JobParseValueData['jobData']> };

const BUSY = refused('unavailable', 'The job market is busy. Try again in a moment.');

/**
 * A job of the market as something to match by: its posting, without the contacts in it, read by the parser as one's own
 * postings are. Nothing of it is kept; a hosted provider charges for it.
 */
export async function jobOfMarket(actor: Actor, id: string): Promise<Outcome<Read>> {
  const read = await readMarketJob(actor, { id });
  if (!read.ok) return read;
  if (read.value.state !== 'found') return BUSY;
  const { title, employer, place, copies } = read.value.found;
  const lines = [title, employer, place, '', copies[0]?.text];
  const text = lines.filter((line) => line !== null && line !== undefined).join('\n');
  const parsed = await parseJob({
    document: Buffer.from(text),
    lastModified: new Date().toISOString().slice(0, 10),
    asHtml: false,
  });
  if (!parsed.ok) return problemOfFailure(parsed.failure);
  return done({ title, jobData: parsed.value.value.jobData ?? {} });
}
