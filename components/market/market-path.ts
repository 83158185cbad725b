import { type MarketView, marketViewParams } from '@/lib/recruiter/vocabulary';

/** Path of the market. */
export const MARKET_PATH = '/market';

/** The parameter of the job that is open next to the list. */
export const OPEN_JOB = '_job';

/** The parameter of a match by a job of the market. */
export const MARKET_JOB = 'market';

/** Returns the address of the match of one's own candidates by a job of the market. */
export function marketMatchHref(job: string): string {
  return `/match?${MARKET_JOB}=${encodeURIComponent(job)}`;
}

/** Returns the address of the page of a view, with a job open in it. */
export function marketHref(view: MarketView, job: string | null = null): string {
  const params = marketViewParams(view);
  if (job !== null) params.set(OPEN_JOB, job);
  const written = params.toString();
  return written ? `${MARKET_PATH}?${written}` : MARKET_PATH;
}

/** Returns the address of the jobs of a view as a CSV file. */
export function marketCsvHref(view: MarketView): string {
  return `/api/recruiter/market/export?${marketViewParams({ ...view, page: 1 })}`;
}
