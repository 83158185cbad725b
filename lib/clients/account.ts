import {
  type AccountFigures,
  AccountResponse,
  CALLS,
  type CustomerDetails,
  callBelow,
  type DecodedOf,
  decode,
  inVersion,
} from '@/lib/contracts';
import { connections, type ParserConnection } from './connection';
import { type Answered, badAnswerFailure } from './failure';
import { askParser } from './provider';

const TIMEOUT_MS = 15_000;

type Customer = DecodedOf<typeof CustomerDetails>;

/** Version 9 may return only the figures (wire-facts 1.3). */
function figuresOf({ id }: { id: string }, figures: DecodedOf<typeof AccountFigures>): Customer {
  const expirationDate = figures.expirationDate.replaceAll('/', '-');
  return { accountId: id, name: id, ipAddress: '', region: '', ...figures, expirationDate };
}

/**
 * `GET /account`: the account that the app calls as, and the credits left (wire-facts 1.3); of another connection when
 * one is given.
 */
export async function readAccount(connection?: ParserConnection): Promise<Answered<Customer>> {
  const used = connection ?? (await connections()).parser;
  const baseUrl = inVersion(used.baseUrl, used.version ?? 'v10');
  const answer = await askParser({ ...callBelow(CALLS.readAccount), baseUrl, timeoutMs: TIMEOUT_MS }, used);
  if (!answer.ok) return answer;
  const read = AccountResponse.safeParse(answer.value.json);
  const { info, value } = read.success ? decode(AccountResponse, read.data) : {};
  const customer = info?.customerDetails ?? (value && figuresOf(used.credentials, value));
  if (!customer) return { ok: false, failure: badAnswerFailure(answer.value.status, 'no customer details') };
  return { ok: true, value: customer };
}
