import NextAuth from 'next-auth';
import { authOptions } from './auth-options';

type Context = { params: Promise<{ nextauth: string[] }> };

/** Answers the routes of next-auth at `/api/auth/*`: sign-in, sign-out, session, tokens against forged requests. */
export async function authHandler(request: Request, context: Context): Promise<Response> {
  const handle = NextAuth(await authOptions());
  return handle(request, context);
}
