import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { isExpired } from '../accounts';
import { type Charge, costOf } from '../costs';
import type { OperationFailure } from '../operations';
import type { ServiceRuntime } from '../runtime';
import type { Account } from '../store';
import { readCredentials } from './credentials';
import { callerAddress } from './info';
import type { Visit } from './visit';

/** Callers that a route admits: any account, or only the account of the app itself. */
export type Audience = 'accounts' | 'app';

/** A caller who was let in; `leave` must be called when the request ends. */
export type Admission = { account: Account; leave: () => void };

const RETRY_AFTER_SECONDS = 1;

/** decision 0007: the credentials are right, the account may just not do this now. */
export const NO_CREDITS: OperationFailure = {
  code: 'Unauthorized',
  message: 'This account has no credits left.',
};

/** wire-facts 1.1: tags to sort one's own transactions by, at most this long together. */
const TRACKING_TAG = 'Tx-TrackingTag';
const LONGEST_TRACKING_TAG = 100;

function refuseTrackingTag(headers: Headers): OperationFailure | undefined {
  const tag = headers.get(TRACKING_TAG) ?? '';
  if (tag.length <= LONGEST_TRACKING_TAG) return undefined;
  const message = `${TRACKING_TAG} may hold at most ${LONGEST_TRACKING_TAG} characters.`;
  return { code: 'InvalidParameter', message };
}

/** Returns the caller, only by the credentials of the request. */
export async function identify(
  runtime: ServiceRuntime,
  headers: Headers,
): Promise<Result<Account, OperationFailure>> {
  const known = await runtime.authenticate(readCredentials(headers), callerAddress(headers));
  if (known.ok || known.failure.code !== 'TooManyRequests') return known;
  return fail({ ...known.failure, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function refuseAudience(account: Account, audience: Audience): OperationFailure | undefined {
  if (audience === 'accounts' || account.origin === 'application') return undefined;
  return { code: 'Unauthorized', message: 'This account may not call this endpoint.' };
}

export async function refusePayment(
  { credits }: ServiceRuntime,
  account: Account,
  charges: readonly Charge[],
): Promise<OperationFailure | undefined> {
  if (isExpired(account))
    return { code: 'Unauthorized', message: `The credits of this account expired on ${account.expiresOn}.` };
  return (await credits.suffices(account.id, costOf(charges))) ? undefined : NO_CREDITS;
}

/** Takes one of the places of an account, and notes in the visit how many are left. */
export function takeSlot(
  { slots }: ServiceRuntime,
  account: Account,
  visit: Visit,
): Result<Admission, OperationFailure> {
  const maximum = account.maximumConcurrentRequests;
  const leave = slots.take(account.id, maximum);
  const left = slots.left(account.id, maximum);
  visit.quotas = [
    { name: 'concurrent', most: maximum, left, resetsIn: leave ? undefined : RETRY_AFTER_SECONDS },
  ];
  if (leave) return succeed({ account, leave });
  return fail({
    code: 'TooManyRequests',
    message: `This account may have ${maximum} requests in hand at a time (MaximumConcurrentRequests).`,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

/**
 * Admits a caller: identified by its credentials (and from then on noted in the visit), admitted by the route, able to
 * pay the least cost of the call, and with a free place among its concurrent requests.
 */
export async function admit(
  runtime: ServiceRuntime,
  headers: Headers,
  route: { audience: Audience; leastCharges?: readonly Charge[] },
  visit: Visit,
): Promise<Result<Admission, OperationFailure>> {
  const known = await identify(runtime, headers);
  if (!known.ok) return known;
  const account = known.value;
  visit.account = account;
  const refused =
    refuseAudience(account, route.audience) ??
    refuseTrackingTag(headers) ??
    (route.leastCharges && (await refusePayment(runtime, account, route.leastCharges)));
  return refused ? fail(refused) : takeSlot(runtime, account, visit);
}
