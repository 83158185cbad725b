import { config } from '@/lib/config';
import { turnMailOff } from './mail-off';

type Params = { params: Promise<{ token: string }> };

/** For a mail program that opens the address of the press instead: leads to the page that asks. */
export async function getMailOff(_request: Request, { params }: Params): Promise<Response> {
  return Response.redirect(
    new URL(`/mail-off/${encodeURIComponent((await params).token)}`, config().BASE_URL),
  );
}

/**
 * The one-click request of a mail program (RFC 8058, `List-Unsubscribe-Post`): nobody is signed in, the body is
 * ignored, and the answer is not a redirect.
 */
export async function postMailOff(_request: Request, { params }: Params): Promise<Response> {
  const { token } = await params;
  const outcome = await turnMailOff(token);
  if (outcome.ok) return new Response('Alerts by e-mail are off.\n');
  const status = outcome.problem.code === 'not-found' ? 404 : 503;
  return new Response(`${outcome.problem.message}\n`, { status });
}
