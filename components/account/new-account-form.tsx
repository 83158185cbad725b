'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, type FormProblem } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import type { Outcome } from '@/lib/recruiter';
import { signInWith } from './sign-in';

/** Data of a new account. */
export type NewAccount = { name: string; email: string; password: string };

/**
 * Name, e-mail and password of someone new: the first owner, or (with `email` given) an invited person. The account
 * that `create` makes is signed in at once.
 */
export function NewAccountForm({
  label,
  email,
  create,
}: {
  /** Label of the form and its button. */
  label: string;
  /** The e-mail of an invitation, which cannot be changed. */
  email?: string;
  create: (account: NewAccount) => Promise<Outcome<unknown>>;
}) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const submit = (values: Record<string, string>) =>
    start(async () => {
      const account = {
        name: values.name ?? '',
        email: email ?? values.email ?? '',
        password: values.password ?? '',
      };
      const outcome = await create(account).catch(() => null);
      if (!outcome?.ok) {
        setProblem(outcome?.problem ?? { message: 'The server cannot be reached. Try again in a moment.' });
        return;
      }
      const refusal = await signInWith(account.email, account.password);
      setProblem(refusal);
      router.replace(refusal ? '/sign-in' : '/candidates');
    });
  return (
    <Form label={label} problem={problem} onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Name" name="name">
        <Input autoComplete="name" required maxLength={100} className="h-10" />
      </Field>
      <Field label="E-mail" name="email">
        <Input
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          readOnly={email !== undefined}
          defaultValue={email}
          className="h-10 read-only:bg-sunken read-only:text-ink-muted"
        />
      </Field>
      <Field
        label="Password"
        name="password"
        hint="12 characters or more; a few words in a row make a good one."
      >
        <PasswordInput autoComplete="new-password" required minLength={12} className="h-10" />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
        {label}
      </Button>
    </Form>
  );
}
