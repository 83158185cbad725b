'use server';

import * as arrange from '../interviews/arrange';
import * as feed from '../interviews/feed';
import { defineAction, defineChange } from './define-action';

/** Interviews, and the address of one's calendar. */

export const arrangeInterview = defineAction(arrange.arrangeInterview);
export const cancelInterview = defineAction(arrange.cancelInterview);
export const makeCalendarFeed = defineChange(feed.makeCalendarFeed);
export const revokeCalendarFeed = defineChange(feed.revokeCalendarFeed);
