import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { isExpired } from '../accounts';
import { costOf } from '../costs';
import type { OperationFailure } from '../operations';
import type { ServiceRuntime } from '../runtime';
import type { Account } from '../store';
import { readCredentials } from './credentials';

/** Who a route is for: any account, or only the account of the app itself. */
export type Audience = 'accounts' | 'app';

const ONE_SECOND = 1;

/** Lets the caller of a route in, or says why not. */
export async function authenticate(
  runtime: ServiceRuntime,
  headers: Headers,
): Promise<Result<Account, OperationFailure>> {
  const known = await runtime.authenticate(readCredentials(headers));
  if (known.ok) return known;
  const { code } = known.failure;
  return fail({ ...known.failure, retryAfterSeconds: code === 'TooManyRequests' ? ONE_SECOND : undefined });
}

function refuseAudience(account: Account, audience: Audience): OperationFailure | undefined {
  if (audience === 'accounts' || account.origin === 'application') return undefined;
  return { code: 'Unauthorized', message: 'This account may not call this endpoint.' };
}

async function refusePayment(
  runtime: ServiceRuntime,
  account: Account,
): Promise<OperationFailure | undefined> {
  if (isExpired(account))
    return { code: 'Unauthorized', message: `The credits of this account expired on ${account.expiresOn}.` };
  return (await runtime.credits.suffices(account.id, costOf(['parseResume']))) ? undefined : NO_CREDITS;
}

/** decision 0007: the credentials are right, the account may just not do this now. */
export const NO_CREDITS: OperationFailure = {
  code: 'Unauthorized',
  message: 'This account has no credits left.',
};

/**
 * Gives the account a place among its concurrent requests and checks that it may make this call and can pay for it.
 * The function it gives must be called when the request ends.
 */
export async function admit(
  runtime: ServiceRuntime,
  account: Account,
  route: { audience: Audience; metered: boolean },
): Promise<Result<() => void, OperationFailure>> {
  const refused =
    refuseAudience(account, route.audience) ??
    (route.metered ? await refusePayment(runtime, account) : undefined);
  if (refused) return fail(refused);
  const release = runtime.slots.take(account.id, account.maximumConcurrentRequests);
  if (release) return succeed(release);
  return fail({
    code: 'TooManyRequests',
    message: `This account may have ${account.maximumConcurrentRequests} requests in hand at a time (MaximumConcurrentRequests).`,
    retryAfterSeconds: ONE_SECOND,
  });
}
