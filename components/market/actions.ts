import type { MarketJob, MarketReply, Outcome } from '@/lib/recruiter/vocabulary';

/** What the page of the market asks of the server while it is open. */
export type MarketActions = {
  job: (asked: { id: string }) => Promise<Outcome<MarketReply<MarketJob>>>;
};
