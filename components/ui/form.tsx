'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { Callout } from './callout';

/** Reason why the input was refused: for one field, or for the form as a whole. */
export type FormProblem = { message: string; field?: string };

const Context = createContext<FormProblem | null>(null);

/** Returns the problem of the field with this name in the form around it; undefined without one. */
export function useFieldError(name: string | undefined): string | undefined {
  const problem = useContext(Context);
  return problem && name !== undefined && problem.field === name ? problem.message : undefined;
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/**
 * A form whose fields are identified by name. `onSubmit` gets the values; a `problem` shows at the field it names (see
 * `Field`), else above the form, and takes the focus there. The values stay.
 */
export function Form({
  problem,
  onSubmit,
  className,
  children,
  label,
  id,
}: {
  problem: FormProblem | null;
  onSubmit: (values: Record<string, string>) => void;
  className?: string;
  children: ReactNode;
  label?: string;
  id?: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [names, setNames] = useState<string[]>([]);
  const general = problem !== null && !(problem.field && names.includes(problem.field));
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus();
  }, [problem]);
  return (
    <form
      method="post"
      ref={form}
      id={id}
      aria-label={label}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        const values = valuesOf(event.currentTarget);
        setNames(Object.keys(values));
        onSubmit(values);
      }}
    >
      <Context value={problem}>
        {general && (
          <Callout tone="critical" className="col-span-full">
            {problem.message}
          </Callout>
        )}
        {children}
      </Context>
    </form>
  );
}
