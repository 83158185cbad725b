'use server';

import * as arrange from '../interviews/arrange';
import * as feed from '../interviews/feed';
import * as offer from '../offered-times/offer';
import { defineAction, defineChange } from './define-action';

/** Interviews, times offered for them, and the address of one's calendar. */

export const arrangeInterview = defineAction(arrange.arrangeInterview);
export const cancelInterview = defineAction(arrange.cancelInterview);
export const ownTakenTimes = defineAction(offer.ownTakenTimes);
export const offerTimes = defineAction(offer.offerTimes);
export const withdrawOffer = defineAction(offer.withdrawOffer);
export const makeCalendarFeed = defineChange(feed.makeCalendarFeed);
export const revokeCalendarFeed = defineChange(feed.revokeCalendarFeed);
