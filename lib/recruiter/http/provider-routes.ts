import { guarded } from '../ground/use-case';
import { readBody } from '../uploads/read-body';
import { logOutByProvider } from '../users/back-channel-logout';
import { bodyOf } from './answers';

/** What the OpenID Connect provider calls from its server. */

const MOST_BYTES = 32 * 1024;
const HEADERS = { 'Cache-Control': 'no-store' };

/** Back-Channel Logout 1.0, 2.8: whatever is wrong is 400. */
const refusedWith = (description: string) =>
  Response.json(
    { error: 'invalid_request', error_description: description },
    { status: 400, headers: HEADERS },
  );

/** `POST /api/auth/back-channel-logout`: a `logout_token`, as a form; ends the sessions that it names. */
export async function postBackChannelLogout(request: Request): Promise<Response> {
  const read = await guarded(() => readBody(bodyOf(request), MOST_BYTES));
  if (!read.ok) return refusedWith('The body is missing or too long.');
  const [token, ...more] = new URLSearchParams(Buffer.from(read.value).toString('utf8')).getAll(
    'logout_token',
  );
  if (!token || more.length > 0) return refusedWith('One logout_token is expected, as a form.');
  const ended = await guarded(() => logOutByProvider(token));
  if (!ended.ok) return refusedWith(ended.problem.message);
  return new Response(null, { status: 200, headers: HEADERS });
}
