import { z } from 'zod';
import { seal, unseal } from '@/lib/platform';
import type { ApplicationDraft } from './types';

/**
 * Text that an applicant had typed when their form was rejected, for the page that reports it, since it needs no
 * script. Only their browser keeps it, sealed for this form, and for minutes: nothing about somebody who did not apply
 * stays here.
 */

export const DRAFT_COOKIE = 'application-draft';

const SECRET = 'application-form';
const KEPT_SECONDS = 15 * 60;
const MOST_LETTERS = 300;

const Kept = z.object({ name: z.string(), email: z.string(), until: z.number() });

const typed = (form: FormData, field: string) => String(form.get(field) ?? '').slice(0, MOST_LETTERS);

/** Returns the text typed into a form that came back. */
export function draftOf(form: FormData): ApplicationDraft {
  return { name: typed(form, 'name'), email: typed(form, 'email') };
}

const pathOf = (token: string) => `/apply/${encodeURIComponent(token)}`;

/** Returns the `Set-Cookie` that keeps a draft, or deletes it without one. */
export async function draftCookie(
  token: string,
  draft: ApplicationDraft | null,
  { isSecure }: { isSecure: boolean },
): Promise<string> {
  const until = Date.now() + KEPT_SECONDS * 1000;
  const value = draft ? await seal(SECRET, JSON.stringify({ ...draft, until }), token) : '';
  const how = `Path=${pathOf(token)}; Max-Age=${draft ? KEPT_SECONDS : 0}; HttpOnly; SameSite=Strict`;
  return `${DRAFT_COOKIE}=${value}; ${how}${isSecure ? '; Secure' : ''}`;
}

/** Returns the draft of a cookie; null without one, or if it is too old or belongs to another form. */
export async function applicationDraft(
  token: string,
  sealed: string | undefined,
): Promise<ApplicationDraft | null> {
  if (!sealed) return null;
  try {
    const { name, email, until } = Kept.parse(JSON.parse(await unseal(SECRET, sealed, token)));
    return until > Date.now() ? { name, email } : null;
  } catch {
    // Changed, or of another form or installation.
    return null;
  }
}
