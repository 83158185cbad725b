'use client';

import { useRouter } from 'next/navigation';
import { signIn } from 'next-auth/react';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, type FormProblem } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import type { SignInOptions } from '@/lib/recruiter';
import { CodeForm } from './code-form';
import { signInProblem, signInWith } from './sign-in';

/** E-mail and password, and the organisation's own provider where there is one. Then on to `destination`. */
export function SignInForm({
  options,
  destination,
  error,
}: {
  options: SignInOptions;
  destination: string;
  /** The code next-auth came back with, if it did. */
  error?: string | undefined;
}) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<FormProblem | null>(error ? signInProblem(error) : null);
  const { provider } = options;
  const [known, setKnown] = useState<{ email: string; password: string } | null>(null);
  const submit = (entered: Record<string, string>) =>
    start(async () => {
      const { email = '', password = '', code = '' } = { ...known, ...entered };
      const refusal = await signInWith(email, password, code);
      const isAsked = refusal?.field === 'code';
      if (isAsked) setKnown({ email, password });
      setProblem(isAsked && code === '' ? null : refusal);
      if (!refusal) router.replace(destination);
    });
  if (known)
    return (
      <CodeForm
        problem={problem}
        busy={busy}
        onSubmit={submit}
        onBack={() => {
          setKnown(null);
          setProblem(null);
        }}
      />
    );
  return (
    <>
      {provider && (
        <>
          <Button
            size="lg"
            className="w-full"
            onClick={() => void signIn(provider.id, { callbackUrl: destination })}
          >
            Continue with {provider.name}
          </Button>
          <div className="my-5 flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            or
          </div>
        </>
      )}
      <Form label="Sign in" problem={problem} onSubmit={submit} className="flex flex-col gap-4">
        <Field label="E-mail" name="email">
          <Input type="email" autoComplete="username" autoCapitalize="none" required className="h-10" />
        </Field>
        <Field label="Password" name="password">
          <PasswordInput autoComplete="current-password" required className="h-10" />
        </Field>
        <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
          Sign in
        </Button>
      </Form>
    </>
  );
}
