import { config } from '@/lib/config';
import { AccountResponse, type CustomerDetails, type DecodedOf, decode } from '@/lib/contracts';
import { type Answered, badAnswerFailure } from './failure';
import { send } from './http';
import { parserGate, parserHeaders } from './provider';

const TIMEOUT_MS = 15_000;

/** `GET /account`: whom the app calls as, and the credits left (wire-facts 1.3). */
export async function readAccount(): Promise<Answered<DecodedOf<typeof CustomerDetails>>> {
  const answer = await send(parserGate(), {
    method: 'GET',
    url: `${config().PARSER_URL}/account`,
    headers: await parserHeaders(),
    timeoutMs: TIMEOUT_MS,
  });
  if (!answer.ok) return answer;
  const read = AccountResponse.safeParse(answer.value.json);
  const customer = read.success ? decode(AccountResponse, read.data).info.customerDetails : null;
  if (!customer) return { ok: false, failure: badAnswerFailure(answer.value.status, 'no customer details') };
  return { ok: true, value: customer };
}
