import { signIn } from 'next-auth/react';
import type { FormProblem } from '@/components/ui/form';

/**
 * Returns the message of the sign-in page for an error of next-auth; the same for an unknown person and a wrong
 * password.
 */
export function signInProblem(error: string): FormProblem {
  switch (error) {
    case 'CredentialsSignin':
      return { message: 'The e-mail or the password is wrong.' };
    case 'TooManyAttempts':
      return { message: 'Too many attempts. Wait a few minutes and try again.' };
    case 'CodeNeeded':
      return { message: 'Enter the code from your authenticator app.', field: 'code' };
    case 'CodeWrong':
      return { message: 'This code is wrong. Enter the one the app shows now.', field: 'code' };
    case 'AccessDenied':
      return { message: 'You have no access to this workspace. Ask an owner to invite you.' };
    case 'SessionRequired':
      return { message: 'Sign in to continue.' };
    default:
      return { message: 'Sign-in failed. Try again in a moment.' };
  }
}

/** Signs in with e-mail and password, and a code if one is needed. Returns null on success, else the message. */
export async function signInWith(email: string, password: string, code = ''): Promise<FormProblem | null> {
  try {
    const answer = await signIn('credentials', { email, password, code, redirect: false });
    return answer?.error ? signInProblem(answer.error) : null;
  } catch {
    return { message: 'The server cannot be reached. Check your connection and try again.' };
  }
}
