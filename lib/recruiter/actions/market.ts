'use server';

import * as compare from '../market/compare/load';
import * as dashboard from '../market/dashboard/load';
import * as explore from '../market/explore/explore';
import * as search from '../market/search/read-job';
import { defineAction } from './define-action';

/**
 * Actions of the pages of the market while they are open: a view in one action, each part of it as a separate promise.
 */

export const readMarketJob = defineAction(search.readMarketJob);
export const readDashboard = defineAction(dashboard.loadDashboard);
export const readComparison = defineAction(compare.loadComparison);
export const readExploration = defineAction(explore.exploreMarket);
