import type { Brand } from '../handover/types';
import type { InterviewKind } from '../interviews/types';
import type { Colleague } from '../notes/types';

export const MOST_TIMES = 20;
/** Days for which times can be offered. */
export const OFFER_DAYS = [3, 7, 14] as const;

/** `over`: its time has passed, or none of its times is left. */
export type OfferState = 'open' | 'picked' | 'withdrawn' | 'over';

/** A time in words of its own time zone, and as ISO 8601. */
export type OfferedTime = { startsAt: string; local: string };

/** Times that were offered to a candidate for an interview. Times are ISO 8601. */
export type InterviewOffer = {
  id: string;
  state: OfferState;
  kind: InterviewKind;
  minutes: number;
  /** Those that are left to pick; of an offer that is not open, all of them. */
  times: OfferedTime[];
  members: Colleague[];
  endsAt: string;
  /** The address at which one is picked; null once that is not possible any more. */
  link: string | null;
};

/** Contents of the page at the address of an offer. */
export type PublicOffer = {
  brand: Brand;
  job: string;
  kind: InterviewKind;
  minutes: number;
  timeZone: string;
  place: string;
  members: string[];
  state: OfferState;
  times: OfferedTime[];
  /** The time that was picked, while the interview takes place. */
  picked: OfferedTime | null;
};

/** Why a press at the page was refused, as in its address. */
export const PICK_FAULTS = ['taken', 'none', 'over'] as const;

export type PickFault = (typeof PICK_FAULTS)[number];
