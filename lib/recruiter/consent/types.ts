import type { Brand } from '../handover/types';

/** For how long consent lasts. */
export type ConsentRule = {
  /** Months after which it ends; null for never. */
  months: number | null;
  /** Days before the end on which candidates are asked to renew it, and for which an answer is waited for at least. */
  askDays: number;
};

/** What a rule means for the candidates who are here. */
export type ConsentPreview = {
  /** Candidates who are kept with their consent, of a day that is known. */
  consenting: number;
  /** Of them, who would be asked at once. */
  asked: number;
  /** Of those, who cannot be written to. */
  unreachable: number;
  /** Who are kept with their consent, but not since when. */
  undated: number;
};

export type ConsentState = 'open' | 'renewed' | 'withdrawn' | 'lapsed';

/** Contents of the page at which somebody renews their consent. */
export type PublicConsent = {
  brand: Brand;
  state: ConsentState;
  /** For how many months it is renewed; null where the rule was ended meanwhile. */
  months: number | null;
};
