'use client';

import { signOut } from 'next-auth/react';
import { THEMES } from '@/components/shell/preferences';
import { usePreferences } from '@/components/shell/preferences-provider';
import { THEME_LABELS } from '@/components/shell/themes';
import { useAction } from '@/components/shell/use-action';
import { Button } from '@/components/ui/button';
import { CheckLine } from '@/components/ui/check-line';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { toast } from '@/components/ui/toast';
import type { Actor, Outcome } from '@/lib/recruiter';

/** Name of the signed-in person, as others see it. */
export function NameForm({
  actor,
  changeName,
}: {
  actor: Actor;
  changeName: (input: { name: string }) => Promise<Outcome<Actor>>;
}) {
  const saving = useAction({ inForm: true });
  return (
    <Form
      label="Your name"
      problem={saving.problem}
      onSubmit={({ name = '' }) =>
        saving.run(
          () => changeName({ name }),
          () => toast.done('Name saved'),
        )
      }
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <Field label="Name" name="name" className="w-full">
        <Input autoComplete="name" defaultValue={actor.name} maxLength={100} required />
      </Field>
      <Field label="E-mail" hint="You sign in with it." className="w-full">
        <Input value={actor.email} readOnly className="read-only:bg-sunken read-only:text-ink-muted" />
      </Field>
      <Button type="submit" busy={saving.busy}>
        Save name
      </Button>
    </Form>
  );
}

/** A new password. It ends every session, so one has to sign in again. */
export function PasswordForm({
  email,
  changePassword,
}: {
  email: string;
  changePassword: (input: { current: string; next: string }) => Promise<Outcome<null>>;
}) {
  const saving = useAction({ inForm: true });
  return (
    <Form
      label="Change your password"
      problem={saving.problem}
      onSubmit={({ current = '', next = '' }) =>
        saving.run(
          () => changePassword({ current, next }),
          () => void signOut({ callbackUrl: '/sign-in' }),
        )
      }
      className="flex max-w-sm flex-col items-start gap-4"
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label="Current password" name="current" className="w-full">
        <PasswordInput autoComplete="current-password" required />
      </Field>
      <Field label="New password" name="next" hint="12 characters or more." className="w-full">
        <PasswordInput autoComplete="new-password" minLength={12} required />
      </Field>
      <Button type="submit" busy={saving.busy}>
        Change password
      </Button>
    </Form>
  );
}

/** The theme and the keyboard of this browser. */
export function Appearance() {
  const { preferences, setPreference } = usePreferences();
  return (
    <div className="flex flex-col items-start gap-5">
      <Choice
        label="Theme"
        value={preferences.theme}
        options={THEMES.map((theme) => ({ value: theme, ...THEME_LABELS[theme] }))}
        onChange={(theme) => setPreference('theme', theme)}
      />
      <CheckLine
        label="Single-key shortcuts"
        hint="Such as “?” for help or “G C” for the candidates. Turn them off if you dictate."
        checked={preferences.keys === 'on'}
        onChange={(on) => setPreference('keys', on ? 'on' : 'off')}
      />
    </div>
  );
}
