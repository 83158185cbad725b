import type { z } from 'zod';
import { type DecodedOf, MATCHER_PATH } from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { isExpired } from '../../accounts';
import type { Charge } from '../../costs';
import {
  cookiesWith,
  newVisitor,
  openSession,
  type Session,
  secretsFor,
  visitSession,
} from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import type { Account } from '../../store';
import type { Call, Outcome } from '../outcome';

/** A call of the page of a session, with the session and its visitor. */
export type MatcherCall = Call & { session: Session; username: string | undefined };

/** Requests from the page of a session; the answer is just the value. */
export type MatcherOperation<
  Body extends z.ZodType,
  Value extends z.ZodType,
  Names extends string = string,
> = {
  name: string;
  /** Parameters of path and query other than the session, each by a schema. */
  parameters?: Readonly<Record<Names, z.ZodType<string>>>;
  /** Least cost; absent for a free operation. */
  leastCharges?: readonly Charge[];
  body?: { schema: Body; maxBytes: number };
  value: Value;
  run(
    call: MatcherCall & { body: DecodedOf<Body>; parameters: Readonly<Record<Names, string>> },
  ): Promise<Outcome<DecodedOf<Value>>>;
};

/** Returns an operation of the page unchanged, its types inferred. */
export function defineMatcherOperation<
  Body extends z.ZodType,
  Value extends z.ZodType,
  Names extends string = never,
>(operation: MatcherOperation<Body, Value, Names>): MatcherOperation<Body, Value, Names> {
  return operation;
}

/** Why a page gets nothing: the session has ended, or nobody is signed in to it. */
export type NoVisit = { code: 'ended' | 'signedOut'; message: string };

const NO_VISIT: Record<NoVisit['code'], NoVisit> = {
  ended: { code: 'ended', message: 'This page has ended. Open it again from where you came.' },
  signedOut: { code: 'signedOut', message: 'You are no longer signed in to this page.' },
};

/** Returns who looks at which session, by the cookies of a request. */
export async function visitMatcher(
  id: string,
  cookies: string | null,
): Promise<Result<{ account: Account; session: Session; username: string | undefined }, NoVisit>> {
  const runtime = await serviceRuntime();
  const visited = await visitSession(runtime.records, id, secretsFor(id, cookies));
  if (visited.state !== 'open') return fail(NO_VISIT[visited.state]);
  const account = await runtime.directory.find(visited.session.accountId);
  if (!account || account.revokedAt || isExpired(account)) return fail(NO_VISIT.ended);
  return succeed({ account, session: visited.session, username: visited.username });
}

/** Opens a generated interface by its address: returns its target, and the cookies for the first visitor. */
export async function openMatcher(
  id: string,
  key: string,
  cookies: string | null,
): Promise<{ location: string; cookies: string[] }> {
  const { records } = await serviceRuntime();
  const secret = await openSession(records, id, key);
  return { location: `${MATCHER_PATH}/${id}`, cookies: secret ? cookiesWith(id, secret, cookies) : [] };
}

/** Returns how a visitor who is not signed in to a session becomes its visitor: the mark for the app, and cookies. */
export function beginSignIn(id: string, cookies: string | null): { mark: string; cookies: string[] } {
  const { secret, mark } = newVisitor();
  return { mark, cookies: cookiesWith(id, secret, cookies) };
}
