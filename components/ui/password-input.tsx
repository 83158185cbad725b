'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from './cn';
import { Input } from './input';

/** A password, which can be looked at while it is typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pr-9 pointer-coarse:pr-11', className)}
        {...props}
      />
      <button
        type="button"
        aria-label="Show the password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="focus-inset absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-md text-ink-faint hover:text-ink pointer-coarse:w-10"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
