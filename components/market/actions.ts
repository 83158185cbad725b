import type {
  CountedValue,
  MarketJob,
  MarketReply,
  Outcome,
  ValuesQuestion,
} from '@/lib/recruiter/vocabulary';

/** What the page of the market asks of the server while it is open. */
export type MarketActions = {
  values: (question: ValuesQuestion) => Promise<Outcome<MarketReply<CountedValue[]>>>;
  job: (asked: { id: string }) => Promise<Outcome<MarketReply<MarketJob>>>;
};
