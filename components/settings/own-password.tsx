'use client';

import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';

/** Asks signed-in members for their password again, in a form around it. */
export function OwnPassword() {
  return (
    <Field label="Your password" name="password">
      <PasswordInput autoComplete="current-password" required />
    </Field>
  );
}
