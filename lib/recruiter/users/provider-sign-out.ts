import { config } from '@/lib/config';
import { log } from '@/lib/platform';
import { providerMetadata } from './provider-metadata';

/**
 * Returns the address at which somebody signs out with the provider too (OpenID Connect RP-Initiated Logout 1.0), and from
 * which they come back to the sign-in page; null where that is not wanted, or the provider has none. Signing out here
 * does not wait on it.
 */
export async function signOutAddress(idToken: string): Promise<string | null> {
  const { OIDC_SIGN_OUT, OIDC_CLIENT_ID, BASE_URL } = config();
  if (OIDC_SIGN_OUT !== 'provider') return null;
  try {
    const { end_session_endpoint } = await providerMetadata();
    if (!end_session_endpoint) return null;
    const address = new URL(end_session_endpoint);
    address.searchParams.set('id_token_hint', idToken);
    address.searchParams.set('client_id', OIDC_CLIENT_ID ?? '');
    address.searchParams.set('post_logout_redirect_uri', new URL('/sign-in', BASE_URL).href);
    return address.href;
  } catch (error) {
    log().warn({ err: error }, 'somebody signed out here and not with the provider, which did not answer');
    return null;
  }
}
