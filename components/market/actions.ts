import type { MarketJob, MarketReply, Outcome } from '@/lib/recruiter/vocabulary';

/** Requests of the market page while it is open. */
export type MarketActions = {
  job: (asked: { id: string }) => Promise<Outcome<MarketReply<MarketJob>>>;
};
