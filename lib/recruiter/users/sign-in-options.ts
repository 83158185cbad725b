import { config } from '@/lib/config';
import type { SignInOptions } from './types';

/** The id of the OpenID Connect provider for `signIn(id)`. */
export const PROVIDER_ID = 'oidc';

/** Returns the sign-in options other than e-mail and password. */
export function signInOptions(): SignInOptions {
  const { OIDC_ISSUER, OIDC_NAME } = config();
  return { provider: OIDC_ISSUER ? { id: PROVIDER_ID, name: OIDC_NAME } : null };
}
