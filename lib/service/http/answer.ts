import type { z } from 'zod';
import { type DecodedOf, encode, Info, STATUS_OF_CODE } from '@/lib/contracts';
import type { Operation, OperationFailure } from '../operations';
import { serviceRuntime } from '../runtime';
import { type Balance, readBalance } from '../store';
import { JSON_HEADERS, rateLimitHeaders, retryHeaders } from './headers';
import { type ApiVersion, callerAddress, type InfoFacts, infoOf } from './info';
import { type Ended, membersOf } from './settle';
import { elapsedMs, logEnd, type Visit } from './visit';

/** Form of the answers of a route. */
export type AnswerForm<Value extends z.ZodType> = Pick<Operation<z.ZodType, Value>, 'value' | 'complete'> & {
  version: ApiVersion;
};

async function customerOf(
  visit: Visit,
  request: Request,
  settled: Balance | undefined,
): Promise<InfoFacts['customer']> {
  const { account } = visit;
  if (!account) return undefined;
  const balance = settled ?? (await readBalance((await serviceRuntime()).records, account.id));
  return { account, balance, ipAddress: callerAddress(request.headers) };
}

function respond(
  visit: Visit,
  info: Omit<InfoFacts, 'transactionId' | 'elapsedMs'>,
  value?: unknown,
): string {
  const { transactionId } = visit;
  const facts = { ...info, transactionId, elapsedMs: elapsedMs(visit) };
  return JSON.stringify({ Info: encode(Info, infoOf(facts)), Value: value });
}

/** Writes `{Info, Value?}` for the result of a call (parsing.md, "Resume parse response", Info). */
export async function answer<Value extends z.ZodType>(
  { version, value: schema, complete }: AnswerForm<Value>,
  request: Request,
  visit: Visit,
  { outcome, cost, balance }: Ended<DecodedOf<Value>>,
): Promise<Response> {
  const { code, message = 'Successful transaction', document, detail, ...members } = membersOf(outcome);
  const customer = await customerOf(visit, request, balance);
  const value = complete ? complete(members.value, customer?.balance.remaining ?? 0) : members.value;
  const wire = value === undefined ? undefined : encode<Value>(schema, value);
  const body = respond(visit, { code, message, apiVersion: version, cost, customer }, wire);
  const status = outcome.ok ? 200 : STATUS_OF_CODE[outcome.failure.code];
  const headers = {
    ...JSON_HEADERS,
    ...rateLimitHeaders(visit.quotas),
    ...(outcome.ok ? {} : retryHeaders(outcome.failure)),
  };
  logEnd(visit, { status, code, detail, documentBytes: document?.bytes });
  return new Response(body, { status, headers });
}

/** Returns a refusal that needs neither account nor record. */
export function refuse(
  { code, message }: OperationFailure,
  version: ApiVersion,
  visit: Visit,
  headers: Record<string, string> = {},
): Response {
  const status = STATUS_OF_CODE[code];
  const body = respond(visit, { code, message, apiVersion: version, cost: 0 });
  logEnd(visit, { status, code });
  return new Response(body, { status, headers: { ...JSON_HEADERS, ...headers } });
}
