import type { ComponentProps } from 'react';
import { cn } from './cn';

/** The look shared by everything one types into or chooses from. */
export const fieldLook = [
  'w-full min-w-0 rounded-md border border-field bg-raised text-sm text-ink shadow-raised',
  'transition-colors duration-100 hover:border-ink-faint',
  'focus-visible:border-focus focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none',
  'aria-invalid:border-critical aria-invalid:outline-critical',
];

/** One line of text. Inside a `Field` it is tied to its label, hint and error. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(fieldLook, 'h-8 px-2.5 pointer-coarse:h-10 pointer-coarse:text-base', className)}
      {...props}
    />
  );
}

/** Several lines of text, growing with their content where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(fieldLook, 'field-sizing-content px-2.5 py-1.5 pointer-coarse:text-base', className)}
      {...props}
    />
  );
}
