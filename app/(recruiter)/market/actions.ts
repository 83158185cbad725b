'use server';

import * as recruiter from '@/lib/recruiter';

type Input<UseCase extends (actor: never, input: never) => unknown> = Parameters<UseCase>[1];

export async function readMarketValues(input: Input<typeof recruiter.marketValues>) {
  return recruiter.marketValues(await recruiter.currentUser(), input);
}

export async function suggestMarketValues(input: Input<typeof recruiter.suggestMarketValues>) {
  return recruiter.suggestMarketValues(await recruiter.currentUser(), input);
}

export async function readMarketJob(input: Input<typeof recruiter.readMarketJob>) {
  return recruiter.readMarketJob(await recruiter.currentUser(), input);
}
