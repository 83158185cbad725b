'use client';

import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { menuItem, menuPanel } from './overlay';

export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;
export const DropdownMenuSub = Radix.Sub;

/** A menu of commands at its trigger. The page behind it stays within reach of assistive technology. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}

/** The menu itself, below its trigger. */
export function DropdownMenuContent({
  className,
  align = 'start',
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
        className={cn(menuPanel, className)}
        {...props}
      />
    </Radix.Portal>
  );
}

/** One command. `tone="danger"` for destructive ones; `aside` is at the end of the line (a shortcut, a count). */
export function DropdownMenuItem({
  tone,
  aside,
  className,
  children,
  asChild,
  ...props
}: ComponentProps<typeof Radix.Item> & { tone?: 'danger'; aside?: ReactNode }) {
  const look = cn(
    menuItem,
    tone === 'danger' && 'text-critical data-highlighted:bg-critical-soft [&_svg]:text-critical',
    className,
  );
  if (asChild) {
    return (
      <Radix.Item asChild className={look} {...props}>
        {children}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item className={look} {...props}>
      {children}
      {aside && <span className="ml-auto pl-6">{aside}</span>}
    </Radix.Item>
  );
}

/** A setting that is on or off; the menu stays open so that several can be set. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  onSelect,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      className={cn(menuItem, 'pl-8', className)}
      onSelect={(event) => {
        event.preventDefault();
        onSelect?.(event);
      }}
      {...props}
    >
      <ItemCheck />
      {children}
    </Radix.CheckboxItem>
  );
}

/** One of the alternatives of a `DropdownMenuRadioGroup`. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(menuItem, 'pl-8', className)} {...props}>
      <ItemCheck />
      {children}
    </Radix.RadioItem>
  );
}

function ItemCheck() {
  return (
    <Radix.ItemIndicator className="absolute left-2">
      <Check aria-hidden className="text-accent!" />
    </Radix.ItemIndicator>
  );
}

/** The item that opens a further menu. */
export function DropdownMenuSubTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.SubTrigger>) {
  return (
    <Radix.SubTrigger className={cn(menuItem, 'data-[state=open]:bg-hover', className)} {...props}>
      {children}
      <ChevronRight aria-hidden className="ml-auto" />
    </Radix.SubTrigger>
  );
}

export function DropdownMenuSubContent({ className, ...props }: ComponentProps<typeof Radix.SubContent>) {
  return (
    <Radix.Portal>
      <Radix.SubContent sideOffset={6} collisionPadding={8} className={cn(menuPanel, className)} {...props} />
    </Radix.Portal>
  );
}

/** Heading of the items below it. */
export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      className={cn('px-2 pt-1.5 pb-1 text-xs font-medium text-ink-faint', className)}
      {...props}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
