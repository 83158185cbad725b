import type {
  CountedValue,
  MarketJob,
  MarketReply,
  Outcome,
  SuggestedValue,
  ValuesQuestion,
} from '@/lib/recruiter/vocabulary';

/** What the page of the market asks of the server while it is open. */
export type MarketActions = {
  values: (question: ValuesQuestion) => Promise<Outcome<MarketReply<CountedValue[]>>>;
  suggest: (question: { typed: string }) => Promise<Outcome<SuggestedValue[]>>;
  job: (asked: { id: string }) => Promise<Outcome<MarketReply<MarketJob>>>;
};
