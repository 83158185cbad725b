import { isIP } from 'node:net';
import type { CustomerDetails, DecodedOf, Info } from '@/lib/contracts';
import { expirationDate } from '../accounts';
import type { Account, Balance } from '../store';
import { ENGINE_VERSION } from '../version';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

export type ApiVersion = '9' | '10';

export type InfoFacts = {
  code: string;
  message: string;
  transactionId: string;
  apiVersion: ApiVersion;
  elapsedMs: number;
  cost: number;
  customer?: { account: Account; balance: Balance; ipAddress: string };
};

/** Returns the address of the caller as the server nearest to the route saw it; empty when it names none. */
export function callerAddress(headers: Headers): string {
  const nearest = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().replace(MAPPED_IPV4, '') ?? '';
  return isIP(nearest) ? nearest : '';
}

function customerDetails(customer: NonNullable<InfoFacts['customer']>): DecodedOf<typeof CustomerDetails> {
  const { account, balance, ipAddress } = customer;
  return {
    accountId: account.id,
    name: account.name,
    ipAddress,
    region: account.region,
    creditsRemaining: balance.remaining,
    creditsUsed: balance.used,
    maximumConcurrentRequests: account.maximumConcurrentRequests,
    expirationDate: expirationDate(account),
  };
}

/** parsing.md, "Info". */
export function infoOf(facts: InfoFacts): DecodedOf<typeof Info> {
  return {
    code: facts.code,
    message: facts.message,
    transactionId: facts.transactionId,
    engineVersion: ENGINE_VERSION,
    apiVersion: facts.apiVersion,
    totalElapsedMilliseconds: Math.round(facts.elapsedMs),
    transactionCost: facts.cost,
    creditsUsed: facts.cost,
    customerDetails: facts.customer ? customerDetails(facts.customer) : null,
  };
}
