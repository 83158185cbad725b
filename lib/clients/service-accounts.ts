import type { z } from 'zod';
import { config } from '@/lib/config';
import {
  CreateServiceAccountRequest,
  type Decoded,
  type DecodedOf,
  decode,
  encode,
  InfoOnly,
  SERVICE_ACCOUNTS_PATH,
  type ServiceAccountData,
  ServiceAccountsResponse,
  type ServiceAccountWithKey,
  ServiceAccountWithKeyResponse,
} from '@/lib/contracts';
import { type Answered, badAnswerFailure } from './failure';
import { send } from './http';
import { parserGate, parserHeaders } from './provider';

const TIMEOUT_MS = 15_000;

async function call<S extends z.ZodType>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  schema: S,
  body?: object,
): Promise<Answered<Decoded<z.output<S>>>> {
  const answer = await send(parserGate(), {
    method,
    url: `${config().EMBEDDED_URL}${SERVICE_ACCOUNTS_PATH}${path}`,
    headers: await parserHeaders(),
    body: body && JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  });
  if (!answer.ok) return answer;
  const read = schema.safeParse(answer.value.json);
  if (!read.success) return { ok: false, failure: badAnswerFailure(answer.value.status, read.error.message) };
  return { ok: true, value: decode(schema, read.data) };
}

function withValue<T>(answer: Answered<{ value?: T | null }>): Answered<T> {
  if (!answer.ok) return answer;
  const { value } = answer.value;
  return value ? { ok: true, value } : { ok: false, failure: badAnswerFailure(200, 'the value is missing') };
}

const at = (id: string) => `/${encodeURIComponent(id)}`;

/** The accounts of the built-in service, the newest first, revoked ones included. */
export async function listAccounts(): Promise<Answered<ServiceAccountData[]>> {
  return withValue<ServiceAccountData[]>(await call('GET', '', ServiceAccountsResponse));
}

/** Makes an account; the key is told here and never again. */
export async function createAccount(
  name: string,
): Promise<Answered<DecodedOf<typeof ServiceAccountWithKey>>> {
  const body = encode(CreateServiceAccountRequest, { name });
  return withValue(await call('POST', '', ServiceAccountWithKeyResponse, body));
}

/** Gives an account a new key; the old one is refused from then on. */
export async function rotateAccount(id: string): Promise<Answered<DecodedOf<typeof ServiceAccountWithKey>>> {
  return withValue(await call('POST', `${at(id)}/rotate`, ServiceAccountWithKeyResponse));
}

/** Refuses an account from now on. */
export async function revokeAccount(id: string): Promise<Answered<null>> {
  const answer = await call('DELETE', at(id), InfoOnly);
  return answer.ok ? { ok: true, value: null } : answer;
}
