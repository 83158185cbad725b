'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Form, type FormProblem } from '@/components/ui/form';
import { Input } from '@/components/ui/input';

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function CodeForm({
  problem,
  busy,
  onSubmit,
  onBack,
}: {
  problem: FormProblem | null;
  busy: boolean;
  onSubmit: (values: Record<string, string>) => void;
  onBack: () => void;
}) {
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <Form label="Second factor" problem={problem} onSubmit={onSubmit} className="flex flex-col gap-4">
      <Field
        label="Code"
        name="code"
        hint="The six digits your authenticator app shows now. No app at hand? Use a recovery code, or ask an owner to reset your second factor."
      >
        <Input
          ref={code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          className="h-10 font-mono tracking-widest"
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" busy={busy} className="mt-1">
        Continue
      </Button>
      <Button size="lg" onClick={onBack}>
        Back
      </Button>
    </Form>
  );
}
