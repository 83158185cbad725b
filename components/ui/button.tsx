'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Tooltip } from './tooltip';

const button = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap',
    'transition-colors duration-100 select-none',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-raised hover:bg-accent-hover',
        secondary:
          'border border-line-strong bg-raised text-ink shadow-raised hover:border-field/60 hover:bg-canvas dark:hover:bg-surface',
        quiet: 'text-ink-muted hover:bg-hover hover:text-ink active:bg-pressed data-[state=open]:bg-hover',
        danger: 'bg-critical text-on-critical shadow-raised hover:bg-critical-hover',
        'danger-quiet': 'text-critical hover:bg-critical-soft',
        link: 'text-accent underline-offset-4 hover:underline',
      },
      size: {
        sm: 'h-7 px-2 text-xs pointer-coarse:h-9',
        md: 'h-8 px-3 text-sm pointer-coarse:h-10',
        lg: 'h-10 px-4 text-base',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'h-auto px-0 pointer-coarse:h-auto' }],
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

type ButtonLook = VariantProps<typeof button>;

/**
 * A button. `busy` shows that its action is under way and takes no second press; `asChild` lends the look to the
 * one child, for a link that looks like a button.
 */
export function Button({
  variant,
  size,
  busy = false,
  asChild = false,
  className,
  children,
  disabled,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean; asChild?: boolean }) {
  const look = cn(button({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={look}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

const iconButtonSize = {
  sm: 'size-7 px-0 pointer-coarse:size-9',
  md: 'size-8 px-0 pointer-coarse:size-10',
  lg: 'size-10 px-0',
};

/** A button that shows only an icon: its label is its accessible name and its tooltip, with the shortcut if any. */
export function IconButton({
  label,
  shortcut,
  side,
  size = 'md',
  variant = 'quiet',
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'size' | 'aria-label'> & {
  label: string;
  shortcut?: readonly string[];
  side?: 'top' | 'right' | 'bottom' | 'left';
  size?: 'sm' | 'md' | 'lg';
  children: ReactNode;
}) {
  return (
    <Tooltip content={label} shortcut={shortcut} side={side}>
      <Button
        aria-label={label}
        variant={variant}
        size={size}
        className={cn(iconButtonSize[size], className)}
        {...props}
      />
    </Tooltip>
  );
}
