import type { SignInOptions } from './types';
/** What the sign-in page offers besides e-mail and password. */
export function signInOptions(): SignInOptions {
  throw new Error('being written');
}
