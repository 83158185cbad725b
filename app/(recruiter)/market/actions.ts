'use server';

import * as recruiter from '@/lib/recruiter';
import type { Input } from '../use-case';

export async function readMarketJob(input: Input<typeof recruiter.readMarketJob>) {
  return recruiter.readMarketJob(await recruiter.currentUser(), input);
}

/** All panels of a view in one action, each as a promise of its own. */
export async function readDashboard(input: Input<typeof recruiter.loadDashboard>) {
  return recruiter.loadDashboard(await recruiter.currentUser(), input);
}

/** All figures of a comparison in one action, each as a promise of its own. */
export async function readComparison(input: Input<typeof recruiter.loadComparison>) {
  return recruiter.loadComparison(await recruiter.currentUser(), input);
}

/** One call of the market API as it stands, with the call itself. */
export async function readExploration(input: Input<typeof recruiter.exploreMarket>) {
  return recruiter.exploreMarket(await recruiter.currentUser(), input);
}
