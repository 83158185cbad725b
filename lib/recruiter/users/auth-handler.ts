import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import { config } from '@/lib/config';
import { authOptions } from './auth-options';
import { DEVICE_COOKIE, DEVICE_SECONDS, type Device, deviceKeyOf } from './devices';
import { signOutAddress } from './provider-sign-out';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Returns the browser that asks, with its key from now on. */
async function deviceOf(request: Request): Promise<Device> {
  const jar = await cookies();
  const known = jar.get(DEVICE_COOKIE)?.value;
  const key = deviceKeyOf(known);
  if (request.method === 'POST' && key !== known)
    jar.set(DEVICE_COOKIE, key, {
      httpOnly: true,
      sameSite: 'lax',
      secure: config().BASE_URL.startsWith('https:'),
      path: '/api/auth',
      maxAge: DEVICE_SECONDS,
    });
  return { userAgent: request.headers.get('user-agent') ?? '', key };
}

/** Leads on to another address than the answer to a sign-out does, which clears the same cookies. */
function ledTo(address: string, answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  if (!headers.has('location')) return Response.json({ url: address }, { status: answer.status, headers });
  headers.set('location', address);
  return new Response(null, { status: answer.status, headers });
}

/** Answers the routes of next-auth at `/api/auth/*`: sign-in, sign-out, session, tokens against forged requests. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  let ended: string | null = null;
  const options = await authOptions(await deviceOf(request), (idToken) => {
    ended = idToken;
  });
  const answer: Response = await NextAuth(options)(request, context);
  const address = ended && (await signOutAddress(ended));
  return address ? ledTo(address, answer) : answer;
}
