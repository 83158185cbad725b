import { cookies } from 'next/headers';
import NextAuth from 'next-auth';
import { config } from '@/lib/config';
import { authOptions } from './auth-options';
import { DEVICE_COOKIE, DEVICE_SECONDS, type Device, deviceKeyOf } from './devices';

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

/** Answers the routes of next-auth at `/api/auth/*`: sign-in, sign-out, session, tokens against forged requests. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  const handle = NextAuth(await authOptions(await deviceOf(request)));
  return handle(request, context);
}
