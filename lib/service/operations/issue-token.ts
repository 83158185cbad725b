import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { TOKEN_SECONDS } from '../accounts';
import { serviceRuntime } from '../runtime';

export type TokenRequest = {
  grantType: string | undefined;
  client?: { id: string; key: string };
  /** True when the client was named in more than one way (RFC 6749 2.3 forbids it). */
  ambiguous: boolean;
  /** Address of the client, if known. */
  address: string;
};

/** `error` is a code of RFC 6749 5.2, or means that the endpoint is overrun. */
export type TokenFailure = {
  error: 'invalid_request' | 'unsupported_grant_type' | 'invalid_client' | 'temporarily_unavailable';
  message: string;
  code: string;
};

function refuse(error: TokenFailure['error'], message: string) {
  return fail<TokenFailure>({ error, message, code: error });
}

/** Issues a bearer token of 15 minutes for the id and key of an account (matching-ui.md, Authentication 1 to 4). */
export async function issueToken(
  request: TokenRequest,
): Promise<Result<{ token: string; seconds: number }, TokenFailure>> {
  const { grantType, client, ambiguous, address } = request;
  if (grantType === undefined) return refuse('invalid_request', 'The parameter grant_type is missing.');
  if (grantType !== 'client_credentials')
    return refuse('unsupported_grant_type', 'Only the grant type client_credentials is supported.');
  if (ambiguous) return refuse('invalid_request', 'The client must be named in one way only.');
  const { authenticate, tokens } = await serviceRuntime();
  const known = await authenticate(client && { kind: 'pair', ...client }, address);
  if (known.ok) return succeed({ token: await tokens.issue(known.value), seconds: TOKEN_SECONDS });
  return known.failure.code === 'TooManyRequests'
    ? refuse('temporarily_unavailable', known.failure.message)
    : refuse('invalid_client', 'The client is unknown or its secret is wrong.');
}
