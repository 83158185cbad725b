import { AccountResponse, type CustomerDetails, type DecodedOf, decode } from '@/lib/contracts';
import type { ParserConnection } from './connection';
import { type Answered, badAnswerFailure } from './failure';
import { askParser } from './provider';

const TIMEOUT_MS = 15_000;

/** `GET /account`: whom the app calls as, and the credits left (wire-facts 1.3); of another connection when one is given. */
export async function readAccount(
  connection?: ParserConnection,
): Promise<Answered<DecodedOf<typeof CustomerDetails>>> {
  const answer = await askParser({ method: 'GET', path: '/account', timeoutMs: TIMEOUT_MS }, connection);
  if (!answer.ok) return answer;
  const read = AccountResponse.safeParse(answer.value.json);
  const customer = read.success ? decode(AccountResponse, read.data).info.customerDetails : null;
  if (!customer) return { ok: false, failure: badAnswerFailure(answer.value.status, 'no customer details') };
  return { ok: true, value: customer };
}
