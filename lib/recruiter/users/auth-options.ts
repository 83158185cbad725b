import type { NextAuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { z } from 'zod';
import { config } from '@/lib/config';
import { secret } from '@/lib/platform';
import type { Problem } from '../ground/outcome';
import type { Device } from './devices';
import { discoveryAddress } from './provider-metadata';
import { signInWithProvider } from './provider-sign-in';
import { endSessionOf, SESSION_SECONDS, SessionToken } from './sessions';
import { signInWithPassword } from './sign-in';
import { addressIn } from './sign-in-limit';
import { PROVIDER_ID } from './sign-in-options';

/** The browser of a call that signs nobody in. */
const NO_DEVICE: Device = { userAgent: '', key: '' };

const Credentials = z.object({ email: z.string(), password: z.string(), code: z.string().default('') });

/** Errors that next-auth hands to the sign-in page as `error`; anything else is its `CredentialsSignin`. */
const ERRORS: Partial<Record<Problem['code'], string>> = {
  'too-many-attempts': 'TooManyAttempts',
  'code-needed': 'CodeNeeded',
  'code-wrong': 'CodeWrong',
  unavailable: 'Unavailable',
};

const passwordProvider = (device: Device) =>
  CredentialsProvider({
    name: 'E-mail and password',
    credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
    async authorize(given, request) {
      const read = Credentials.safeParse(given);
      if (!read.success) return null;
      const signedIn = await signInWithPassword({
        ...read.data,
        address: addressIn(request.headers?.['x-forwarded-for']),
        device,
      });
      if (signedIn.ok) return signedIn.value;
      const error = ERRORS[signedIn.problem.code];
      if (error) throw new Error(error);
      return null;
    },
  });

function openIdProvider(): OAuthConfig<{ sub: string }> | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, OIDC_SCOPE } = config();
  if (!OIDC_ISSUER) return null;
  return {
    id: PROVIDER_ID,
    name: OIDC_NAME,
    type: 'oauth',
    wellKnown: discoveryAddress(OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    authorization: { params: { scope: OIDC_SCOPE } },
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    profile: (profile) => ({ id: profile.sub }),
  };
}

const callbacksOf = (device: Device): NextAuthOptions['callbacks'] => ({
  async signIn({ user, account, profile }) {
    if (account?.type !== 'oauth') return true;
    const session = await signInWithProvider(profile, device, account.id_token);
    if (session) Object.assign(user, session);
    return session !== null;
  },
  async jwt({ token, user }) {
    const session = SessionToken.safeParse(user ?? token);
    return session.success ? session.data : {};
  },
  async session({ session, token }) {
    return { expires: session.expires, ...SessionToken.safeParse(token).data };
  },
});

/**
 * The settings of next-auth: the id of a session in a signed and encrypted cookie that only the server can read.
 * `device` is the browser that signs in; `onSignOut` hears of a session that ended, with its ID token.
 */
export async function authOptions(
  device: Device = NO_DEVICE,
  onSignOut: (idToken: string | null) => void = () => {},
): Promise<NextAuthOptions> {
  const { BASE_URL } = config();
  // next-auth 4 only takes the address of the site from the environment.
  process.env.NEXTAUTH_URL = BASE_URL;
  const openId = openIdProvider();
  const byPassword = passwordProvider(device);
  return {
    secret: await secret('session'),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS, updateAge: 60 * 60 },
    useSecureCookies: BASE_URL.startsWith('https:'),
    pages: { signIn: '/sign-in', error: '/sign-in' },
    providers: openId ? [byPassword, openId] : [byPassword],
    callbacks: callbacksOf(device),
    events: { signOut: async ({ token }) => onSignOut(await endSessionOf(token)) },
  };
}
